/** Picks the words worth giving back verbatim. A quotation cannot be mangled; a paraphrase can. */

import type { Feeling } from './feelings.ts';
import { isComic } from './joking.ts';
import { type Clause, wordsOf } from './text.ts';

const LEAD =
  /^(?:(?:(?:do )?(?:you|u) ever (?:just )?(?:want to|wanna|feel like)|and|but|so|because|well|like|just|also|then|or|that|anyway|basically|honestly|actually|to be honest|i mean|i guess|you know|i think|i feel like|i just feel like|it's like|it feels like|the thing is|maybe|yeah|yes|no(?! ones?\b)|nah|nope|ok|okay|oh|hi|hey|hello|please|tbh|idk|lol|um|uh|look|see|listen|sometimes|now|today|when|whenever|while|since|if|as|where|which|who|except|unless|although|though)[\s,]+)+/i;
const HALF =
  /^(?:(?:and|but|so|because|like|then|well) )*(?:when|whenever|while|since|if|as|where|which|who|except|unless|although|though|wait|hang on)\b/i;
const DANGLING =
  /\b(?:the|a|an|my|your|his|their|our|to|of|and|or|but|so|that|with|for|in|on|at|by|from|is|are|was|were|be|i|i'm|he|she|they|we|it|it's|if|when|because|than|as|about|just|really|very|not|don't|can't|like|up to|until|till|since|before|after|for|she's|he's|have|has|had|would|will|could|should|did|do|does|more|how|what|why|who|i've|i'd|there's|been|am|me and|even|into|some|no|then|keep|keeps|make|makes|get|feel|feels|want|wants|wanted|need|needs|needed|going|trying|asked|said|says|thought|supposed|used|able|up until|like to|doing)$/i;
const UNQUOTABLE =
  /\b(?:kill|suicid|die|dead|dying|hang|overdose|cut(?:ting)? myself|hurt myself|murder|rape|raped|fuck\w*|shit\w*|bitch\w*|cunt\w*|nigg\w*|fagg?\w*|whore|slut|https?|www|ignore (?:all|previous)|system prompt|function|const|select|import)\b|[<>{}[\]\\@#$^*_|~"]|\d{5,}/i;
const IMAGE =
  /\b(?:like (?:a|an)(?! (?:\w+ )?(?:loser|idiot|mug|fool|twat|prat|moron|lemon|creep|psycho|weirdo|mess|bitch|dick|child|baby|muppet)\b)|like (?:i'm|i am|nobody|someone)|as if|as though)\b/i;
const STRONG =
  /\b(?:always|never|nothing|everything|nobody|no one|everyone|anymore|still|only|alone|enough|can't|couldn't|won't|stopped|forever|supposed to|should|want|wish|need|afraid|love|loved|hate|hated|miss|lost|gone|left|fault|pretend\w*|tired)\b/i;
/** What nobody knows is the news of a message. */
const SECRET =
  /\b(?:(?:doesn'?t|don'?t|didn'?t) (?:even )?know(?: (?:yet|about|that|it))?$|(?:nobody|no one) (?:else )?knows|never told|haven'?t told|hid(?:e|es|ing)?|lied|lying to|secret(?:ly)?)\b/i;
const SORE =
  /\b(?:died|dying|death|cried|cries|cry|crying|scream\w*|shout\w*|shak(?:e|es|ing|y)|clench\w*|scared|terrified|ashamed|sick|exhaust\w*|laugh(?:ed|ing|s)? at|hurts?|blame[sd]?|promised|panic\w*|can'?t (?:sleep|breathe|eat|stop)|bottle it)\b/i;
/** What goes round in somebody is what they came with. */
const DWELLS =
  /\b(?:keep|can't stop|cannot stop) (?:thinking (?:about|of)|going over|replaying|seeing|hearing)\b/i;
/** "I'm on the couch": where they sit is not what they tell. */
const PLACE =
  /^(?:(?:and|but|so) )?(?:i'?m|i am|i was|we'?re|he'?s|she'?s|they'?re) (?:just |still |up |down |out |sat |sitting |stood |lying |back )*(?:in|on|at|by|outside|inside|under|here|there)\b(?: (?:the|my|a|our|his|her))?(?: \w+){0,2}$/i;
/** Waved away; to hold it up would be to hold them to it. */
const BRUSHED_OFF =
  /\b(?:it'?s not like (?:anything|that)|that'?s (?:it|all|the point|what i|fine)|whatever|forget it|never ?mind|i (?:already |just )(?:said|told you|asked)|i told you|^i (?:said|asked)(?: (?:that|so|it|this))?$|doesn'?t matter|who cares|if you like|not like (?:that|anything)|the (?:whole )?point is|what comes to mind|nothing (?:bad|much) happened)\b/i;
/** "Says don't come": the words of somebody else, and who says them is missing. */
const REPORT = /^(?:says?|said|texts|texted|goes|went|wrote|writes|replied|replies|asked|asks) \S/i;
const META = /\b(?:you|your|you're|hello|thanks|thank)\b/i;

export interface Quote {
  readonly text: string;
  readonly weight: number;
}

/** Quotable pieces of 2–9 words, the most telling first, at most four. */
export function quotesIn(clauses: readonly Clause[], feelings: readonly Feeling[]): Quote[] {
  const found: Quote[] = [];
  clauses.forEach((clause, index) => {
    const text = trimmed(clause.text);
    if (text === null || clause.question || isComic(clause.text)) return;
    if (!text.includes(' ') && !feelings.some((one) => one.word === text.toLowerCase())) return;
    if (
      /^(?:i )?(?:don't|do not) know$|^(?:what's the point|i mean|that's (?:it|all)|i don't care|no idea)$/i.test(
        text,
      )
    )
      return;
    let weight = tellingness(text, feelings) + (/^(?:do )?you ever\b/i.test(clause.text) ? 4 : 0);
    if (wordsOf(text).length < 3) weight -= 0.8;
    if (
      /^(?:(?:and|but|so|because|like) )*(?:when|whenever|if|since|while|as|unless)\b/i.test(
        clause.text,
      )
    )
      weight -= 2;
    weight += index / Math.max(4, clauses.length * 2);
    if (weight > 0.3 && !found.some((other) => other.text === text)) found.push({ text, weight });
  });
  return found.sort((a, b) => b.weight - a.weight).slice(0, 4);
}

/** How much a clause says about how it is for the person; 0 is nothing worth giving back. */
export function tellingness(text: string, feelings: readonly Feeling[]): number {
  let weight = Math.min(wordsOf(text).length, 6) / 4;
  if (feelings.some((feeling) => text.toLowerCase().includes(feeling.word))) weight += 2;
  if (IMAGE.test(text)) weight += 3;
  if (STRONG.test(text)) weight += 1.5;
  if (/\b(?:i|i'm|i've|me|my)\b/i.test(text)) weight += 0.7;
  if (/(?:^|\s)'|'(?:\s|$)/.test(text)) weight -= 2;
  if (SECRET.test(text)) weight += 2.5;
  if (SORE.test(text)) weight += 1.5;
  if (DWELLS.test(text)) weight += 3.5;
  if (PLACE.test(text)) weight -= 3;
  if (BRUSHED_OFF.test(text)) weight -= 4;
  if (META.test(text) && !/\b(?:said|says|told|asked)\b/i.test(text)) weight -= 4;
  return weight;
}

function trimmed(raw: string): string | null {
  // What follows a "when" or an "if" is half a sentence, and no line to be held up.
  if (HALF.test(raw)) return null;
  let text = raw
    .replace(LEAD, '')
    .replace(/\p{Extended_Pictographic}\p{Emoji_Modifier}?/gu, '')
    .trim();
  text = text.replace(
    /\s+(?:lol|haha|tbh|to be honest|right now|i guess|i suppose|i think|you know|or something|or whatever|and stuff|anyway|though|too|etc|actually|really|to be fair)$/i,
    '',
  );
  if (text === '' || UNQUOTABLE.test(text) || REPORT.test(text)) return null;
  let words = text.split(/\s+/);
  if (words.length > 10) {
    const cut = words.findIndex(
      (w, i) =>
        i >= 4 &&
        i <= 8 &&
        /^(?:because|which|although|while|so)$/i.test(w) &&
        !DANGLING.test(words.slice(0, i).join(' ')),
    );
    if (cut === -1) return null;
    words = words.slice(0, cut);
  }
  text = words.join(' ').replace(/[,.;:!?-]+$/, '');
  if (/(?:^|\s)'|'$/.test(text)) return null;
  while (DANGLING.test(text) && text.includes(' ')) return null;
  if (/^(?:[A-Z][a-z]+)/.test(text) && !/^(?:I\b|I')/.test(text) && !/^[A-Z]{2}/.test(text))
    text = lowerFirst(text);
  if (isShouted(text)) text = text.toLowerCase().replace(/\bi\b/g, 'I');
  return wordsOf(text).length >= 1 && text.length >= 3 ? text : null;
}

const isShouted = (text: string): boolean => text.length > 8 && text === text.toUpperCase();

/** Lower-cases an ordinary first word; a name keeps its capital. */
function lowerFirst(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? '';
  return /^(?:My|The|A|An|He|She|They|We|It|It's|He's|She's|They're|There|There's|This|That|That's|Not|No|Nothing|Nobody|Everyone|Everything|Always|Never|Just|Can't|Cant|Don't|Dont|Work|Every|All|Some|Her|His|Their|Our|Had|Have|Been|Feeling|Feel|Being|Having|Trying|Still|Too|Very|Really|People|What|How|Last|Next|Since|For|In|On|At|Then|Lost|Got|Went|Tired|Sad|Angry|Lonely|Anxious|Stressed|Worried|Numb|Wanted|Want|Need|Started|Stopped|Didn't|Wasn't|Couldn't|Maybe|Probably|Same|One|Two|Three|Both|Most|Only|Even|Almost|Like|You)$/.test(
    first,
  )
    ? first.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
