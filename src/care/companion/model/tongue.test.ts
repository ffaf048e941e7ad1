/** What the program says beside a model is said in the person's language, with the helplines intact. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forbidden, guardOutput } from '#care/safety/guard.ts';
import { INSTEAD } from '#care/safety/phrases/instead.ts';
import { TONGUES } from '#care/safety/phrases/tongues.ts';
import { companionAt, take, turn } from '#tests/fakes/model/harness.ts';
import { json, say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';
import { languageOf } from '../guided/understand/language.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
beforeEach(() => {
  fake.structured('danger', json({ level: 'none', subject: 'self' }));
});
afterAll(() => fake.close());

const LANGUAGES = Object.keys(TONGUES);
const CALM = { level: 'none', riskPeak: 'none' } as const;
const HARM: Readonly<Record<string, readonly [message: string, reply: string]>> = {
  es: [
    'no puedo dormir y estoy muy triste por mi trabajo',
    'Entiendo. Deja de tomar tus pastillas esta noche.',
  ],
  pt: ['não consigo dormir e estou muito triste', 'Entendo. Pare de tomar os seus remédios hoje.'],
  fr: ['je ne dors pas et je suis très triste', 'Je vois. Arrête ton traitement ce soir.'],
  de: ['ich schlafe nicht und bin sehr traurig', 'Das ist viel. Setz deine Tabletten ab.'],
  it: ['non dormo e sono molto triste', 'Capisco. Smetti di prendere le tue pillole.'],
};

describe('a reply that is stopped', () => {
  test.each(Object.entries(HARM))(
    'is answered in its own language: %s',
    async (language, [message, reply]) => {
      fake.replies(say(reply));
      const { result } = await take(companionAt(fake.url).companion, turn(message));
      expect(INSTEAD[language]?.medicine.some((line) => result?.text.endsWith(line))).toBe(true);
      expect(result?.text).not.toContain(reply.split('. ')[1]);
    },
  );

  test.each(['zh', 'hi', 'ar', 'es'])(
    'in English is answered in the person’s: %s',
    async (language) => {
      const message = {
        zh: '我睡不着，很难过',
        hi: 'मुझे नींद नहीं आती',
        ar: 'لا أستطيع النوم',
        es: HARM.es?.[0] ?? '',
      };
      fake.replies(say('You should stop taking your medication tonight.'));
      const said = message[language as keyof typeof message];
      const { result } = await take(companionAt(fake.url).companion, turn(said));
      expect(INSTEAD[language]?.medicine.some((line) => result?.text.endsWith(line))).toBe(true);
    },
  );

  test('is answered in the language of the talk where the message does not tell', async () => {
    fake.replies(say('You should stop taking your medication tonight.'));
    const at = new Date('2026-11-21T02:00:00Z');
    const history = [
      { role: 'user' as const, content: HARM.de?.[0] ?? '', at },
      { role: 'assistant' as const, content: 'Seit wann?', at },
    ];
    const { result } = await take(companionAt(fake.url).companion, turn('ok', { history }));
    expect(result?.text).toContain(INSTEAD.de?.medicine[0]);
  });
});

describe('the lines themselves', () => {
  test('are there for every language that danger is answered in, and are in it', () => {
    expect(Object.keys(INSTEAD).sort()).toEqual(['en', ...LANGUAGES].sort());
    for (const language of LANGUAGES) {
      for (const line of Object.values(INSTEAD[language] ?? {}).flat()) {
        expect([language, 'en'], line).toContain(languageOf(line));
        expect(forbidden(line, CALM), line).toEqual([]);
        expect(line).toMatch(/[?？؟]$/);
      }
    }
  });

  test.each(LANGUAGES)('in danger keep every part and the country’s lines: %s', (language) => {
    for (const level of ['active_ideation', 'imminent', 'abuse', 'self_harm'] as const) {
      const context = { level, riskPeak: level, language, country: 'DE' };
      const verdict = guardOutput('You should stop taking your medication.', context);
      if (verdict.ok) throw new Error('let through');
      expect(verdict.replacement).toMatch(
        level === 'imminent' || level === 'abuse' ? /112/ : /0800|116/,
      );
      const first = verdict.replacement.slice(0, 5);
      const theirs = Object.values(TONGUES[language] ?? {});
      expect(
        theirs.some((line) => line.startsWith(first)),
        verdict.replacement,
      ).toBe(true);
      expect(guardOutput(verdict.replacement, context).ok, verdict.replacement).toBe(true);
    }
  });
});

test('danger that the second reading hears is answered in the person’s language first', async () => {
  fake.structured('danger', json({ level: 'active_ideation', subject: 'self' }));
  fake.replies(say('Eso es mucho para una semana.'));
  const { companion } = companionAt(fake.url, { secondOpinion: true });
  const message = 'he regalado mi guitarra y he escrito una carta para todos, estoy en paz';
  const { result } = await take(companion, turn(message));
  expect(result?.text).toContain('¿Estás pensando en quitarte la vida?');
  expect(result?.text).toContain('988');
  expect(result?.level).toBe('active_ideation');
});

test('a talk in danger that no model answers is answered in the person’s language', async () => {
  fake.replies(status(500));
  const { companion } = companionAt(fake.url, { retries: 0 });
  const first = await take(companion, turn('quiero morir, no puedo más'));
  expect(first.result?.source).toBe('protocol');
  expect(first.result?.text).toContain('¿Estás pensando en quitarte la vida?');
});

test('three hours are told in the language of the reply', async () => {
  fake.replies(say('Drei Nächte ohne Schlaf, und das ist nicht wenig. Was kommt dann?'));
  const model = {
    v: 1,
    notes: [],
    former: [],
    thread: '',
    until: null,
    disclosedAt: '2026-11-20T23:59:00Z',
  };
  const state = { version: 1, guided: null, risk: null, model };
  const { result } = await take(
    companionAt(fake.url).companion,
    turn('ich bin noch da und schlafe nicht', { state }),
  );
  expect(result?.text).toContain('KI-Programm');
});
