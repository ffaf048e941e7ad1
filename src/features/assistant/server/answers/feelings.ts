/** Somebody says how they are: this is no place for it, and the way to one is kindly shown. */
import type { Specialty } from '#care/contract.ts';
import { THERAPISTS } from '#features/therapists/therapists.ts';
import type { Said, Wording } from './types.ts';

const FEELS =
  /\b(?:i(?:'m| am|m)?|i've been|i have been|feeling|feel) (?:(?:so|very|really|just|a bit|kind of|always|too|still|been|feeling|feel|getting|got) )*(?:sad|down|low|lonely|alone|anxious|depressed|scared|afraid|worried|stressed|overwhelmed|hopeless|empty|numb|tired of|exhausted|burn(?:ed|t) out|angry|hurt|lost(?! (?:my|the|a|an|it|access|all|them|every\w*)\b)|heartbroken|miserable|ashamed|guilty|worthless|panicking|upset|crying|grieving|unhappy|struggling|awful|terrible|not (?:ok|okay|well|good|doing well))\b|\b(?:panic attacks?|broke up|cheated on|cheating on|passed away|lost my (?:mother|father|mom|dad|wife|husband|son|daughter|brother|sister|friend|job|grand\w+|dog|cat|baby)|(?:grand\w+|mother|father|mom|dad|friend|wife|husband|son|daughter|brother|sister|dog|cat) (?:has )?(?:just )?died|hate (?:myself|my life)|can'?t (?:sleep|cope|stop crying|take it)|nobody (?:likes|loves|cares)|need (?:someone|somebody) to talk|feel(?:ing)? (?:like )?(?:crap|shit|garbage|trash|rubbish|a failure|nothing)|(?:horrible|awful|terrible|bad|rough|shitty|hard|worst) (?:day|week|night|time|month|year)|every ?thing (?:is|feels) too much|it(?:'?s| is) (?:all )?too much|(?:so |just )?done with (?:everything|everyone|it all|life)|can'?t (?:go on|do this anymore|breathe|handle (?:it|this))|left me)\b/i;

/** A worry about the product, or about somebody else, is a question with an answer in the help. */
const PRODUCT =
  /\b(?:privacy|private|data|charg\w*|bill(?:ed|ing)?|pay(?:ing|ment)?|refund|subscription|trial|account|password|plan|delete|mic(?:rophone)?|app|browser|cancel|email|support|hacked|logg?(?:ed|ing)?|conversations?|chats?|sessions?|messages?|history|repl(?:y|ies|ied|ying)|answer(?:s|ing)?|number|hotline|helpline|therapists?|companions?|picture|photo)\b|\b(?:worried|scared|afraid) (?:about|for) (?:my|a) (?:friend|brother|sister|mother|father|mum|mom|dad|son|daughter|partner|wife|husband|child|boyfriend|girlfriend)\b/i;

/** What a word points to; the first that fits decides. */
const ABOUT: readonly (readonly [RegExp, Specialty])[] = [
  [/\b(?:died|dead|death|grie\w+|passed away|loss|funeral|miss (?:him|her))\b/i, 'grief'],
  [/\b(?:husband|wife|marriage|divorce|spouse)\b/i, 'marriage'],
  [
    /\b(?:boyfriend|girlfriend|partner|broke up|breakup|ex|cheat\w*|dating|lonely|alone)\b/i,
    'relationships',
  ],
  [/\b(?:mother|father|mom|dad|parents?|family|sister|brother|son|daughter)\b/i, 'family'],
  [/\b(?:drink\w*|alcohol|drugs?|gambl\w*|addict\w*|using again|relapse\w*)\b/i, 'addiction'],
  [/\b(?:panic\w*|anxi\w+|worr\w+|scared|afraid|nervous)\b/i, 'anxiety'],
  [/\b(?:abuse\w*|trauma\w*|flashbacks?|nightmares?|assault\w*)\b/i, 'trauma'],
  [/\b(?:stress\w*|overwhelm\w*|burn(?:ed|t)? ?out|exhausted|work|boss|job|exams?)\b/i, 'stress'],
  [/\b(?:worthless|ashamed|hate myself|ugly|failure|not good enough|guilty)\b/i, 'self-esteem'],
  [/\b(?:sad|low|down|empty|numb|depress\w+|hopeless|tired)\b/i, 'depression'],
];

export const speaksOfFeelings = (message: string): boolean => FEELS.test(message);
export const speaksOfProduct = (message: string): boolean => PRODUCT.test(message);

export function feelingsAnswer(message: string, { persona }: Wording): Said {
  const specialty = ABOUT.find(([pattern]) => pattern.test(message))?.[1];
  const fitting = THERAPISTS.find((one) => one.specialty === specialty);
  const home = { to: '/app', label: `Choose a ${persona}` };
  if (!fitting) {
    return {
      response: `That sounds like a lot, and it deserves more than a help desk. I only know how Mooring works; the AI ${persona}s are there to listen, at any hour. You can start with one sentence.`,
      links: [home],
    };
  }
  const { id, name } = fitting;
  return {
    response: `That sounds hard, and it deserves more than a help desk. I only know how Mooring works. ${name}, an AI ${persona}, works with ${specialty}; you could say there just what you said here.`,
    links: [{ to: `/app/chat/${id}`, label: `Talk with ${name}` }, home],
  };
}
