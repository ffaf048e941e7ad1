/** What somebody has set out to do. Wishes of the moment are none. */
import type { Learnt } from './index.ts';
import { HEDGE, isQuoted, NEGATION, type Piece, saidBack } from './text.ts';

const LEAD = '^(?:(?:and|but|so|well|honestly|really|now|ok|okay|yes|yeah)[, ]+)*';
const GOAL = new RegExp(
  `${LEAD}my (?:main |big )?(?:goal|aim|plan)(?: this (?:year|month|week))? is (?:to )?(.{6,90})$`,
  'i',
);
const DECIDED = new RegExp(
  `${LEAD}(?:i've|i have|i) (?:finally |just )?(?:decided|promised myself|resolved) to (.{6,90})$`,
  'i',
);
/** "I want to" says many things; with these verbs and something after them it is a goal. */
const WANT = new RegExp(
  `${LEAD}(?:i (?:really |just |do |still )?(?:want|plan|intend)|i'd (?:really )?like|i'm (?:really )?(?:trying|planning|determined|working)) (?:to|on) ((?:learn|learning|quit|quitting|stop|stopping|cut down|cutting down|finish|finishing|apply|applying|save|saving|move out|moving out|go back to (?:work|school|uni|college)|find a (?:new )?job|get a (?:new )?job|get fit|get sober|stay sober|staying sober|run a|start a (?:business|course|family)|set boundaries|lose weight|write a|pass my|buy a (?:house|flat)|study|train)\\b.{0,70})$`,
  'i',
);

/** Too vague, too much of the moment, or nothing anybody should be held to. */
const NONE =
  /\b(?:it|this|that|everything|all of it|being|existing|living|breathing|feeling|thinking|crying|worrying|caring|loving|eating|sleeping|talking|trying|fighting|hurting|waking|pretending|kill\w*|die|dying|dead|death|suicid\w*|disappear\w*|hurt\w*|harm\w*|cut(?:ting)? myself|end (?:it|things|my)|revenge|medication|meds|pills|insulin)\b/i;
/** "stop" and "quit" with nothing named after them. */
const BARE =
  /^(?:quit|quitting|stop|stopping|finish|finishing|learn|learning|study|train|apply|applying|save|saving)\W*(?:now|soon|today|again|so (?:badly|much))?\W*$/i;

export function goalsIn(clause: Piece): Learnt[] {
  const { text, quote } = clause;
  if (clause.question || NEGATION.test(text) || HEDGE.test(text) || isQuoted(text, 1)) return [];
  const hit = GOAL.exec(text) ?? DECIDED.exec(text) ?? WANT.exec(text);
  const what = hit?.[1]?.replace(/[.!…\s]+$/u, '').trim() ?? '';
  if (what.length < 6 || NONE.test(what) || BARE.test(what)) return [];
  const back = saidBack(what);
  if (back === null) return [];
  const lower = back.charAt(0).toLowerCase() + back.slice(1);
  const fact = /^(?:learn|quitt|stopp|cutt|finish|apply|sav|mov|stay)ing\b/.test(lower)
    ? `You are working on ${lower}.`
    : /^\p{L}+ing\b/u.test(lower)
      ? `Your goal is ${lower}.`
      : `You want to ${lower}.`;
  return [{ kind: 'goal', fact, topic: null, quote }];
}
