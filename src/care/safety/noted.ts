/** What a message has told already, marked so that nobody is asked for it afterwards. */
import { heard } from './disclosure.ts';
import type { Phrasing } from './phrasing.ts';

/** What has been told is not asked for afterwards: who is near, whom they could tell. */
export function noteTold(message: string, phrasing: Phrasing): void {
  const said = heard(message);
  if (said.company) phrasing.mark('heard.company');
  if (said.reach || said.may || (said.company && NEAR.test(message))) phrasing.mark('heard.who');
  if (said.reason || (said.kids && said.dear) || HOLDS_BACK.test(message))
    phrasing.mark('heard.keeps');
}
const NEAR = /\b(?:my \w+|s?he(?:'s|’s| is)|[A-Z]\p{L}+ is)\b/u;
const HOLDS_BACK =
  /\b(?:not|never|n't|n’t) (?:ever )?(?:do (?:that|it|this) to|leave) (?:my \w+|[A-Z]\p{L}+)/u;

/** Whom they could tell was our last question. */
export const wasAskedWhom = (phrasing: Phrasing): boolean =>
  phrasing
    .said()
    .findLast((id) => id.startsWith('told.'))
    ?.startsWith('told.who.') === true;
