/** Understands what is said to the plan: an answer, a wish to skip or stop, a question about it. */
import { ITEM_MAX, PLAN_STEPS, type PlanStep } from '../safety-plan.ts';

const END = String.raw`[\s.!…,]*$`;
const POLITE = String.raw`^\s*(?:(?:well|ok(?:ay)?|um+|hm+|uh|please|sorry|actually|honestly|i think|can we|could we|let'?s|i (?:want|need|would like|'d like) to)[\s,]+)*`;
const words = (text: string): number => text.trim().split(/\s+/).length;
const plain = (text: string): string => text.replace(/[’‘]/g, "'").toLowerCase().trim();

const NOTHING =
  /^\s*(?:(?:um+|hm+|well|i|honestly|really)?[\s,]*(?:(?:i )?(?:really )?(?:do ?n'?t|do not) (?:really )?know|dunno|idk|(?:i (?:really )?have )?no idea|nothing(?: really| comes to mind)?|none|(?:no ?one|nobody)(?: really| at all| comes to mind)?|not (?:sure|really)|(?:i )?(?:can'?t|cannot) think of (?:any|one|anything|anyone|anybody)|no|nope|what|\?+))?[\s.!…]*$/;
const SKIP = new RegExp(
  `${POLITE}(?:skip|next|pass|leave (?:it|that|this)(?: (?:out|open))?|not this one|move on)(?: (?:it|that|this|this one|that one|one|please|question|step))*${END}`,
);
const STOP = new RegExp(
  `${POLITE}(?:stop|quit|enough|no more|that'?s enough|not now|later|another time|not today|cancel|(?:i )?(?:don'?t|do not) want (?:to|this|that)(?: (?:any ?more|do this|go on|continue|now|this))*|(?:talk|speak) about something else|do this (?:later|another time)|leave the plan)(?: (?:now|it|this|here|please|for (?:now|today)|any ?more|the plan|with this|with the plan))*${END}`,
);
const BACK = new RegExp(
  `${POLITE}(?:go )?back(?: (?:to the (?:last|previous) (?:one|step|question)|one step|a step))?${END}`,
);
const GOODBYE =
  /^\s*(?:ok(?:ay)?[\s,]+)?(?:bye+|good ?bye|good night|gotta go|i(?:'ve| have)? (?:got to|need to|have to|must) (?:go|sleep|leave)|see you|talk (?:later|tomorrow)|i(?:'m| am) (?:going to bed|off))\b/;
const YES =
  /^\s*(?:well[\s,]+|um+[\s,]+|i guess[\s,]+)?(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please|let'?s|go ahead|alright|all right|fine|why not|i guess(?: so)?|i(?:'d| would) like (?:that|to)|we (?:can|could)|sounds (?:good|ok)|go on|continue|maybe(?: yes)?|can'?t hurt)\b/;
const NOT_YET = /\b(?:not|later|but|don'?t|no)\b/;
const NO =
  /^\s*(?:no+|nah|nope|not (?:now|today|really|yet|tonight|for me)|(?:maybe )?(?:later|another time)|i(?:'d| would) rather not|rather not|i (?:don'?t|do not) (?:want|need|think so)|no,? thanks?|leave it)\b/;
const UNCLEAR =
  /^\s*(?:what (?:do you mean|kind of|sort of|counts)|like what|such as|(?:can you )?(?:give|show) (?:me )?an? examples?|for example|examples?|i don'?t (?:understand|get it)|how do you mean)\b/;
const WHO_SEES =
  /\bwho(?:'s| is| else)? ?(?:can|will|could|gets? to|going to)? ?(?:sees?|seeing|reads?|reading|knows?)\b|\b(?:is|will) (?:this|that|it) (?:be )?(?:private|kept|stored|saved|shared|secret)\b|\bwhere (?:is|will|does) (?:this|that|it)\b.*\b(?:kept|go|stored|saved)\b/;
const SHOW_SO_FAR =
  /^\s*(?:please |can (?:you|i) |could you )*(?:(?:show|read|see)(?: me| back)*\b.{0,20}\b(?:plan|so far|we have|list)|show(?: me| it)+)[\s.?!]*$/;
const GO_ON =
  /^\s*(?:ok(?:ay)?[\s,]+)?(?:let'?s )?(?:go on|continue|carry on|keep going)(?: with (?:it|this|the plan|my plan|our plan))?[\s.!]*$/;
const QUESTION =
  /^\s*(?:who|what|when|where|why|how|which|can|could|do|does|did|are|is|will|would|should|have|am)\b.*\?\s*$/s;

export type Said =
  | 'nothing'
  | 'skip'
  | 'stop'
  | 'back'
  | 'show'
  | 'go_on'
  | 'goodbye'
  | 'unclear'
  | 'who_sees'
  | 'question'
  | 'answer';

/** What a message is, where a step's question is in the air. */
export function readAnswer(message: string): Said {
  const text = plain(message);
  if (STOP.test(text)) return 'stop';
  if (GOODBYE.test(text) && words(text) <= 8) return 'goodbye';
  if (SKIP.test(text)) return 'skip';
  if (BACK.test(text)) return 'back';
  if (SHOW_SO_FAR.test(text)) return 'show';
  if (GO_ON.test(text)) return 'go_on';
  if (UNCLEAR.test(text)) return 'unclear';
  if (NOTHING.test(text) || (YES.test(text) && words(text) <= 2)) return 'nothing';
  if (WHO_SEES.test(text) && (text.endsWith('?') || words(text) <= 4)) return 'who_sees';
  return QUESTION.test(text) ? 'question' : 'answer';
}

/** The answer to an offer; null where it is neither, and the talk has gone elsewhere. */
export function readConsent(message: string): 'yes' | 'no' | 'other' {
  const text = plain(message);
  if (YES.test(text) && words(text) <= 8 && !NOT_YET.test(text)) return 'yes';
  if (NO.test(text) && words(text) <= 6) return 'no';
  return 'other';
}

const A_PLAN = `(?:my|our|the|a|that|this|your)? ?(?:own )?(?:safety|crisis) plan`;
const FOR_ANOTHER = /\bplan (?:for|with) (?:my|him|her|them|someone|somebody|a|the)\b/;
const SHOW = new RegExp(
  String.raw`\b(?:show|see|read|open|view|look at|pull up|tell me|give me|remind me of|bring up|what(?:'s| is| was| does)|where(?:'s| is)|go (?:over|through))\b.{0,30}\b${A_PLAN}`,
);
const SHOW_MINE =
  /^\s*(?:please |can you |could you |can i |i (?:want|need) to )*(?:show|see|read|open|pull up|give|remind)(?: me)?(?: of)? my plan\b/;
const BARE = /^\s*(?:my |the )?(?:safety|crisis) plan[\s.!?]*$/;
const ABOUT = /\bwhat(?:'s| is| are)\b.{0,12}\b(?:a |these )?(?:safety|crisis) plans?\b/;
const WRITE = new RegExp(
  String.raw`\b(?:write|make|build|create|start|do|begin|continue|finish|go on with|resume|work on|change|update|edit|add to|help (?:me )?with)\b.{0,24}\b${A_PLAN}|\b(?:i (?:want|need|would like|'d like)|let's have) a (?:safety|crisis) plan\b|\b(?:go on|continue|carry on) with (?:my|our|the) plan\b`,
);

export type Wish = 'show' | 'write' | 'about' | null;

/** What a message wants of the plan, with no question about it in the air. */
export function readWish(message: string): Wish {
  const text = plain(message);
  if (!text.includes('plan') || words(text) > 25 || FOR_ANOTHER.test(text)) return null;
  if (ABOUT.test(text) && !/\b(?:my|our)\b/.test(text)) return 'about';
  if (/\b(?:don'?t|do not|no) (?:want|need|like|have)?\b.*\bplan\b/.test(text)) return null;
  if (WRITE.test(text)) return 'write';
  return SHOW.test(text) || SHOW_MINE.test(text) || BARE.test(text) ? 'show' : null;
}

/** The step a message names, by its number or a word of its title. */
export function readStep(message: string): PlanStep | null {
  const text = plain(message);
  const number = /\b(?:step |number |no\.? )?([1-6])\b/.exec(text)?.[1];
  if (number && words(text) <= 5) return PLAN_STEPS[Number(number) - 1] ?? null;
  const named: readonly (readonly [RegExp, PlanStep])[] = [
    [/\b(?:warning|signs?|notice)\b/, 'warning_signs'],
    [/\b(?:by myself|alone|coping|on my own)\b/, 'coping'],
    [/\b(?:places?|distract\w*)\b/, 'distraction'],
    [/\b(?:professionals?|doctors?|lines?|clinic)\b/, 'professionals'],
    [/\b(?:surroundings?|environment|home|safer)\b/, 'environment'],
    [/\b(?:people|friends?|family|ask for help)\b/, 'people'],
  ];
  if (words(text) > 8) return null;
  return named.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A list in one message as its items; a text that is no list stays whole, cut where it must be. */
export function itemsIn(message: string): string[] {
  const lines = message.split(/[\n;•]+/);
  const list = lines.flatMap((line) =>
    line.length > 160
      ? [line]
      : line.split(
          /,\s+(?![+(\d]|(?:and|or|at|on|in|if|but|so|then|because|who|which|when|even|just)\b)/i,
        ),
  );
  const tidy = list.map((item) => item.replace(/^\s*(?:[-*]|\d[.)])\s+/, '').trim());
  return tidy.filter((item) => item !== '').flatMap(cut);
}

/** Pieces of at most `ITEM_MAX` characters, parted at blanks. */
function cut(item: string): string[] {
  const pieces: string[] = [];
  let rest = item;
  while (rest.length > ITEM_MAX) {
    const blank = rest.lastIndexOf(' ', ITEM_MAX);
    const at =
      blank > 0 ? blank : ITEM_MAX - (/[\ud800-\udbff]/.test(rest[ITEM_MAX - 1] ?? '') ? 1 : 0);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
