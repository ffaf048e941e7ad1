/** Help as other features may ask for it: what answers a question, with this server's facts in it. */
import type { Config } from '#platform/server/config.ts';
import { type FaqEntry, type FaqFacts, filledIn } from '../faq.ts';

export interface HelpArticle {
  readonly id: string;
  readonly question: string;
  /** Paragraphs, one below the other. */
  readonly answer: string;
  readonly link: { readonly to: string; readonly label: string };
}

/**
 * The articles that answer `question`, best first, at most three; none where the help content does
 * not speak of it. The index is built at the first question of a process.
 */
export async function findHelp(config: Config, question: string): Promise<readonly HelpArticle[]> {
  const { search } = await import('./search/index.ts');
  return search(question).map(({ entry }) => article(config, entry));
}

function article(config: Config, { id, question, answer, link }: FaqEntry): HelpArticle {
  const facts = helpFacts(config);
  return {
    id,
    question: filledIn(question, facts),
    answer: answer.map((paragraph) => filledIn(paragraph, facts)).join('\n\n'),
    link: { to: filledIn(link.to, facts), label: filledIn(link.label, facts) },
  };
}

/** What this installation decides, for the `{names}` in help texts. */
export function helpFacts(config: Config): FaqFacts {
  return {
    passwordMin: config.PASSWORD_MIN,
    trialDays: config.TRIAL_DAYS,
    baseIntroDays: config.BASE_INTRO_DAYS,
    minimumAge: config.MINIMUM_AGE,
    personaTitle: config.PERSONA_TITLE,
    supportEmail: config.SUPPORT_EMAIL,
  };
}
