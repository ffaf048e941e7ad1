/**
 * Questions and answers: the one source for the profile, the help center and the assistant.
 * `{names}` stand for what an operator can set; `filledIn` puts it there.
 */
import { ACCOUNT_FAQ } from './faq-account.ts';
import { CONVERSATIONS_FAQ } from './faq-conversations.ts';
import { FEATURES_FAQ } from './faq-features.ts';
import { PRIVACY_FAQ } from './faq-privacy.ts';
import { THERAPY_FAQ } from './faq-therapy.ts';

/** Categories of the help center, in its order. */
export const HELP_CATEGORIES = [
  { id: 'getting-started', title: 'Getting started' },
  { id: 'ai-therapy', title: 'AI therapy' },
  { id: 'features', title: 'Features' },
  { id: 'community', title: 'Community' },
  { id: 'account', title: 'Account and subscription' },
  { id: 'privacy', title: 'Privacy and safety' },
  { id: 'troubleshooting', title: 'Troubleshooting' },
] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number]['id'];

/** Categories of the profile's questions, in their order. */
export const PROFILE_CATEGORIES = [
  { id: 'account', title: 'Account' },
  { id: 'subscription', title: 'Subscription' },
  { id: 'therapy', title: 'Therapy' },
  { id: 'features', title: 'Features' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'technical', title: 'Technical' },
] as const;
export type ProfileCategory = (typeof PROFILE_CATEGORIES)[number]['id'];

export interface FaqEntry {
  /** The help category's initials or first letters, and a number; links point to it: never reused. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Takes the answer's place where the operator gives none of `fact`. */
  readonly ifNone?: {
    readonly fact: 'trialDays' | 'baseIntroDays';
    readonly answer: readonly string[];
  };
  /** Other words for it; read by the search alone. */
  readonly keywords: string;
  /** Where the thing is done or read; `{names}` in it are filled, too. */
  readonly link: { readonly to: string; readonly label: string };
  readonly help: HelpCategory;
  readonly profile: ProfileCategory;
}

/** What an installation decides; `GET /api/config` has it. */
export interface FaqFacts {
  readonly passwordMin: number;
  readonly trialDays: number;
  readonly baseIntroDays: number;
  readonly minimumAge: number;
  readonly personaTitle: string;
  readonly supportEmail: string;
}

export const FAQ: readonly FaqEntry[] = [
  ...THERAPY_FAQ,
  ...CONVERSATIONS_FAQ,
  ...FEATURES_FAQ,
  ...ACCOUNT_FAQ,
  ...PRIVACY_FAQ,
];

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The paragraphs that answer `entry` on this installation. */
export function answerOf({ answer, ifNone }: FaqEntry, facts: FaqFacts): readonly string[] {
  const holds = ifNone && facts[ifNone.fact] === 0 ? ifNone.answer : answer;
  return holds.map((paragraph) => filledIn(paragraph, facts));
}

/** `text` with this installation's facts in it. */
export function filledIn(text: string, facts: FaqFacts): string {
  const values: Readonly<Record<string, string>> = {
    passwordMin: String(facts.passwordMin),
    recommended:
      facts.passwordMin < 8 ? 'we recommend 8 or more' : 'a sentence of your own works well',
    trialDays: days(facts.trialDays),
    baseIntroDays: days(facts.baseIntroDays),
    minimumAge: String(facts.minimumAge),
    persona: facts.personaTitle,
    supportEmail: facts.supportEmail,
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
