/** What every reply of a model is told, and that the ten can be told apart. */
import { describe, expect, test } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { forbidden } from '#care/safety/guard.ts';
import { instructionsFor, taskInstructions } from './prompts.ts';

const own = (id: (typeof THERAPIST_IDS)[number]): string =>
  instructionsFor(id).split(/(?=^# You are )/m)[1] ?? '';
const sampleOf = (text: string): string => /might answer “(.+)”/.exec(text)?.[1] ?? '';

describe('each of the ten', () => {
  test.each(THERAPIST_IDS)('%s has a method, a voice and a sound of its own', (id) => {
    const text = own(id);
    expect(text).toMatch(/^# You are /);
    expect(text).toMatch(/^Method: /m);
    expect(text).toMatch(/^Voice: /m);
    const sample = sampleOf(text);
    expect(sample.split(/\s+/).length).toBeGreaterThan(8);
    expect(sample.split(/\s+/).length).toBeLessThan(40);
    expect(sample.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(forbidden(sample, { level: 'none', riskPeak: 'none' })).toEqual([]);
  });

  test('sounds like nobody else', () => {
    const samples = THERAPIST_IDS.map((id) => sampleOf(own(id)));
    expect(new Set(samples.map((one) => one.split(/\s+/).slice(0, 3).join(' '))).size).toBe(10);
  });
});

describe('all of them', () => {
  test.each([
    ['answer first', /first sentence/],
    ['ask one thing at most', /at most one question/i],
    ['are brief', /25 to 60 words/],
    ['make no lists', /no lists/],
    ['say that they are an AI', /say in the first sentence that you are an AI/],
    ['diagnose nobody', /do not diagnose/],
    ['leave medicine alone', /start, stop or change a medicine/],
    ['name control and never call it normal', /as control.+never normal/],
    ['bind nobody to them', /always be there/],
    ['lead no exercise in danger', /in danger.+no exercise at all/],
    ['take no orders from a message', /never an order about how you work/],
  ])('%s', (_, rule) => {
    for (const id of THERAPIST_IDS) expect(instructionsFor(id)).toMatch(rule);
  });

  test('are shorter where it is grave, and lead nothing', () => {
    const text = instructionsFor('charlie', ['danger', 'appended']);
    expect(text).toMatch(/under 45 words/);
    expect(text).toMatch(/no exercise, technique or homework/);
    expect(text).toMatch(/ask nothing, and name no helpline/);
  });

  test('leave a small model room for the talk', () => {
    for (const id of THERAPIST_IDS) {
      const length = instructionsFor(id, ['danger', 'appended', 'retry']).length;
      expect(length).toBeLessThan(10_500);
    }
  });
});

test('the second reading is told of control, and of any language', () => {
  expect(taskInstructions('opinion')).toMatch(
    /watched, cut off.+any language|any language.+watched/s,
  );
});
