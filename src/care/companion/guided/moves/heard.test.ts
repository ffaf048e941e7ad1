/** What is answered to something told: its meaning, what they did, or room; never an echo. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { THERAPIST_IDS } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { LISTENING_KINDS, type ListeningKind, listeningLines } from '../listening/read.ts';

const last = (lines: readonly string[], therapistId: TherapistId = 'alice') =>
  converse(lines, { therapistId, seed: 'heard' }).at(-1)?.text ?? '';

const says = (therapist: TherapistId, ...kinds: readonly ListeningKind[]) =>
  kinds.flatMap((kind) => listeningLines(therapist)[kind]);

const beginsWith = (reply: string, lines: readonly string[]) =>
  lines.some((line) => reply.startsWith(line));

const BEGUN = ['hi, it is about my sister Mona', 'we have not spoken since the wedding in june'];

describe('a clause of a longer message', () => {
  it('is heard for itself, wherever it stands', () => {
    const told =
      'so there was the thing with the flat and the viewing on saturday. he cancelled on me, third time this month. and then jo posted her ring, you know how it is';
    expect(last([...BEGUN, told])).toMatch(
      /counted on|relied on|waited|cancel|didn't (?:hold|come)/i,
    );
  });

  it('is never handed back as a sentence of theirs: a detail of it may be', () => {
    const told = "I sit at my end of the table and she sits at hers, and we don't say a word.";
    expect(last([...BEGUN, told], 'james')).not.toMatch(
      /you (?:sit|don)|don't say a word|she sits/i,
    );
  });
});

describe('what they did', () => {
  it('is no good news where it was met badly', () => {
    for (const told of [
      'i finally told him and he laughed',
      'mia moved her tray two seats over. and ava laughed',
    ]) {
      const reply = last([...BEGUN, told]);
      expect(beginsWith(reply, says('alice', 'good', 'both'))).toBe(false);
    }
  });

  it.each([
    'theres an essay. i havent handed it in. 3 weeks late',
    'i still have not told him about the letter',
    'i got the letter today. they let me go',
    'The vet put him to sleep last week. Thursday. His kidneys.',
    'she died on sunday. we switched the machine off',
  ])('is not heard in: %s', (told) => {
    const kinds = ['done', 'both', 'good', 'plan'] as const;
    for (const therapist of THERAPIST_IDS)
      expect(beginsWith(last([...BEGUN, told], therapist), says(therapist, ...kinds))).toBe(false);
  });

  it.each([
    'i told him last night, the whole of it',
    'ok i just sent it to her',
    'I did it. I rang her and asked.',
  ])('is received as that: %s', (told) => {
    expect(beginsWith(last([...BEGUN, told]), says('alice', 'done', 'both'))).toBe(true);
  });

  it('and what came of it, together', () => {
    const told =
      'i finally texted my sister and asked her. she wrote back straight away and she hugged me today';
    expect(beginsWith(last([...BEGUN, told]), says('alice', 'both', 'done', 'good'))).toBe(true);
  });

  it.each([
    'he told her that i was the one who left',
    'i went to work and came home and then i went to bed',
    'she never told me anything about it',
  ])('is not heard in what is no step of theirs: %s', (told) => {
    expect(beginsWith(last([...BEGUN, told]), says('alice', 'done', 'good', 'both'))).toBe(false);
  });

  it('has no exercise put in front of it', () => {
    const talk = [
      ...BEGUN,
      'I lie awake over it most nights',
      'it was about the seating, of all things',
      'our mother took her side',
      'I rang her just now and said sorry, and she cried',
    ];
    expect(
      converse(talk, { therapistId: 'alice', seed: 'heard' }).at(-1)?.guided.pending?.kind,
    ).not.toBe('offer');
  });
});

describe('something of ours', () => {
  it('is taken back only where it was claimed', () => {
    const replies = converse(['it is the fourth one', 'no the evenings, not at work i am fine'], {
      therapistId: 'iris',
      seed: 'heard',
    });
    expect(beginsWith(replies.at(-1)?.text ?? '', says('iris', 'wrong'))).toBe(false);
  });
});

describe('twenty messages that nothing is known of', () => {
  it.each(THERAPIST_IDS)('%s finds other words each time, and never three of a kind', (who) => {
    const lines = Array.from(
      { length: 20 },
      (_, at) => `then number ${at + 3} was over there by the other one`,
    );
    const talk = converse(lines, { therapistId: who, seed: 'room' });
    const replies = talk.map(({ text }) => text);
    expect(new Set(replies).size).toBe(replies.length);
    const shapes = talk.map(({ guided }) => guided.shapes.at(-1) ?? '');
    for (const [at, shape] of shapes.entries())
      if (at > 1 && !['K', 'A', 'M', 'X'].includes(shape))
        expect([shapes[at - 1], shapes[at - 2]].every((one) => one === shape)).toBe(false);
  });
});

describe('the lines', () => {
  it.each(THERAPIST_IDS)('%s has enough of each kind, and none twice', (who) => {
    const all = LISTENING_KINDS.flatMap((kind) => listeningLines(who)[kind]);
    expect(new Set(all).size).toBe(all.length);
    for (const kind of LISTENING_KINDS)
      expect(listeningLines(who)[kind].length, kind).toBeGreaterThan(3);
    for (const kind of ['ask', 'begin', 'how', 'late', 'person', 'you'] as const)
      for (const line of listeningLines(who)[kind]) expect(line).toMatch(/\?$/);
    for (const line of listeningLines(who).person) expect(line).toContain('{p}');
    for (const line of listeningLines(who).late) expect(line).toContain('{lost}');
  });
});
