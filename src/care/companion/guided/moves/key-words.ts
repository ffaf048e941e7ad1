/** A detail of what they told, said back alone: it shows what was heard, and leaves them the word. */

import { asksUs } from '../answers/unsure.ts';
import { keyWordsOf, shared } from '../key-words/choose.ts';
import type { Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { SWAP } from '../understand/mirror.ts';
import { capital } from '../understand/text.ts';

/**
 * Of such words, chosen by hand, readers judged .36 good and .14 bad, of sentences that only listen .15 and .44;
 * with a question behind them .02 and .52.
 */
const SURE = 0.45;
/** From here on they were good four times of ten, and what else was known of a message once. */
export const SURELY = 0.55;

/** Null where no detail carries the message, where it was done last, or where they want their words left alone. */
export function keyWordsSaid(turn: Turn, sure = SURE): string | null {
  const { state, words, reading } = turn;
  if (turn.quiet || state.facts.plain !== undefined || state.facts.learner !== undefined)
    return null;
  // Of a short line nearly the whole would be said back: that is an echo.
  const size = reading.words.length;
  if (size < SHORTEST || state.leads.slice(-APART).includes(LEAD)) return null;
  if (Number(state.facts.keyWords ?? 0) >= MOST_OFTEN) return null;
  if (!sayable(turn, reading.text, false) || asksUs(turn)) return null;
  const passed: string[][] = [];
  for (const { text, chance } of keyWordsOf(turn.input.message)) {
    if (chance < sure) return null;
    if (text.split(' ').length > MOST * size) continue;
    const line = `${capital(turned(text))}.`;
    const own = text.toLowerCase().split(' ');
    if (passed.some((other) => shared(own, other) > 0)) continue;
    if (UNSAID.test(text) || isTornOff(text) || !words.isNew(line)) {
      // A piece of what is not said would be worse than none.
      passed.push(own);
      continue;
    }
    words.say(line);
    state.leads.push(LEAD);
    state.facts.keyWords = String(Number(state.facts.keyWords ?? 0) + 1);
    return line;
  }
  return null;
}
const LEAD = 'key-words';

/** Whether words may be said back at all; `whole` where all of them are. */
export const sayable = ({ reading }: Turn, text: string, whole = true): boolean =>
  !TEARS.test(text) && !isOfHarm(reading) && !(whole && UNSAID.test(text));

/** "Not really hurtful. More like she's right": what they put in the place of a word of ours is said back. */
export function newVersion(turn: Turn): string | null {
  const found = INSTEAD.exec(turn.input.message.trim())?.[1];
  if (turn.quiet || found === undefined || OURSELVES.test(found) || UNSAID.test(found)) return null;
  const line = `${capital(turned(found))}.`;
  if (!turn.words.isNew(line)) return null;
  turn.words.say(line);
  turn.state.leads.push(LEAD);
  return line;
}
/** Behind a no or a not. */
const INSTEAD =
  /\b(?:not|no|nah|isn['’]?t|wasn['’]?t|\w+n['’]t)\b[^?]*[.,;!] *(?:(?:it|that)(?:['’]?s| is| was) )?(more (?:like|that|about|of an?) [^.?!]{3,44})[.!]*$/i;
const OURSELVES = /\b(?:i|i['’]\w+|im|ive|we|we['’]\w+)\b/i;
/** What was done to a body is theirs to say, and never brought back before them. */
const isOfHarm = ({ text, frames, weighty }: Reading): boolean =>
  weighty || frames.some(({ domain }) => domain === 'trauma') || HARM.test(text);
const HARM =
  /\b(?:hit|hits|hitting|beat(?:en|ing|s)?|punch\w*|slap\w*|kick(?:ed|ing|s)? me|chok\w*|strangl\w*|blood\w*|bleed\w*|knife|gun|bruis\w*|touch(?:ed|ing|es) me|under my (?:shirt|skirt|dress|clothes|top|blanket|covers)|on top of me|naked|undress\w*|forced|held me|grabb\w*|abus\w*|assault\w*|molest\w*|groom(?:ed|ing)|rap(?:e|ed|ing|ist)|stab\w*|nightmares?|flashbacks?)\b/i;
/** Who weeps is not handed a detail. */
const TEARS = /\b(?:crying|cried|in tears|sobb\w+|weep\w*|wept)\b/i;
/** Said more often, it was called an echo in played talks. In leads, and in a talk. */
const APART = 2;
const MOST_OFTEN = 5;
/** In words. */
const SHORTEST = 9;
/** Of the message. */
const MOST = 0.6;

/** What they call themselves or others, what is sworn, and what nobody should hear said back. */
const UNSAID =
  /\b(?:(?:kill|suicid|fuck|shit|cunt|bitch|bastard|whore|slut|wank|retard|stupid|idiot|dumb|pathetic|worthless|useless|loser|failure|disgust|ugly|fat|freak|psycho|crazy|mental|monster|scum|burden)\w*|dead|die|died|dying|noose|rope|pills|blade|razor|rape[ds]?|lol|lmao|haha\w*|xd|tbh|idk|ngl|joke|kidding)\b/i;

/** "In November.", "By the Friday.", "A few things.": alone they are a scrap of grammar, and no detail. */
const isTornOff = (text: string): boolean =>
  (LEANING.test(text) && !PICTURE.test(text)) || EMPTY.test(text);
const LEANING =
  /^(?:feels?|felt|looks?|seems?|gets?|got|goes|went|makes?|made|keeps?|kept|wants?|has|had|have|does|did|do|in|on|at|by|to|of|from|for|since|before|after|during|until|till|near|over|under|into|onto|out|off|up|down|about|around|than|as|when|while|if|that|which|who|where|because|and|but|or|so|just|then|also|too|very|really|even|only|like|with|without|behind|beside|between|through|against|her the|him the|me|us|them|him|been|being|is|are|was|were|be|[a-z]+ed)\b(?! out loud)/i;
/** "Like a fridge", "with one bicycle for two". */
const PICTURE = /^(?:like an? \w+|with (?:\w+ ){3,})/i;
const EMPTY =
  /^(?:(?:a few|some|all|all the|the|those|these|other|most|every|any|one|so many|a lot of|lots of|many|a couple of|the same|the other|the whole|the next|the last|last|next|this|that|an?|each|my|your|all my|first|good|bad)(?: (?:few|same|other|whole|very|next|last|first|more|big|little|bit of|kind of|sort of))* )?(?:things?|stuff|times?|days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekends?|months?|years?|hours?|minutes?|moments?|ways?|people|person|everyone|everybody|someone|somebody|something|anything|nothing|everything|it|one|ones|lot|bit|part|place|reason|thought|feeling|point|end|start|beginning|question|answer|problem|idea|half)$/i;

/** "My boss's face" in our mouth. */
export const turned = (text: string): string =>
  text.replace(
    /\b(?:my|me|myself|mine|our|ours|us|ourselves)\b/gi,
    (word) => SWAP[word.toLowerCase()] ?? word,
  );
