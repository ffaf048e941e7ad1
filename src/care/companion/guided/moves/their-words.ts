/** Words of theirs that we may say back: in the place of a wrong one of ours, and as the answer to a question. */
import type { Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { SWAP } from '../understand/mirror.ts';
import { capital } from '../understand/text.ts';

/** Whether all of it may be said back. */
export const sayable = ({ reading }: Turn, text: string): boolean =>
  !TEARS.test(text) && !isOfHarm(reading) && !UNSAID.test(text);

/** "Not really hurtful. More like she's right": what they put in the place of a word of ours is said back. */
export function newVersion(turn: Turn): string | null {
  const found = INSTEAD.exec(turn.input.message.trim())?.[1];
  if (turn.quiet || found === undefined || OURSELVES.test(found) || UNSAID.test(found)) return null;
  const line = `${capital(turned(found))}.`;
  if (!turn.words.isNew(line)) return null;
  turn.words.say(line);
  turn.state.leads.push('their-words');
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
/** What they call themselves or others, what is sworn, and what nobody should hear said back. */
const UNSAID =
  /\b(?:(?:kill|suicid|fuck|shit|cunt|bitch|bastard|whore|slut|wank|retard|stupid|idiot|dumb|pathetic|worthless|useless|loser|failure|disgust|ugly|fat|freak|psycho|crazy|mental|monster|scum|burden)\w*|dead|die|died|dying|noose|rope|pills|blade|razor|rape[ds]?|lol|lmao|haha\w*|xd|tbh|idk|ngl|joke|kidding)\b/i;

/** "My boss's face" in our mouth. */
export const turned = (text: string): string =>
  text.replace(
    /\b(?:my|me|myself|mine|our|ours|us|ourselves)\b/gi,
    (word) => SWAP[word.toLowerCase()] ?? word,
  );
