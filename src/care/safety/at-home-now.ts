/** Once harm at home has been told: that it is happening at this moment. */
import type { Hit } from './english.ts';
import type { Phrasing } from './phrasing.ts';
import type { RiskState } from './types.ts';

/** A name may be anybody's; whoever is no danger is left out. */
const THEY =
  '(?:he|she|they|(?:my |the )?(?:dad|daddy|father|mum|mom|mother|step ?(?:dad|father|mother|mum|mom)|brother|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|uncle|parents|carer)|(?!(?:cats?|dogs?|kitten|puppy|post(?:man)?|parcel|delivery|bus|train|taxi|teacher|friends?|neighbou?rs?|police|ambulance|nurse|doctor|sis(?:ter)?|gran|nan|rain|sun|news|text|message|email|that|this|who|what) )[a-z]{3,12})';
const CAME = new RegExp(
  ` ${THEY} (?:has |have )?(?:(?:literally |only )?just (?:got|come|came|walked|burst|turned|pulled)(?: back)? (?:in|home|up|through)|(?:is|are) (?:just |now |already |right )*(?:home|back|here|outside|downstairs|coming (?:in|up|home|upstairs|back|for|to)|at (?:the|my) door|(?:in|on) (?:the (?:hall|landing|stairs|kitchen|house|drive)|my (?:room|doorway))))(?= |$)`,
);
const ARRIVES =
  / (?:that is (?:the|his|her|their|my [a-z]+s) (?:van|car|truck|keys?|bike|door|gate)|(?:his|her|their|the) (?:van|car|truck|keys?) (?:is |are )?(?:just )?(?:in the (?:drive|door|lock|yard)|outside|pulled up|pulling in)|(?:he|she) is (?:home |back )?early)(?= |$)/;
const LOUD =
  '(?:shout|scream|yell|bang|kick|hammer|smash|throw|break|punch|hit|push|shov|chok|strangl|attack|beat|hurt|threaten|rag)(?:t?ing)';
const RAGES = new RegExp(
  ` ${THEY} (?:is|are|has started|have started|started|keeps?)(?: (?:already|now|just|still|really|right now))* ${LOUD}(?= )`,
);
const HEARD = new RegExp(
  ` (?:i can hear|we can hear|i hear|you can hear)(?: (?:him|her|them|it|my [a-z]+|[a-z]{3,12}))?(?: (?:and [a-z]+|already|now))?(?: ${LOUD}| at the door| doing the door| coming| on the stairs| downstairs)(?= |$)`,
);
const BROKE =
  / (?:something|smthing|smth|sth|a (?:plate|glass|window|door|chair)|(?:the )?(?:glass|plates?|window|door)) (?:has )?(?:just |got )?(?:smashed|broke|broken|crashed|shattered|been kicked)(?= (?:downstairs|upstairs|outside|in|now|next|against|on)|$)/;
const OVER =
  / (?:yesterday|last (?:night|week|month|year)|that (?:day|night|time)|when i was|years? ago|not (?:back|home|here|in)|asleep|gone|nobody(?: is)? \w+ing me|(?:before|until|till|when|if|once|unless) (?:he|she|they)(?: is| are| gets?| comes?) (?:back|home|in|here)) |^ (?:nobody|no one) is /;

/** Told in the present, in a session that knows of violence at home: what was asked as a check is answered. */
export function atHomeNow(parts: readonly string[], previous: RiskState | null): Hit[] {
  if (previous?.peak !== 'abuse' || previous.subject !== 'self') return [];
  const told = parts.some(
    (part) =>
      !OVER.test(part) &&
      [CAME, ARRIVES, RAGES, HEARD, BROKE].some((pattern) => pattern.test(part)),
  );
  return told ? [{ id: 'home.now', level: 'abuse', weight: 1, subject: 'self', flags: [] }] : [];
}

const SCREEN = /\b(?:phone|screen|tablet|laptop|computer|messages?|reads?|looks? at|checks?)\b/i;

/** While somebody rages in the house a card would not be read. */
export function whileItHappens(message: string, phrasing: Phrasing): string {
  const seen = SCREEN.test(message) ? phrasing.sayOnce('abuse.now.screen') : null;
  const parts = (['abuse.now', 'abuse.now.call', 'abuse.now.ask'] as const).map((part) =>
    phrasing.say(part),
  );
  return [seen, ...parts].filter((part) => part !== null).join(' ');
}
