/** Who can be reached right now: at the top of the page, on paper, and without a network. */
import { LifeBuoy, MessageSquareText, Phone } from 'lucide-react';
import type { CrisisResource } from '#care/contract.ts';
import { crisisLinks } from '#care/safety/crisis-links.ts';

const ICONS = { call: Phone, text: MessageSquareText, web: LifeBuoy };

export function HelpLines({ resources }: { resources: readonly CrisisResource[] }) {
  return (
    <section
      aria-labelledby="reach"
      className="grid gap-3 rounded-large border border-danger bg-danger-soft p-4 sm:p-5"
    >
      <h2 id="reach" className="text-lg">
        Someone to reach now
      </h2>
      <ul className="flex flex-wrap gap-2">
        {crisisLinks(resources).map(({ href, label, title, kind }) => {
          const Icon = ICONS[kind];
          return (
            <li key={href}>
              <a
                href={href}
                title={title}
                className="inline-flex min-h-11 items-center gap-2 rounded-medium border border-danger bg-raised px-3 font-semibold text-ink no-underline hover:bg-danger-soft"
                {...(kind === 'web' ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                <Icon aria-hidden="true" className="size-4 shrink-0 text-danger" />
                {label}
                {/* Paper has no links. */}
                {kind === 'web' ? (
                  <span className="hidden print:inline">{new URL(href).host}</span>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
