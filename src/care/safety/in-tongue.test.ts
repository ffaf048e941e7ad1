/** Danger in another language is answered in it first, with the country's lines, and English follows. */
import { describe, expect, it } from 'vitest';
import { assessAndAnswer } from './protocol.ts';

const about = { risk: null, therapistId: null, firstName: null, country: 'US', seed: 'one' };

describe('the protocol’s reply to a message in another language', () => {
  it.each([
    ['quiero morir, no puedo más', '¿Estás pensando en quitarte la vida?'],
    ['quiero morir', '¿Estás pensando en quitarte la vida?'],
    ['quero morrer', 'Você está pensando em tirar a própria vida?'],
    ['je veux mourir', 'Pensez-vous à vous donner la mort'],
    ['ich will sterben', 'Denkst du daran, dir das Leben zu nehmen?'],
    ['voglio morire', 'Stai pensando di toglierti la vita?'],
    ['我想死', '你是在想结束自己的生命吗'],
    ['मैं मरना चाहता हूँ', 'क्या आप अपनी जान लेने के बारे में सोच रहे हैं?'],
    ['أريد أن أموت', 'هل تفكر في إنهاء حياتك؟'],
  ])('begins in it: %s', (message, question) => {
    const { reply } = assessAndAnswer({ ...about, message });
    expect(reply?.text.slice(0, 80)).toContain(question);
    expect(reply?.text).toContain('988');
    // And English behind it, for whoever reads that better.
    expect(reply?.text.slice(60)).toMatch(/\b(?:call|text)\b.{0,12}988/i);
    const first = reply?.text.slice(0, reply.text.indexOf('988')) ?? '';
    expect(first).not.toMatch(/\b(?:call|text|or)\b/);
  });

  it('does not say it a second time', () => {
    const first = assessAndAnswer({ ...about, message: 'quiero morir, no puedo más' }).reply;
    const risk = first?.risk ?? null;
    const next = assessAndAnswer({ ...about, risk, message: 'quiero morir, no puedo más' }).reply;
    expect(next?.text).not.toContain('quitarte la vida');
  });
});
