/** What is near, and who: told in an answer to us, neither is passed over nor asked for again. */
import { expect, it } from 'vitest';
import { detect } from './detector.ts';
import { assessAndAnswer } from './protocol.ts';
import { NO_RISK, nextRisk } from './risk.ts';
import type { RiskState } from './types.ts';

const WHO = { therapistId: 'iris', firstName: null, country: 'US', seed: 'near' } as const;

function talk(...lines: readonly string[]): string[] {
  let risk: RiskState | null = null;
  return lines.map((message) => {
    const { reply, assessment } = assessAndAnswer({ ...WHO, message, risk });
    risk = reply?.risk ?? nextRisk(risk, assessment);
    return reply?.text ?? '';
  });
}

const TOLD = [
  'I keep thinking about killing myself and I have not told anyone',
  'yes i thought about how',
] as const;

it.each([
  'theres pills in the bathroom. always are. not like a plan plan',
  "there's a rope in the garage",
  'i still have the tablets upstairs from last year',
])('distance is asked for where something is at hand: %s', (message) => {
  expect(talk(...TOLD, message).at(-1)).toMatch(
    /lock it up|out of reach|distance|Move away|Step back/i,
  );
});

it.each(['no, nothing here', 'i have no pills in the house'])(
  'and not where nothing is: %s',
  (message) => {
    expect(talk(...TOLD, message).at(-1)).not.toMatch(/lock them away/i);
  },
);

it('who is near is not asked for again', () => {
  const said = talk(...TOLD, 'mums in the kitchen making toast', 'idk', 'i suppose', 'dunno').slice(
    3,
  );
  for (const line of said)
    expect(line).not.toMatch(/anybody with you|Who is around you|who is with you/i);
});

it('a pet given to a sister is asked about before anybody is sent for', () => {
  const before = {
    ...NO_RISK,
    peak: 'passive_ideation',
    asked: 1,
    denied: 1,
    calmTurns: 4,
  } as const;
  const said = 'anyway i gave my cat to my sister yesterday so. one less thing';
  expect(detect(said, before).level).toMatch(/^(?:active|passive)_ideation$/);
});
