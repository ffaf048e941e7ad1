/** Help as other features may ask for it: what answers a question, with this server's facts in it. */
import type { Config } from '#platform/server/config.ts';
import { answerOf, type FaqEntry, type FaqFacts, filledIn } from '../faq.ts';

export { spelledOut } from './search/spelling.ts';

export interface HelpArticle {
  readonly id: string;
  readonly question: string;
  /** Paragraphs, one below the other. */
  readonly answer: string;
  readonly link: { readonly to: string; readonly label: string };
}

export interface Help {
  /** What answers, best first, at most three; empty where nothing surely does. */
  readonly answers: readonly HelpArticle[];
  /** What may have been meant, where nothing surely answers. */
  readonly perhaps: readonly HelpArticle[];
  /** How much of the question the best answer speaks of, from 0 to 1. */
  readonly cover: number;
  /** The last question had the same answer. */
  readonly again: boolean;
}

/**
 * What the help content has on `question`; `earlier` is what was asked before it, oldest first. The
 * index is built at the first question of a process.
 */
export async function findHelp(
  config: Config,
  question: string,
  earlier: readonly string[] = [],
): Promise<Help> {
  const { searchAfter } = await import('./search/follow-up.ts');
  const { answers, perhaps, again } = searchAfter(question, earlier);
  return {
    answers: answers.map(({ entry }) => article(config, entry)),
    perhaps: perhaps.map(({ entry }) => article(config, entry)),
    cover: answers[0]?.cover ?? 0,
    again,
  };
}

function article(config: Config, entry: FaqEntry): HelpArticle {
  const { id, question, link } = entry;
  const facts = helpFacts(config);
  return {
    id,
    question: filledIn(question, facts),
    answer: answerOf(entry, facts).join('\n\n'),
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
