/** How a country's lines are spoken of inside a sentence. */

import type { Line } from './helplines.ts';
import { countryLines } from './resources.ts';

const DIRECTORY = 'find a free line at findahelpline.com';

/** Words for the placeholders of the phrase files. */
export interface SpokenLines {
  readonly line: string;
  readonly also: string;
  readonly emergency: string;
  readonly poison: string;
  readonly domestic: string;
  readonly sexual: string;
  readonly child: string;
  readonly maternal: string;
}

/** Only lines open at every hour are promised "day or night"; elsewhere the emergency number leads. */
export function spokenLines(country: string): SpokenLines {
  const lines = countryLines(country);
  const [first, second] = lines.crisis;
  const behind = (saying: string) => `call ${lines.emergency}, or ${saying}`;
  const told = (one: Line) => (one.note === undefined ? spoken(one) : behind(spoken(one)));
  const line = first ? told(first) : behind(DIRECTORY);
  const sexual = lines.sexual ?? lines.domestic;
  const text = second?.text ?? (first?.text?.to === first?.call ? undefined : first?.text);
  return {
    line,
    also: text ? `Or text ${text.body ? `${text.body} to ` : ''}${text.to}.` : '',
    emergency: lines.emergency,
    poison: lines.poison ? spoken(lines.poison) : `a poison center (${lines.emergency} knows it)`,
    domestic: lines.domestic ? told(lines.domestic) : line,
    sexual: sexual ? told(sexual) : line,
    child: lines.child ? told(lines.child) : line,
    maternal: lines.maternal ? told(lines.maternal) : line,
  };
}

function spoken({ name, call, text }: Line): string {
  if (call && text && text.to === call) return `call or text ${call}`;
  if (call && name.includes(call)) return `call ${name}`;
  if (call) return `call ${name} on ${call}`;
  return text ? `text ${text.body ?? 'hello'} to ${text.to}` : DIRECTORY;
}
