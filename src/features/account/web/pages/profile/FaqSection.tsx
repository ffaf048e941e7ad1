/** Questions in six categories; each category and each question opens by itself. */
import { ChevronDown } from 'lucide-react';
import {
  answerOf,
  FAQ,
  type FaqEntry,
  type FaqFacts,
  filledIn,
  PROFILE_CATEGORIES,
} from '#features/help/faq.ts';
import { useConfig } from '#features/therapists/web/api.ts';

/** Until the server has told, what it would say by default. */
const DEFAULTS: FaqFacts = {
  passwordMin: 6,
  trialDays: 7,
  baseIntroDays: 30,
  minimumAge: 18,
  personaTitle: 'therapist',
  supportEmail: 'support',
};

export function FaqSection() {
  const facts = useConfig().data ?? DEFAULTS;
  return (
    <section aria-labelledby="faq" className="grid gap-4">
      <h2 id="faq">Frequently asked questions</h2>
      <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-2">
        {PROFILE_CATEGORIES.map(({ id, title }) => (
          <details
            key={id}
            className="group/category rounded-large border border-line bg-raised shadow-soft"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-large px-5 [&::-webkit-details-marker]:hidden">
              <h3>{title}</h3>
              <Chevron className="group-open/category:rotate-180" />
            </summary>
            <div className="grid px-5 pb-3">
              {FAQ.filter(({ profile }) => profile === id).map((entry) => (
                <Question key={entry.id} entry={entry} facts={facts} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function Question({ entry, facts }: { entry: FaqEntry; facts: FaqFacts }) {
  return (
    <details id={entry.id} className="group/question border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-small py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {filledIn(entry.question, facts)}
        <Chevron className="group-open/question:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-4 text-muted">
        {answerOf(entry, facts).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

function Chevron({ className }: { className: string }) {
  return (
    <ChevronDown
      aria-hidden="true"
      className={`size-5 shrink-0 text-muted transition-transform ${className}`}
    />
  );
}
