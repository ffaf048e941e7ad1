/** Hears that we took their words for what they were not, and takes it back. */
import { straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import type { ProtocolInput, ProtocolReply, Reply, RiskState } from './types.ts';

const KIN =
  'dad|father|mum|mom|mother|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|friend|mate|boss|dog|cat';
const PUT_RIGHT = new RegExp(
  [
    "you(?:'?ve| have)?(?: got)? (?:it|that|me|this)(?: all| completely| totally| quite)? wrong",
    'wrong end|got (?:that|it|this|me|me all|that all|it all|the wrong)\\b.{0,12}\\b(?:wrong|idea|person|impression)',
    "(?:you|u)(?:'?ve| have)? (?:\\w+ )?mis(?:read|understood|heard|taken)|misread(?:ing)? me|a misunderstanding|crossed wires|jumped? to conclusions|twist\\w* (?:my|what)",
    "(?:not|n'?t) (?:at all )?what i (?:said|meant|mean|was (?:saying|talking about|on about))",
    "(?:never|didn'?t|did not) (?:say|said|mean|meant) (?:that|any such thing|anything (?:like that|about)|i (?:was|wanted|would|want))",
    'what (?:the (?:hell|fuck) )?(?:are |r )?(?:you|u|ya|ye) (?:even )?(?:(?:going |banging )?on about|talking about)',
    "what(?:'?s| has) (?:\\w+ )?(?:got )?to do with (?:dying|suicide|killing|that|it|this)",
    "(?:i'?m|i am|i was|was) (?:only |just )?(?:asking|talking about|on about) (?:my|her|him|the|a|whether|if)\\b",
    `(?:that'?s|that was) my (?:${KIN})(?= (?:i|not|who|he|she)\\b|[.,!?]|$)`,
    `i meant?(?: about)? my (?:${KIN})\\b`,
  ]
    .map((one) => `\\b(?:${one})`)
    .join('|'),
  'i',
);
const OF_THEM = new RegExp(`\\b(?:that'?s|that was|it was|i meant?|about) my (${KIN})\\b`, 'i');
/** What is at hand is not put right with a word. */
const AT_HAND = ['means', 'substance', 'outright'] as const;

/** An apology, and the line to keep; null where nothing was put right, or where too much was said. */
export function putRight(
  { message, risk: before }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  reply: Reply,
): ProtocolReply | null {
  if (!before || before.calmTurns > 3 || before.flags.includes('cleared')) return null;
  if (AT_HAND.some((flag) => risk.flags.includes(flag))) return null;
  const plain = straight(message);
  if (!PUT_RIGHT.test(plain)) return null;
  const who = OF_THEM.exec(plain)?.[1]?.toLowerCase();
  // Where it looked like a plan, the apology does not stand in for the answer.
  const grave = risk.peak === 'imminent' || risk.peak === 'active_ideation';
  const ask = grave ? phrasing.sayOnce('misread.ask') : null;
  const owned = ask
    ? [phrasing.say('misread.grave'), phrasing.say('denied.line'), ask]
    : [who ? phrasing.say('misread.kin').replaceAll('{who}', () => who) : phrasing.say('misread')];
  const text = owned.join(' ');
  const said = reply(text, true, ask !== null);
  const kept = risk.flags.filter((flag) => flag !== 'disclosed' && flag !== 'inferred');
  return {
    ...said,
    risk: {
      ...said.risk,
      denied: Math.max(1, said.risk.denied),
      flags: [...kept, 'cleared' as const, 'inferred' as const].sort(),
    },
  };
}
