/** A deed of theirs, something good, a plan: received as that. */
import { piecesHere } from '../dialogue-acts/here.ts';
import type { Move, Turn } from '../turn.ts';
import { mayAsk, said, shapeOf } from './listening-words.ts';
import { tellsOfLoss } from './mourning.ts';

export type Received = 'done' | 'good' | 'both' | 'plan';

const FEW = 4;
/**
 * Heard from here on; a deed and what came of it are easily taken for each other, and counted together.
 * To be glad of what was no good is worst: "I got the letter today. They let me go".
 */
const HEARD = { glad: 0.8, plan: 0.8, done: 0.75, good: 0.88, surely: 0.96 } as const;

/** What they did, what came of it or what they mean to do, whichever the message is about. */
export function receivedKind(turn: Turn): Received | null {
  // A word or two say too little to be glad of.
  if (turn.reading.words.length < FEW || tellsOfLoss(turn.reading)) return null;
  if (answersWithPlan(turn) || TAKES_UP.test(turn.reading.text)) return 'plan';
  const glad = piecesHere(turn)
    .filter(
      ({ text }) =>
        (!NOT_YET.test(text) || SINCE.test(text)) &&
        !MOCKS.test(text) &&
        !LEFT_OUT.test(text) &&
        !BADLY.test(text),
    )
    .map(({ chances }) => ({ done: chances.get('done') ?? 0, good: chances.get('good') ?? 0 }))
    .filter(({ done, good }) => done + good >= HEARD.glad);
  const did = glad.some(({ done, good }) => done >= good && done >= HEARD.done);
  const least = GLADNESS.test(turn.reading.text) ? HEARD.good : HEARD.surely;
  const came = glad.some(({ done, good }) => good > done && good >= least);
  if (did && came) return 'both';
  if (did || came) return did ? 'done' : 'good';
  const means =
    piecesHere(turn).some(
      ({ text, chances }) => (chances.get('plan') ?? 0) >= HEARD.plan && !OF_A_DATE.test(text),
    ) && !MADE_TO.test(turn.reading.text);
  return means ? 'plan' : null;
}

/** What is still to be done; but not the drink they have not had since Sunday. */
const NOT_YET =
  /\b(?:have ?n[o']?t|haven[’]t|(?:have|has|had) (?:still |literally |just )?not|still (?:not|haven['’]?t|didn['’]?t)|never got (?:round|around) to|not yet)\b/i;
/** "Next gig is friday": a date, and no plan. */
const OF_A_DATE =
  /^\W*(?:(?:and|but|so) )*(?:the|my|our|his|her|their|next|this|it|that|there|he|she|they)\b(?!.*\b(?:i|we)(?:['’]?(?:ll|m|d)| will| am| want| might)\b)/i;
/** What others want of them, or what they would rather not, is no plan of theirs. */
const MADE_TO =
  /\b(?:supposed to|meant to|expected to|got to|gotta|have to|has to|i(?:['’]ve| have) thought (?:about|of)|but (?:he|she|they)(?:['’]d| would| might| will))\b/i;
/** What was left undone is no deed; to have left the drink, the bet or the message is one. */
const LEFT_OUT =
  /\b(?:skipped|stayed in (?:bed|my room)|called in sick|(?:slept|lay|laid|lain) (?:in|through|there|around|in bed)|scrolled|watched|binge\w*|missed (?:it|the|my|another|work|class)|put (?:it|that|them) off|did ?n['’]?t (?!(?:drink|bet|gamble|text|call|ring|reply to|answer|smoke|buy|shout|yell|hit|cut|run|give in|look|check)\b)\w+|avoided|cancelled|canceled|bailed|ghosted|hid)\b(?! (?:the (?:bet|drink|pub)|him|her|them)\b)/i;
/** Without a word of it something has to be very plainly good: "even the teacher kinda smiled". */
const GLADNESS =
  /\b(?:good|great|nice|lovely|happy|glad|better|best|relie\w+|proud|pass(?:ed)?|won|win|got (?:the|it|a|in)|yes|hug\w*|laughed|kind|sorry|finally|easier|calm\w*|lighter|slept|smil(?:ed|es|ing) (?:at me|back)|love[ds]?|excited|invited|coming (?:over|round)|brought|fun|enjoy\w*|cake|worked|well)\b|[:;]-?\)|[😀-😊🥰🎉❤💕]/iu;
/** "I tried in spring but I slept so badly." */
const BADLY =
  /\b(?:badly|so bad|awful(?:ly)?|terribl[ey]|horribl[ey]|worse|worst|in vain|did ?n['’]?t (?:work|help|last)|no use|useless|(?:not|never|n['’]t) (?:\w+ )?(?:happy|glad|okay|ok|fine|well|good|enjoy\w*)|you(?:['’]re| are| said you['’]?re| said you are) glad|you said)\b/i;
/** Others who laugh are no good news, unless it was together. */
const MOCKS =
  /(?<!\bi )(?<!\bwe )(?<!\bboth )\b(?:laugh(?:ed|ing|s)|smirk(?:ed|ing|s)?|snigger(?:ed|ing|s)?|grinn(?:ed|ing))\b(?! (?:so much|so hard|together|too|with me|until|till))/i;
const SINCE =
  /\b(?:since|for (?:\w+ )?(?:an? )?(?:hours?|days?|weeks?|months?|years?)|in (?:an? |\w+ )?(?:days?|weeks?|months?|years?)|drunk|drink|smok\w+|cut|us(?:ed|ing)|gambl\w+|bet|binge\w*|touched|relapsed|text(?:ed)? (?:him|her|them))\b/i;

/** "Ok, I'll try that tonight." */
export const TAKES_UP =
  /^\W*(?:(?:ok(?:ay)?|all ?right|right|yes|yeah|good|thanks?|thank you|cool|hm+|then|so|maybe)\W+)*(?:i(?:['’]?ll| will)|(?:i(?:['’]?m| am) )?(?:going to|gonna))(?: (?:just|maybe|definitely|probably))? (?:try|do|give|start|ask|say|tell|use|write|ring|call|book|talk)\b[^.?!]{0,40}[.! ]*$/i;

/** We asked what the next step would be, and they say it. */
const answersWithPlan = ({ state, reading }: Turn): boolean =>
  state.pending?.slot === 'plan' && reading.question === null && !reading.acts.has('no');

export function receivedMove(turn: Turn, kind: Received): Move | null {
  const lead = said(turn, kind);
  if (lead === null) return null;
  turn.state.leads.push('received');
  const asks = kind !== 'plan' && mayAsk(turn) ? said(turn, 'how') : null;
  return asks === null
    ? { text: lead, shape: shapeOf(turn, 'R'), pending: null }
    : { text: `${lead} ${asks}`, shape: 'RQ', pending: { kind: 'ask' } };
}
