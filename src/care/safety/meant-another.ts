/** Somebody else is in danger: told by what they wrote, or put right when we took it for the writer's own. */
import { SUICIDAL } from './deciding.ts';
import { type Hit, OTHERS, plainHit } from './english.ts';
import type { RiskState } from './types.ts';

const WHO =
  '(?:son|daughter|boy|girl|kid|brother|sister|husband|wife|partner|boyfriend|girlfriend|friend|mate|mum|mom|mother|dad|father|niece|nephew|cousin|flatmate|roommate|housemate|colleague|student|ex|neighbour|neighbor|grandson|granddaughter)';
const SENT =
  '(?:has |have |just |only )*(?:texted|messaged|sent|wrote|written|left|posted|emailed|whatsapped|dmed|snapped)(?: (?:me|us|to|a|this|in|the|group|text|message|voicemail|note|chat|on|that|saying|it|says|and))*';
const GIVES_UP =
  '(?:i )?(?:can not|can no longer|do not want to) (?:go on|do this|take (?:it|this)|be here|live)(?= $| ,| any| like| and | i | in this|  )|(?:want|going) to (?:die|kill myself|end it)|kill(?:ing)? myself|by the time you read|(?:better off|happier) without me|sorry for everything';
const PARTS_WITH = 'good ?bye|farewell|(?:i am )?sorry|thanks? (?:you )?for everything|look after';
/** Their words, with whoever wrote them in front. */
const WROTE = new RegExp(
  ` (?:my (?:[a-z]+ )?${WHO}|(?:he|she|they)|(?!(?:i|it|we|you|who|that|which|this) )[a-z]{3,12}) ${SENT} (?:, )?(?:(?:that|saying|he|she|they|i|it|says|said|basically|like) )*(${GIVES_UP}|${PARTS_WITH})(?= |$)`,
);
const HARD = new RegExp(`^(?:${GIVES_UP})$`);
const SILENT =
  / (?:(?:is |are |will |do |does |has |have )?not (?:been )?(?:answer\w*|pick\w*(?: up)?|repl\w*|reading|online|responding|respond)|no (?:answer|reply)|phone is off|straight to voicemail|can not reach|not answering|unreachable|gone quiet) /;
/** "He said thanks for everything, and that I should keep the accordion." */
const PARTED =
  / (?:said|says|saying|wrote|thanked (?:me|us|everyone)|message|voicemail)(?: [^ ]+){0,4} (?:thanks?|thank you|thanked (?:me|us)|good ?bye|sorry)? ?for everything | (?:that )?i (?:should|can|could) (?:keep|have) (?:his|her|their|the) [a-z]+ /;
const FEARED =
  / (?:he|she|they) (?:is going to|are going to|might|will|would|could|may) (?:do something|hurt|kill|harm|end)(?: [a-z]+){0,2} (?:to )?(?:himself|herself|themselves|his life|her life) /;
/** "It is not me, it is Ruben." */
const NOT_ME =
  /(?:^| )(?:no )?(?:, )?(?:it (?:is|was) )?(?:not|never) (?:about )?me(?= {2}| $| ,| it | he | she | my | i am (?:worried|scared|talking|on) )|(?:it is|it was) (?:someone|somebody) else(?= |$)|(?:i am|i was) (?:talking|asking|writing) about (?:my|him|her|them|a friend|someone|somebody)(?= |$)|it is (?:my )?[a-z]+ (?:who|that) (?:is|was|wrote|said|needs|wants|might|could)(?= )/;
const OF_THEM = new RegExp(
  ` (?:he|she|him|her|his|they|them|(?:someone|somebody) else|my (?:[a-z]+ )?${WHO}) `,
);

/** @param parts sentences as `sentences()` gives them */
export function anotherHits(parts: readonly string[], previous: RiskState | null): Hit[] {
  const all = parts.join('');
  const wrote = parts.map((part) => WROTE.exec(part)?.[1]).find((said) => said !== undefined);
  const silent = SILENT.test(all);
  const lost = wrote !== undefined && (silent || HARD.test(wrote));
  if (lost || (silent && PARTED.test(all)) || FEARED.test(all))
    return [plainHit('other.note', silent ? 'imminent' : 'active_ideation', OTHERS)];
  const ours =
    previous !== null &&
    SUICIDAL.has(previous.peak) &&
    previous.subject === 'self' &&
    !previous.flags.some((flag) => flag === 'outright' || flag === 'disclosed');
  const said = ours && NOT_ME.test(all) && OF_THEM.test(all);
  return said ? [plainHit('other.meant', previous.peak, OTHERS)] : [];
}
