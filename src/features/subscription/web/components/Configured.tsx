/**
 * What an operator decides, on pages that are drawn at build: the default stands there, and the
 * page's script puts in what holds, or takes away what is not given (`src/web/visitor.ts`).
 */
import type { ReactNode } from 'react';

export const TrialLength = () => <span data-config="trialLength">7 days</span>;
export const IntroLength = () => <span data-config="introLength">30 days</span>;
export const PersonaTitle = () => <span data-config="personaTitle">therapist</span>;

export interface GivenProps {
  children: ReactNode;
}

/** Shown where there is a free trial. */
export const WithTrial = ({ children }: GivenProps) => <span data-if="trialDays">{children}</span>;

/** Shown where there is none. */
export const WithoutTrial = ({ children }: GivenProps) => (
  <span data-if="noTrial" hidden>
    {children}
  </span>
);

/** Shown where the first Base subscription starts with free days. */
export const WithIntro = ({ children }: GivenProps) => (
  <span data-if="baseIntroDays">{children}</span>
);
