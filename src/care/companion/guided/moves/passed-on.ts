/** Whether the grown-up who is told will tell the parents: said as it is, with how to ask first. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

const PARENTS = '(?:mum|mom|mam|dad|parents?|mother|father|family|home|step\\w+)';
const WHO =
  '(she|he|they|it|the school|school|my school|(?:my |the |a )?(?:form tutor|head of year|school nurse|nurse|teacher|tutor|counsell?or|doctor|gp|coach)|teachers|(?:mrs?|miss|ms)\\.? \\w+|childline|(?:the )?(?:helpline|line)|988)';
const PASSED_ON = new RegExp(
  `\\b(?:will|would|does|do|is|are|can|could|might|has|have|what if|if) ${WHO} (?:also |just |then |even |definitely |still |going to |gonna |got to |have to |has to |be able to |allowed to )*(?:tells?|rings?|calls?|phones?|emails?|informs?|contacts?|texts?|lets?|speaks? to|talks? to|says? (?:it|anything) to) (?:my |our |at )?${PARENTS}\\b`,
  'i',
);
const TITLED = /^(?:mrs?|miss|ms)\b/i;

/** Null where nobody asks it. */
export function passedOn(turn: Turn): Move | null {
  const { reading, words } = turn;
  const who = PASSED_ON.exec(reading.text.replaceAll('’', "'"))?.[1]?.toLowerCase();
  if (who === undefined || turn.quiet) return null;
  const line = /988|line/.test(who);
  const p = TITLED.test(who)
    ? who.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : 'A grown-up at school';
  const text = words.pick(line ? LINE : PASSED, slotsOf(turn, { p }), { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

const PASSED = [
  '{p} may have to, if you are being hurt or hurt yourself, and most of them talk it over with you first. You can ask before you say anything: “If I tell you something, who do you have to tell?” What would be the worst part if your parents knew?',
  'It can happen, yes, and I cannot promise that it will not. You can say which part you are afraid of, and ask to be there when it is told. What are you afraid they would do?',
];
const LINE = [
  'They keep what you say to themselves, unless they think a life is in danger right now. You can ask them that first, and you need not give your name. Would you rather text or talk?',
];
