/** Who can be reached right now. Opens in the browser, needs no network, and does not close. */
import { ChevronDown, ChevronUp, LifeBuoy, MessageSquareText, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CrisisResource } from '#care/contract.ts';
import { type CrisisLink, crisisLinks } from '#care/safety/crisis-links.ts';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';

/** Where it is narrow, a phone or a panel, two stand side by side: the talk stays in sight below. */
const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-medium border border-danger bg-raised px-3 font-semibold text-ink no-underline hover:bg-danger-soft @max-[40rem]:size-full @max-[40rem]:px-2 @max-[40rem]:text-sm @max-[40rem]:leading-tight';
const ICONS = { call: Phone, text: MessageSquareText, web: LifeBuoy };

export interface CrisisBannerProps {
  resources: readonly CrisisResource[];
  /** Begins with the first two lines alone: all of them would take the whole window. */
  brief?: boolean;
}

export function CrisisBanner({ resources, brief = false }: CrisisBannerProps) {
  const [open, setOpen] = useState(!brief);
  const links = crisisLinks(resources);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <section
      aria-label="Crisis support"
      className="@container border-b border-danger bg-danger-soft"
    >
      <div className="mx-auto flex w-full max-w-3xl items-start gap-2 px-4 py-1 @min-[40rem]:px-6">
        <div className="min-w-0 flex-1">
          {/* Only these words interrupt a screen reader, once; the links are found by moving on. */}
          <p role="alert" className={open ? 'pt-2.5 font-bold' : 'sr-only'}>
            You do not have to be alone with this. A person can be reached now.
          </p>
          {open ? <AllLinks links={links} /> : <FirstLinks links={links} />}
        </div>
        <IconButton
          label={open ? 'Show less of crisis support' : 'Show all of crisis support'}
          aria-expanded={open}
          icon={<Chevron aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(!open)}
        />
      </div>
    </section>
  );
}

function AllLinks({ links }: { links: readonly CrisisLink[] }) {
  return (
    <ul className="my-2 flex max-h-[32dvh] flex-wrap gap-2 overflow-y-auto p-0.5 @max-[40rem]:grid @max-[40rem]:grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] @max-[40rem]:gap-1.5">
      {links.map(({ href, label, title, kind }) => {
        const Icon = ICONS[kind];
        return (
          <li key={href}>
            <a
              className={LINK}
              href={href}
              title={title}
              {...(kind === 'web' ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 text-danger" />
              {label}
            </a>
          </li>
        );
      })}
      <li>
        <Link className={LINK} to={SAFETY_PLAN_PATH}>
          My safety plan
        </Link>
      </li>
    </ul>
  );
}

/** In one line, so that a phone's screen stays free for the talk. */
function FirstLinks({ links }: { links: readonly CrisisLink[] }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4">
      <span className="font-bold @max-[40rem]:sr-only">A person can be reached now:</span>
      {links.slice(0, 2).map(({ href, label }) => (
        <a key={href} className="link inline-flex min-h-11 items-center font-semibold" href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
