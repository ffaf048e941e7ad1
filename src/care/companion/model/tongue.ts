/** The language of the program's own sentences beside a reply: the reply's, or else the person's. */
import { inTongue, isDanger } from '#care/safety/index.ts';
import { languageOf } from '../guided/understand/language.ts';
import type { TurnInput } from '../types.ts';
import { looksEnglish } from './suspects.ts';
import type { Judgement } from './turn.ts';

/** How far back a message is looked for that tells: "ok" is said in every language. */
const LOOKED_AT = 6;

/** @param reply what of it has been said; '' where the model said nothing */
export function languageBeside({ message, history }: TurnInput, reply: string): string {
  const earlier = history.filter(({ role }) => role === 'user').slice(-LOOKED_AT);
  const texts = [reply, message, ...earlier.map(({ content }) => content).reverse()];
  for (const text of texts) {
    const language = languageOf(text);
    if (language !== 'en') return language;
    // More than a few words of English are an answer, too, unless it is only the model that wrote them.
    if (text !== reply && text.trim().split(/\s+/).length > 4 && looksEnglish(text)) break;
  }
  return 'en';
}

/** Protocol's words behind a reply, in their language first where that is not done yet. */
export function protocolBeside(
  input: TurnInput,
  { assessment, risk, protocol }: Judgement,
  reply: string,
): string {
  const said = protocol?.text ?? '';
  const level = isDanger(assessment.level) ? assessment.level : risk.peak;
  // A no that is taken, a goodbye, a misreading that is put right: nothing of them asks about danger.
  if (!said.includes('?') || (protocol?.takesOver && !isDanger(assessment.level))) return said;
  const known = assessment.flags.includes('non_english') && assessment.language !== 'en';
  const language = known ? assessment.language : languageBeside(input, reply);
  const theirs = inTongue(language, level, input.country);
  if (theirs === null || said.includes(theirs)) return said;
  // Once asked in these very words is enough: what English varies, this cannot.
  const asked = input.history.slice(-LOOKED_AT).some(({ content }) => content.includes(theirs));
  return asked ? said : `${theirs} ${said}`;
}
