/** The guided companion as others see it: deterministic, small, never repeating, true about itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS, type TherapistId } from '#care/contract.ts';
import { guidedCompanion as companion } from '../guided-companion.ts';
import type { DialogueState, TurnInput, TurnResult, Utterance } from '../types.ts';
import { SKILLS, skillById } from './skills/index.ts';
import type { GuidedState } from './state.ts';
import { VOICES } from './voices/index.ts';
import { sentencesOf } from './words.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

async function say(message: string, over: Partial<TurnInput> = {}): Promise<TurnResult> {
  const input: TurnInput = {
    therapistId: 'charlie',
    firstName: null,
    message,
    history: [],
    state: null,
    recall: [],
    now: NOW,
    seed: 's',
    country: 'US',
    ...over,
  };
  const turn = companion.reply(input, new AbortController().signal);
  let step = await turn.next();
  while (!step.done) step = await turn.next();
  return step.value;
}

async function talk(therapistId: TherapistId, lines: readonly string[]): Promise<TurnResult[]> {
  const results: TurnResult[] = [];
  const history: Utterance[] = [];
  let state: DialogueState | null = null;
  for (const line of lines) {
    const result: TurnResult = await say(line, { therapistId, history: [...history], state });
    state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
    history.push(
      { role: 'user', content: line, at: NOW },
      { role: 'assistant', content: result.text, at: NOW },
    );
    results.push(result);
  }
  return results;
}

const guided = (result: TurnResult | undefined) => result?.state.guided as GuidedState;

describe('the guided companion', () => {
  it('says the same for the same seed and something else for another', async () => {
    const one = await say('my boss shouted at me in front of everyone');
    const two = await say('my boss shouted at me in front of everyone');
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, at) => `another ${at}`).map((seed) =>
        say('my boss shouted at me in front of everyone', { seed }),
      ),
    );
    expect(one.text).toBe(two.text);
    expect(others.some(({ text }) => text !== one.text)).toBe(true);
  });

  it('repeats no sentence in two hundred turns of the same few words', async () => {
    const lines = Array.from(
      { length: 200 },
      (_, at) => ['ok', 'i am tired', 'idk', 'my mum called', 'no'][at % 5] ?? 'ok',
    );
    const results = await talk('iris', lines);
    const sentences = results.flatMap((result) => sentencesOf(result.text));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(JSON.stringify(results.at(-1)?.state.guided).length).toBeLessThan(16_000);
  });

  it('answers for anything a person can type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400, unit: 'binary' }), async (message) => {
        expect((await say(message)).text.trim()).not.toBe('');
      }),
      { numRuns: 60 },
    );
  });

  it('survives a state that is not its own', async () => {
    for (const raw of [null, 7, 'x', [], { v: 9 }, { v: 1 }]) {
      const state = { version: 1, guided: raw, risk: null };
      expect((await say('I am sad', { state })).text).not.toBe('');
    }
  });

  it('says it is an AI in every welcome and whenever asked', async () => {
    for (const therapistId of THERAPIST_IDS) {
      for (const firstName of [null, 'Ana']) {
        const welcome = companion.welcome({
          therapistId,
          firstName,
          recall: [],
          now: NOW,
          seed: `w${firstName}`,
        });
        expect(welcome).toMatch(/\bAI\b/);
        expect(welcome).toContain(VOICES[therapistId].name);
      }
      expect((await say('are you a real person?', { therapistId })).text).toMatch(
        /\bAI\b|not human|machine/i,
      );
    }
  });

  it('says so again after three hours', async () => {
    const first = await say('hello', {
      history: [{ role: 'assistant', content: 'Welcome.', at: NOW }],
    });
    const later = new Date(NOW.getTime() + 3 * 3_600_000 + 1);
    const second = await say('I am still sad', { state: first.state, now: later });
    expect(second.text).toMatch(/\bAI\b/);
    const third = await say('and tired', {
      state: second.state,
      now: new Date(later.getTime() + 60_000),
    });
    expect(third.text).not.toMatch(/\bAI\b/);
  });

  it('respects a no to an exercise until it is asked for one', async () => {
    const lines = [
      'I worry all the time',
      'about work and money',
      'I lie awake',
      'my boss is cold',
      'I check my mail at night',
      'I am scared of Monday',
      'it was the same at school',
      'my dad too',
    ];
    const until =
      (await talk('charlie', lines)).findIndex((one) => guided(one).pending?.kind === 'offer') + 1;
    expect(until).toBeGreaterThan(3);
    const refused = [
      ...lines.slice(0, until),
      'no',
      'he paced',
      'every night',
      'we never spoke of it',
      'I hated it',
      'now I pace',
      'up and down',
      'my wife hears it',
      'she says nothing',
      'I feel bad',
    ];
    const after = await talk('charlie', refused);
    expect(after.slice(until).some((one) => guided(one).pending?.kind === 'offer')).toBe(false);
    const reopened = await talk('charlie', [...refused, 'can we try an exercise']);
    expect(guided(reopened.at(-1)).pending?.kind).toBe('offer');
  });

  it('leads an exercise to its end and says what changed', async () => {
    const lines = [
      'I worry all the time',
      'I will mess up on Thursday',
      'everyone thinks I am a fraud',
      'can we try something',
      'yes',
      'they think I am a fraud',
      '80',
      'I was late twice',
      'they gave me the big client',
      'late twice, and still trusted with the client',
      '40',
    ];
    const results = await talk('charlie', lines);
    expect(results.at(-1)?.text).toMatch(/80/);
    expect(results.at(-1)?.text).toMatch(/40/);
    expect(guided(results.at(-1))).toMatchObject({
      skill: null,
      takeaway: 'late twice, and still trusted with the client',
      stage: 'plan',
    });
  });

  it('recalls the former session rightly', async () => {
    const past = await talk('fiona', [
      'my wife Joan died in March',
      'we were married 51 years',
      'I miss Joan in the evenings',
    ]);
    const recall = [
      { therapistId: 'fiona' as const, endedAt: NOW, state: past.at(-1)?.state ?? null },
    ];
    const welcome = companion.welcome({
      therapistId: 'fiona',
      firstName: 'Sam',
      recall,
      now: NOW,
      seed: 'x',
    });
    expect(welcome).toMatch(/Joan|the loss/);
    const stranger = companion.welcome({
      therapistId: 'bob',
      firstName: 'Sam',
      recall,
      now: NOW,
      seed: 'x',
    });
    expect(stranger).not.toMatch(/Joan/);
  });

  it('hands danger to protocol, and stays out of the way of its question', async () => {
    const result = await say('I want to kill myself');
    expect(result).toMatchObject({ source: 'protocol' });
    expect(result.crisis?.resources.length).toBeGreaterThan(0);
  });
});

describe('the exercises', () => {
  it('are at least twenty-four, each with a smaller way at every step', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(24);
    for (const skill of SKILLS) {
      expect(skill.source).not.toBe('');
      for (const step of skill.steps) {
        expect(step.say.length).toBeGreaterThanOrEqual(2);
        expect(step.smaller.length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('use no slot before it has been filled', () => {
    const given = new Set([
      'topic',
      'np',
      'p',
      'selfword',
      'w',
      'q',
      'a',
      'keep',
      'before',
      'after',
      'lost',
      'stay',
      'go',
    ]);
    for (const skill of SKILLS) {
      const known = new Set(given);
      for (const step of skill.steps) {
        const used = [...step.say, ...step.smaller].flatMap((line) =>
          [...line.matchAll(/\{(\w+)\}/g)].map((one) => one[1]),
        );
        for (const name of used) expect(known, `${skill.id}: ${name}`).toContain(name);
        if (step.slot) known.add(step.slot);
      }
    }
  });

  it('are there for every therapist and every situation that names them', () => {
    for (const voice of Object.values(VOICES))
      for (const id of voice.repertoire) expect(skillById(id), id).not.toBeNull();
  });
});

describe('the voices', () => {
  it('share no line, and ask at most one question in a line', () => {
    const owner = new Map<string, string>();
    for (const voice of Object.values(VOICES)) {
      const lines = Object.values(voice).flatMap((bank) =>
        Array.isArray(bank)
          ? (bank as string[])
          : typeof bank === 'object'
            ? Object.values(bank as Record<string, string[]>).flat()
            : [],
      );
      for (const line of lines) {
        expect((line.match(/\?/g) ?? []).length, line).toBeLessThanOrEqual(1);
        if (line.split(' ').length < 5 || voice.repertoire.includes(line as never)) continue;
        expect(owner.get(line) ?? voice.id, line).toBe(voice.id);
        owner.set(line, voice.id);
      }
    }
  });
});
