/** What people ask before they pay, answered as it is. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { priceOf } from '../../plans.ts';
import {
  IntroLength,
  PersonaTitle,
  TrialLength,
  WithIntro,
  WithoutTrial,
  WithTrial,
} from './Configured.tsx';

interface Asked {
  readonly question: string;
  readonly answer: ReactNode;
  /** Asked only where the operator gives this. */
  readonly needs?: 'trialDays';
}

const QUESTIONS: readonly Asked[] = [
  {
    question: 'Is there a free trial?',
    answer: (
      <>
        <WithTrial>
          Yes. Creating an account starts a free trial of <TrialLength /> with all 10{' '}
          <PersonaTitle />
          s; no card is needed, and nothing is charged when it ends.
        </WithTrial>
        <WithoutTrial>Not before you choose a plan.</WithoutTrial>{' '}
        <WithIntro>
          The first time you subscribe to the Base Plan, it starts with <IntroLength /> free.
        </WithIntro>
      </>
    ),
  },
  {
    question: 'What happens when the trial ends?',
    needs: 'trialDays',
    answer:
      'You are asked to choose a plan before you go on talking. Nothing you wrote is lost: it is there again when you choose one, and you can download or delete all of it without one.',
  },
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes. Cancelling stops the renewal at once and is confirmed at once; you keep your access until the end of the period you have paid for.',
  },
  {
    question: 'Can I change between plans?',
    answer: `From Base to Advanced at any time: you pay the difference for the rest of the month, then ${priceOf('advanced')} per month. An upgrade during the free first days of Base ends them. From Advanced to Base through support or on your subscription page: the change happens at the next billing date.`,
  },
  {
    question: 'What does “one of your choice” mean?',
    answer: (
      <>
        With Base you choose one of the 10 AI <PersonaTitle />s and talk with them as often as you
        like. You can change your choice in your profile, at most once in 7 days.
      </>
    ),
  },
  {
    question: 'Is this a replacement for therapy?',
    answer:
      'No. Mooring is AI: not a person, not a clinician, and not for emergencies. It can be a steady place to think and practise between other kinds of help.',
  },
];

export function PricingFaq() {
  return (
    <div className="grid gap-3">
      {QUESTIONS.map(({ question, answer, needs }) => (
        <details
          key={question}
          data-if={needs}
          className="group rounded-medium border border-line bg-raised px-4"
        >
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-semibold">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="pb-4 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
