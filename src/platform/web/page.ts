/** What every page does when it opens: names itself, and takes the focus to its heading. */
import { useEffect } from 'react';
import { focusHeading } from '#platform/ui/focus-heading.ts';

let pagesOpened = 0;

export interface PageOptions {
  /** false where the page itself puts the focus somewhere, e.g. into a text box. */
  focusHeading?: boolean;
}

/**
 * Sets the document's title and, after a navigation inside the app, focuses the page's `h1`, so
 * that a screen reader says where one has arrived. The first page after a load is left alone.
 */
export function usePage(title: string, { focusHeading: toHeading = true }: PageOptions = {}) {
  useEffect(() => {
    document.title = `${title} · Mooring`;
  }, [title]);
  useEffect(() => {
    pagesOpened += 1;
    if (pagesOpened > 1 && toHeading) focusHeading();
  }, [toHeading]);
}
