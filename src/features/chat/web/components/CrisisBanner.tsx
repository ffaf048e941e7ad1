/** Who can be reached right now. Opens in the browser, needs no network, and does not close. */
import { ChevronDown, ChevronUp, LifeBuoy, MessageSquareText, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import type { CrisisResource } from '#care/contract.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { type CrisisLink, crisisLinks } from '../conversation/crisis.ts';

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-medium border border-danger bg-raised px-3 font-semibold text-ink no-underline hover:bg-danger-soft';
const ICONS = { call: Phone, text: MessageSquareText, web: LifeBuoy };

export function CrisisBanner({ resources }: { resources: readonly CrisisResource[] }) {
  const [open, setOpen] = useState(true);
  const id = useId();
  const links = crisisLinks(resources);
  const first = links[0];
  return (
    <section aria-label="Crisis support" className="border-b border-danger bg-danger-soft">
      <div className="mx-auto flex w-full max-w-3xl items-start gap-2 px-4 py-1.5 sm:px-6">
        <div className="min-w-0 flex-1 py-1.5">
          {/* Only these words interrupt a screen reader, once; the links are found by moving on. */}
          <p role="alert" className="font-bold">
            You do not have to be alone with this. A person can be reached now.
          </p>
          {open ? <Links id={id} links={links} /> : first ? <FirstLink link={first} /> : null}
        </div>
        <IconButton
          label={open ? 'Show less of crisis support' : 'Show all of crisis support'}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          icon={
            open ? (
              <ChevronUp aria-hidden="true" className="size-5" />
            ) : (
              <ChevronDown aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => setOpen(!open)}
        />
      </div>
    </section>
  );
}

function Links({ id, links }: { id: string; links: readonly CrisisLink[] }) {
  return (
    <ul id={id} className="mt-2 flex max-h-[32dvh] flex-wrap gap-2 overflow-y-auto p-0.5">
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
    </ul>
  );
}

function FirstLink({ link: { href, label } }: { link: CrisisLink }) {
  return (
    <a className="link inline-block py-0.5 font-semibold" href={href}>
      {label}
    </a>
  );
}
