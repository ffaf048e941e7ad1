/** How a long, plain text is set. */
import type { ReactNode } from 'react';
import { PublicLayout } from '../../layouts/PublicLayout.tsx';

export interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly { title: string; text: ReactNode }[];
}

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <PublicLayout>
      <article className="mx-auto w-full max-w-2xl px-4 pt-6 sm:px-6 sm:pt-12">
        <h1>{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        {sections.map((section) => (
          <section key={section.title} className="mt-9 grid gap-3">
            <h2 className="text-xl">{section.title}</h2>
            {section.text}
          </section>
        ))}
      </article>
    </PublicLayout>
  );
}

/** The operator's minimum age; the page's script puts the configured number in. */
export function MinimumAge() {
  return <span data-config="minimumAge">18</span>;
}
