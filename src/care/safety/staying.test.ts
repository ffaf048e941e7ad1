/** After the telling the talk stays with it, one thing at a time; and the gentle question keeps its place. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';

const talk = (...messages: readonly string[]) => talkWith('iris', messages);

const TOLD = ['they would all be better off if i was dead', 'no, never', 'my kids are small'];
const ADMITS = 'i was not honest before when you asked. i do think about it. no plan';

describe('a disclosure', () => {
  it('is thanked for, and asked about plan and means', () => {
    const told = talk(...TOLD, ADMITS).at(-1);
    expect(told?.text).toMatch(/^(?:Thank you for going back|You could have let the no stand)/);
    expect(told?.text).toContain('988');
    expect(told?.text).toMatch(/plan/);
    expect(told?.risk).toMatchObject({ denied: 0, peak: 'active_ideation' });
    expect(told?.risk.flags).toContain('disclosed');
  });

  it('is stayed with: what keeps them, what helped, whom to tell, and what holds them back', () => {
    const turns = talk(
      ...TOLD,
      ADMITS,
      'i have never told anyone',
      'i would not do it because of my kids',
      'last time my aunt came and it was a bit better',
      'i could ring her tomorrow',
      'but then i am the burden again',
    ).slice(4);
    expect(turns.every(({ takesOver }) => takesOver)).toBe(true);
    const [first, kids, helped, reach, burden] = turns.map(({ text }) => text);
    expect(first).toMatch(/told nobody|without anyone knowing/);
    expect(kids).toMatch(/children/);
    expect(helped).toMatch(/aunt/);
    expect(reach).toMatch(/\?/);
    expect(burden).toMatch(/fear|costs them/);
    for (const { text } of turns) expect(text.split('?').length).toBeLessThanOrEqual(2);
  });

  it('answers whether to be worried: yes, and whom to tell', () => {
    const text = talk(...TOLD, ADMITS, 'should i be worried about myself?').at(-1)?.text;
    expect(text).toMatch(/^Yes/);
    expect(text).toMatch(/doctor/);
    expect(text).toContain('988');
  });

  it('lets them speak of something else, and does not ask at once again', () => {
    const [left, next] = talk(
      ...TOLD,
      ADMITS,
      'can we talk about something else',
      'the garden is full of slugs',
    ).slice(-2);
    expect(left?.text).toContain('988');
    expect(next?.text).toBe('');
  });

  it('still rises when a means is named', () => {
    const last = talk(...TOLD, ADMITS, 'i have the tablets here').at(-1);
    expect(last?.risk.peak).toBe('imminent');
    expect(last?.text.slice(0, 90)).toContain('911');
  });

  it('is put right where "it" was something else', () => {
    const last = talk(
      'i feel hopeless',
      'no',
      'work again',
      'i do think about it a lot',
      'i mean the job',
    );
    expect(last.at(-1)?.risk.flags).not.toContain('disclosed');
  });
});

describe('the gentle question', () => {
  const asks = (...messages: readonly string[]) => /\?$/.test(talk(...messages).at(-1)?.text ?? '');

  it('comes at a low moment, and cuts across neither a question nor a way forward', () => {
    expect(asks('hi there', 'i feel so hopeless and worthless')).toBe(true);
    expect(asks('hi there', 'i feel so hopeless, what should i do tonight?')).toBe(false);
    expect(asks('hi there', 'i feel hopeless but i think i will call my brother')).toBe(false);
    expect(asks('hi there', "it is hopeless, what's the point?")).toBe(true);
  });

  it('comes at most twice', () => {
    const turns = talk(...Array.from({ length: 40 }, () => 'i feel so hopeless'));
    expect(turns.filter(({ text }) => text !== '').length).toBeLessThanOrEqual(2);
  });
});

describe('after self-harm was told', () => {
  it('a no to the question about dying is taken, and not asked over', () => {
    const turns = talk(
      'i cut my leg last night, not deep',
      'no not dying stuff',
      'ok',
      'school',
      'bus',
    );
    expect(turns[1]?.text).toMatch(/answer|your no/);
    expect(turns[1]?.risk.denied).toBe(1);
    for (const turn of turns.slice(2)) expect(turn.text).not.toMatch(/suicide|dying/);
  });

  it('is asked about again where it gets heavy', () => {
    const after = ['ok', 'school', 'bus', 'tea', 'it is hopeless and i hate myself'];
    const turns = talk('i cut my leg last night, not deep', 'no not dying stuff', ...after);
    expect(turns.at(-1)?.text).toMatch(/no/);
    expect(turns.at(-1)?.text).toMatch(/dying|suicide|ending your life|not wanting to live/);
  });
});
