/** The front page: what Mooring is, what it is not, and the way in. */
import { Anchor, Bot, LifeBuoy, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Harbour } from '../../layouts/PublicHarbour.tsx';
import { PublicLayout } from '../../layouts/PublicLayout.tsx';
import { CrisisLines } from './PublicCrisisLines.tsx';

const icon = 'size-6';

export function LandingPage() {
  return (
    <PublicLayout>
      <section className="mx-auto grid w-full max-w-6xl items-center gap-8 px-4 pt-4 sm:px-6 md:grid-cols-[1.1fr_1fr] md:gap-12 md:pt-10">
        <div className="max-md:order-2">
          <h1 className="text-[clamp(2.25rem,1.6rem+3vw,3.75rem)]">A steady place to talk</h1>
          <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">
            Mooring is an AI companion for the hours when your thoughts will not settle. Put them
            into words, be listened to, and try one small thing that may help.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <a
              href="/register"
              className={cx(buttonClass('primary', 'large'), 'in-data-session:hidden')}
            >
              Start talking
            </a>
            <a
              href="/login"
              className={cx(buttonClass('secondary', 'large'), 'in-data-session:hidden')}
            >
              Sign in
            </a>
            <a
              href="/app"
              className={cx(buttonClass('primary', 'large'), 'not-in-data-session:hidden')}
            >
              Open Mooring
            </a>
          </div>
          <p className="mt-4 text-sm text-muted">
            You will be talking with AI, never with a person.
          </p>
        </div>
        <Harbour className="aspect-[4/3] w-full rounded-large shadow-lifted max-md:aspect-[16/10]" />
      </section>

      <section
        aria-labelledby="why"
        className="mx-auto w-full max-w-6xl px-4 pt-16 sm:px-6 sm:pt-24"
      >
        <h2 id="why" className="text-[clamp(1.5rem,1.3rem+1vw,2rem)]">
          What you can count on
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <Assurance icon={<Anchor className={icon} />} title="Someone to think with, at any hour">
            Ten AI <span data-config="personaTitle">therapist</span>s, from anxiety to grief to life
            in a family, each with a method of their own. They ask, they listen, and they lead you
            through exercises people use in therapy, one step at a time.
          </Assurance>
          <Assurance icon={<LockKeyhole className={icon} />} title="Your words stay yours">
            What you write is encrypted under a key of your own. Nothing is sold, nobody is tracked,
            and a conversation you delete is gone.
          </Assurance>
          <Assurance icon={<LifeBuoy className={icon} />} title="Danger is taken seriously">
            If your words sound like danger, the talk stops being a chat: you are shown people who
            can help right now. Crisis lines are free to see, always, without an account.
          </Assurance>
          <Assurance icon={<Bot className={icon} />} title="Plain about what it is">
            Mooring is software. It makes mistakes, it gives no diagnosis, and it does not replace a
            therapist or a doctor. It is open source, so anyone can check what it does.
          </Assurance>
        </ul>
      </section>

      <section
        aria-labelledby="now"
        className="mx-auto w-full max-w-6xl px-4 pt-16 sm:px-6 sm:pt-24"
      >
        <div className="rounded-large border border-line bg-raised p-6 shadow-soft sm:p-10">
          <h2 id="now">If it cannot wait</h2>
          <p className="mt-2 max-w-2xl text-muted">
            Talk to a human being. These lines are free, open day and night, and you do not need to
            know what to say.
          </p>
          <CrisisLines className="mt-6" />
        </div>
      </section>
    </PublicLayout>
  );
}

function Assurance({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-large bg-accent-soft text-accent-ink"
      >
        {icon}
      </span>
      <div>
        <h3 className="pt-2.5">{title}</h3>
        <p className="mt-1 max-w-md text-muted">{children}</p>
      </div>
    </li>
  );
}
