/** The public page of plans and prices; drawn at build. */
import { Download, HeartHandshake, LockKeyhole, RotateCcw } from 'lucide-react';
import { buttonClass } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { PlanType } from '../../contract.ts';
import { ComparisonTable } from '../components/ComparisonTable.tsx';
import {
  IntroLength,
  PersonaTitle,
  TrialLength,
  WithIntro,
  WithoutTrial,
  WithTrial,
} from '../components/Configured.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { PricingFaq } from '../components/PricingFaq.tsx';

const BADGES = [
  { Icon: LockKeyhole, text: 'Your words encrypted with AES-256, under a key of your own' },
  { Icon: RotateCcw, text: 'Cancel anytime, keep what you paid for' },
  { Icon: Download, text: 'Export and deletion on every plan, and without one' },
  { Icon: HeartHandshake, text: 'Crisis lines free for everyone, always' },
] as const;

function Choose({ plan }: { plan: PlanType }) {
  const look = buttonClass(plan === 'advanced' ? 'primary' : 'secondary', 'large');
  return (
    <>
      <a href="/register" className={cx(look, 'in-data-session:hidden')}>
        <WithTrial>Start your free trial</WithTrial>
        <WithoutTrial>Create an account</WithoutTrial>
      </a>
      <a href="/app/subscription" className={cx(look, 'not-in-data-session:hidden')}>
        Choose {plan === 'base' ? 'Base' : 'Advanced'}
      </a>
    </>
  );
}

export function PricingPage() {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-14 px-4 pt-6 sm:px-6 sm:pt-10">
      <header className="mx-auto grid max-w-2xl gap-3 text-center">
        <h1>Plans and prices</h1>
        <p className="text-lg text-muted">
          <WithTrial>
            Start with <TrialLength /> free and all 10 <PersonaTitle />
            s. No card needed. Billed monthly after that, if you choose to stay.
          </WithTrial>
          <WithoutTrial>Billed monthly.</WithoutTrial> Cancel anytime.
        </p>
      </header>
      <section aria-label="Plans" className="grid gap-6 md:grid-cols-2">
        <h2 className="sr-only">The two plans</h2>
        <PlanCard
          plan="base"
          persona={<PersonaTitle />}
          note={
            <WithIntro>
              Your first Base subscription starts with <IntroLength /> free.
            </WithIntro>
          }
          action={<Choose plan="base" />}
        />
        <PlanCard plan="advanced" persona={<PersonaTitle />} action={<Choose plan="advanced" />} />
      </section>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {BADGES.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <span className="text-sm">{text}</span>
          </li>
        ))}
      </ul>
      <section aria-labelledby="compare" className="grid gap-4">
        <h2 id="compare">Compare the plans</h2>
        <ComparisonTable />
      </section>
      <section aria-labelledby="questions" className="grid gap-4">
        <h2 id="questions">Questions</h2>
        <PricingFaq />
      </section>
      <p className="text-sm text-muted">
        Mooring is not a substitute for professional therapy, diagnosis or emergency care. Prices
        are in US dollars; taxes may apply where you live. In a crisis, call or text{' '}
        <a className="link font-semibold" href="tel:988">
          988
        </a>{' '}
        in the US, or your local emergency number elsewhere.
      </p>
    </div>
  );
}
