/** A talk may be ended in any words, and nothing bad is given along. */
import { describe, expect, it } from 'vitest';
import { talk } from '#tests/factories/guided-talk.ts';
import { listeningLines } from '../listening/read.ts';

const said = (message: string, over = {}) => talk(over, [message], 'I see.', 'james')[0];

/** However it parts from them. */
const bare = (text = '') =>
  text
    .replace(/^You're welcome\. /, '')
    .replace(
      /\b(?:good night|(?:good)?bye(?: now| then| for (?:now|today|the moment))?)\b/gi,
      'bye',
    )
    .replace(/^bye\. /, '');

describe('a goodbye', () => {
  it.each([
    'Goodnight, James.',
    "Against it? I don't want to stop it, dear. I think I'll go up now. Good night.",
    "Anyway, I've took up enough of your time, Maureen's calling me for my tea. Ta very much.",
    'right. ill call in sick tomorow. im going to sleep now. thanks i suppose',
    "Right, I'm ringing the debt charity at nine and telling Dan he's on the call. Goodnight, James.",
    'It was rather like being given permission. I shall close here, as the forecast begins. With thanks for your patience, and good night. Arthur.',
  ])('is heard: %s', (message) => {
    expect(said(message)?.state.stage).toBe('close');
  });

  it.each([
    'Any noise behind me and I’m off.',
    'I said good night to him and he did not answer me at all',
    'I always go to bed at ten and then I lie there until two, thinking of her',
    'Should I go to bed now or wait for him?',
  ])('is not heard in: %s', (message) => {
    expect(said(message)?.state.stage).not.toBe('close');
  });

  it('wishes well with the plan that came with it, and holds up none of its words', () => {
    const reply = said("I'm ringing the debt charity at nine. Goodnight, James.", {
      kept: ['mute him'],
    });
    expect(listeningLines('james').byeplan.map(bare)).toContain(bare(reply?.text));
  });

  it.each([
    "i did it, i told him the whole thing and he hugged me. anyway i'm off to bed, night",
    'sent it!! she wrote back straight away. gotta go, bye',
  ])('receives what they did before they left: %s', (message) => {
    const { byedone, byegood } = listeningLines('james');
    expect([...byedone, ...byegood].map(bare)).toContain(bare(said(message)?.text));
  });

  it('says good night to a good night, and takes thanks as such', () => {
    expect(said('ok goodnight')?.text).toMatch(/good night/i);
    expect(said('ok goodnight')?.text).not.toMatch(/\bbye\b/i);
    expect(said('thanks for listening, bye')?.text).toMatch(/welcome|thank/i);
  });

  it('wishes well for what lies ahead', () => {
    expect(said('its late i have a math quiz tomorrow. gn')?.text).toMatch(/the quiz tomorrow/);
  });

  it('keeps no bedtime', () => {
    expect(said("I think I'll go up now. Good night.")?.text).not.toMatch(/[“”]/);
  });
});
