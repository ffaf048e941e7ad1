/** Who answers people in danger, by country and kind of danger. Small, offline, no dependencies. */
import type { CrisisResource, RiskLevel } from '#care/contract.ts';
import { ANYWHERE, type CountryLines, HELPLINES, type Line } from './helplines.ts';

/** A directory that covers every country, for those whose lines we do not know. */
export const DIRECTORY: CrisisResource = {
  id: 'find-a-helpline',
  name: 'Find A Helpline',
  description: 'Free, confidential helplines in more than 130 countries.',
  url: 'https://findahelpline.com',
};

type Kind = 'emergency' | 'crisis' | 'domestic' | 'sexual' | 'child' | 'poison';

const DESCRIPTIONS: Readonly<Record<Kind, string>> = {
  emergency: 'When somebody is in danger right now.',
  crisis: 'Someone trained to talk with, free and confidential.',
  domestic: 'For anyone hurt, threatened or controlled by a partner or family.',
  sexual: 'For anyone who was sexually assaulted or abused.',
  child: 'For children and teenagers, and for anyone worried about one.',
  poison: 'When somebody took or swallowed something that may be harmful.',
};

/** Most urgent first. Levels without danger have none: help is not pushed at people who are sad. */
const ORDER: Readonly<Record<RiskLevel, readonly Kind[]>> = {
  none: [],
  distress: [],
  passive_ideation: ['crisis', 'emergency'],
  abuse: ['emergency', 'domestic', 'sexual', 'child', 'crisis'],
  self_harm: ['crisis', 'emergency'],
  active_ideation: ['crisis', 'emergency'],
  harm_to_others: ['emergency', 'crisis'],
  medical_emergency: ['emergency', 'poison', 'crisis'],
  imminent: ['emergency', 'crisis'],
};

/** The lines of a country; `country` is ISO 3166-1 alpha-2 in any case. */
export function countryLines(country: string): CountryLines {
  const code = country.trim().toUpperCase();
  return Object.hasOwn(HELPLINES, code) ? (HELPLINES[code] ?? ANYWHERE) : ANYWHERE;
}

/**
 * The resources to show for a level, most urgent first, always ending with a directory that
 * covers every country. A minor gets the child line ahead of the general ones.
 */
export function resourcesFor(
  country: string,
  level: RiskLevel,
  options: { readonly minor?: boolean } = {},
): readonly CrisisResource[] {
  const kinds = [...ORDER[level]];
  if (kinds.length === 0) return [];
  if (options.minor && level !== 'imminent' && level !== 'medical_emergency') {
    kinds.splice(0, kinds.length, 'child', ...kinds.filter((kind) => kind !== 'child'));
  }
  const lines = countryLines(country);
  const code = lines === ANYWHERE ? 'any' : country.trim().toLowerCase();
  const found = kinds.flatMap((kind) =>
    linesOf(lines, kind).map((line, index) => asResource(line, kind, `${code}-${kind}-${index}`)),
  );
  const seen = new Set<string>();
  const distinct = found.filter(({ name }) => !seen.has(name) && seen.add(name));
  return [...distinct, DIRECTORY];
}

function linesOf(lines: CountryLines, kind: Kind): readonly Line[] {
  if (kind === 'crisis') return lines.crisis;
  if (kind === 'emergency') return [{ name: 'Emergency services', call: lines.emergency }];
  const line = lines[kind];
  return line ? [line] : [];
}

function asResource(line: Line, kind: Kind, id: string): CrisisResource {
  const description = [DESCRIPTIONS[kind], line.note].filter(Boolean).join(' ');
  return {
    id,
    name: line.name,
    description,
    ...(line.call ? { call: line.call } : {}),
    ...(line.text ? { text: { ...line.text } } : {}),
  };
}
