/** "Should I give her the key?": in danger, what makes it safer is said yes to, and plainly. */
import type { Part } from './phrasing.ts';

const THING =
  '(?:it|them|that|this|those|(?:the|my|his|her|a|dads|mums) (?:[a-z]+ )?(?:keys?|spanner|wrench|hammer|knife|knives|blades?|razors?|scissors|pills?|tablets|meds|medication|ampoules?|vials?|morphine|insulin|gun|guns|rifle|shotgun|pistol|bullets|rope|belt|cord|bottle|box|bag|stuff|lighter|car keys|petrol|bat|axe))';
const WHO =
  "(?:him|her|them|someone|somebody|anyone|anybody|my (?:[a-z]+ )?[a-z']+|the (?:boy|lad|neighbou?rs?|police|doctor|nurse|teacher|ward)|(?!the |it |that |this |work |school |bed |sleep |back )[a-z']{3,})";
/** What asks whether to: with its mark, without it, or pressed for a yes. */
const ASKS =
  '(?:(?:should|shall|do|can|could|may|must) (?:i|we) |(?:would it be (?:ok|okay|better|good|right|daft|silly|stupid|mad|wrong|too late|weird) (?:if|to)|is it (?:ok|okay|better|all right|a rotten thing|rotten|silly|stupid|bad|wrong) (?:to|if)|if i should|whether (?:to|i should)|or) (?:i |we )?)(?:just |maybe |really |rather |also |even |go and |try to )*';
const asks = (what: string) => new RegExp(` ${ASKS}${what}`);

const STEPS: readonly (readonly [Part, RegExp])[] = [
  [
    'step.leave',
    asks(`(?:take|bring|carry|have|keep) ${THING} (?:with me|along|in my pocket|on me) or leave`),
  ],
  ['step.back', asks(`(?:take|bring|give|hand|put|send) ${THING} back(?= |$)`)],
  [
    'step.call',
    asks(
      '(?:call|phone|ring|dial|text) (?:911|999|112|000|988|the police|the cops|an ambulance|emergency|a doctor|the (?:line|hotline|hospital|crisis))',
    ),
  ],
  ['step.means', asks(`(?:give|hand)(?: over)? (?:${WHO} )?${THING}(?= |$)`)],
  [
    'step.means',
    asks(
      `(?:lock|throw|flush|bin|move|drop|post|put|get rid of|get) ${THING} (?:away|up|out|in|into|down|off|somewhere|to)`,
    ),
  ],
  ['step.door', asks('lock (?:the|my) door')],
  [
    'step.person',
    asks(
      `(?:tell|ring|call|phone|text|wake|ask|message|fetch|get|knock (?:on|at)|see) ${WHO}(?= |$)`,
    ),
  ],
  [
    'step.person',
    asks(
      `(?:go|run|walk) (?:over |down |up |back )?(?:to|into|round to|and see) (?:my (?:[a-z]+ )?[a-z']+|her|his|their|the (?:neighbou?rs?|hospital|doctor)|(?!(?:something|sleep|bed|work|school|that|this|what|talk|where|how|why|it)(?: |$))[a-z]{3,})(?= |$)`,
    ),
  ],
];
/** Asked of what is no step away from it. */
const NOT_SAFER =
  / (?:tell (?:them|him|her|anyone|people) (?:that )?(?:good ?bye|i am sorry|it was)|good ?bye|hit|hurt|kill|punish|back to (?:him|her|the (?:bridge|roof|pier|car|river)))(?= |$)/;

/** @param parts sentences of the message as `sentences()` gives them, the last question counting most */
export function safeStep(parts: readonly string[]): Part | null {
  for (const part of [...parts].reverse()) {
    const line = part.replace(/ ,/g, '');
    if (NOT_SAFER.test(line)) continue;
    const step = STEPS.find(([, match]) => match.test(line));
    if (step) return step[0];
  }
  return null;
}
