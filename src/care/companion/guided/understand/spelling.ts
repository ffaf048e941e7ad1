/** Gives back the spelling, the apostrophes and the capitals that people leave out on a phone. */

import { isPlainName } from './first-names.ts';
import { MISSPELT } from './misspelt.ts';
import { VERBS } from './verbs.ts';

/** Gives back the apostrophes and spellings people leave out on a phone; nothing else is changed. */
export function mended(text: string): string {
  const spelt = text
    .replace(UR_IS, "you're ")
    // "What if she knows tho he is …": typed so, it closes what came before it.
    .replace(/(?<=[a-z'] )tho(?= \S)/gi, 'though,')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/ ?(?=\w)/gi, 'with ')
    .replace(
      /^((?:(?:no|nah|yeah|but|and|so|well|like),? )*)were (?=(?:not|all|both|just|a|an|fine|ok|going|getting|still|never|skint|broke|married)\b)/i,
      "$1we're ",
    )
    .replace(
      /, (?:I (?:believe|think|suppose|imagine|should say|must say|dare say|admit|confess)|of course|you see),(?= the (?:one|ones)\b)/gi,
      ',',
    )
    .replace(
      /, (?:I (?:believe|think|suppose|imagine|should say|must say|dare say|admit|confess)|of course|you see),/gi,
      '',
    )
    .replace(/,? I (?:must say|should say|dare say|should add)(?=[.!]|$)/gi, '')
    .replace(
      /\bill (?=(?:be|see|go|do|get|have|never|just|try|tell|find|lose|fail|end|stay|make|say|need|look|feel|take|come|leave|call|write|probably|always|still|ask|send|keep|let|give|start|think)\b)/gi,
      "I'll ",
    )
    .replace(KIN_IS, "$1's ")
    .replace(KIN_HAS, "$1's ")
    .replace(/\bits (?=(?:half|nearly|almost|about|\d|that\b))/gi, "it's ");
  const apart = spelt.replace(
    /\bits (?=(?:not|so|just|like|been|too|really|a|the|my|all|only|never|always|over|hard|fine|ok|okay|ok|worse|better|getting|going|been|stupid|silly|weird|gone|still|about|because|more|me|you|him|her|them|what|how|pointless|nothing|everything|his|our|their|mine|ours|in|on|at|for|been|sunny|raining|cold|hot|dark|late|early|over|done|true|empty|quiet|loud|weird|funny|sad|mad|good|bad|great|nice)\b)/gi,
    "it's ",
  );
  const dated = apart.replace(
    /\b(in|since|last|next|this|until|till) (march|may)\b/g,
    (_, before: string, month: string) =>
      `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
  );
  return dated.replace(/\b[a-z]+\b/gi, (word) => {
    const known = Object.hasOwn(MISSPELT, word.toLowerCase())
      ? MISSPELT[word.toLowerCase()]
      : undefined;
    return known ?? (word === 'i' ? 'I' : DAYS.test(word) ? capital(word) : withG(named(word)));
  });
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "at jordans": a first name that is nothing else gets its capital, and what is theirs its mark. */
function named(word: string): string {
  if (isPlainName(word)) return capital(word);
  const owner = word.endsWith('s') ? word.slice(0, -1) : '';
  return owner.length > 2 && isPlainName(owner) ? `${capital(owner)}'s` : word;
}

/** "thinkin", "havin": only where what is left is a verb. */
function withG(word: string): string {
  const stem = /^[a-z]+in$/.test(word) && !NO_G.has(word) ? word.slice(0, -2) : '';
  if (stem.length < 2) return word;
  const single = /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, single].some((verb) => VERBS.has(verb)) ? `${word}g` : word;
}
const NO_G = new Set(['begin', 'raisin', 'within', 'cousin', 'login', 'satin', 'margin', 'main']);

/** "ur not ugly": before what can only be said of somebody. */
const UR_IS =
  /\bur (?=(?:not|so|too|very|really|just|always|never|still|all|only|also|literally|actually|such|supposed|meant|gonna|going|an?|the|my|no|right|wrong|fine|ok|okay|ugly|fat|thin|stupid|dumb|thick|weird|mean|nice|kind|good|bad|better|worse|sad|mad|angry|funny|clever|smart|mental|crazy|lazy|rude|cold|dead|alone|lucky|sorry|sure|late|old|young|here|there|back|an idiot|(?!(?:any|some|no|every)?thing\b|building|meeting|wedding|evening|morning|feeling\b|training|clothing|ceiling|writing|reading|drawing|painting|king\b|ring\b|string\b|spring\b|offspring|opening|greeting|setting|rating|timing|spelling|saying)\w+ing|\w{2,}(?:ful|less|ous))\b(?! (?:side|mood|behaviou?r|idea|one|habits?|name|age|thing|things|way)\b))/gi;

/** "my dads moved in", "nans got a cold": an "is" or a "has" without its apostrophe. */
const KIN_IS =
  /\b((?:my|his|her|our|their) (?:mum|mom|dad|nan|gran|mam|brother|sister|wife|husband|boss|mate|ex|boyfriend|girlfriend|son|daughter|flatmate|friend|girl|man|heart|head|chest|stomach|mind|phone|house|room))s (?=(?:been|gone|got|moved|left|died|started|stopped|not|always|never|just|a|an|so|really|too|ill|sick|in|on|at|out|away|still|having|being|\w{3,}ing)\b)/gi;

/** "that was mums curtain": hers, as one has one mum. */
const KIN_HAS =
  /(?<!\b(?:the|some|other|two|both|all|of|school|young|new|single|most|these|those|many|for) )\b(mum|mom|dad|nan|gran|grandad|grandma)s (?=(?!(?:and|or|but|are|were|who|that|do|don|have|in|on|at|can|with|like|get|from|always|never|say|said|to|for|not|just|there|here|all|know|think|need|want|will|would|should|did|didn|used)\b)[a-z]{3,})/gi;

const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;
