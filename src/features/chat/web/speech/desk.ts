/** What of reading aloud is there from the first moment: what is wanted, and what is being read. */
import type { FunctionComponent } from 'react';
import { createStore } from '#platform/ui/store.ts';
import { onSignOut } from '#platform/web/session.ts';
import type { Partner } from '../conversation/conversations.ts';
import type { Entry } from '../conversation/entries.ts';

export interface DeskProps {
  partner: Partner;
  stored: readonly Entry[];
  /** A message is under way: the reply that ends it may be read by itself. */
  busy: boolean;
  /** Somebody near might hear what must not be heard: nothing is read unless asked for. */
  hushed: boolean;
}

export interface DeskParts extends DeskProps {
  /** The router comes along from here: asked for by the desk itself, it would be a file of its own. */
  navigate: (to: string) => void;
}

/** A message to read, or `settings`. */
export type Asked = { readonly key: string; readonly text: string } | 'settings';

export const asked = createStore<Asked | null>(null);
/** Key of the message being read; setting it to null stops the voice. */
export const reading = createStore<string | null>(null);
/** Whether new replies are read by themselves: in this tab, until switched off or signed out. */
export const aloud = createStore(false);
/** Comes once it is asked for. */
export const desk = createStore<FunctionComponent<DeskParts> | null>(null);
export const ALOUD = 'read-aloud';

/** Whether this tab was reading before it was loaded again. */
export function recallAloud() {
  try {
    aloud.set(sessionStorage.getItem(ALOUD) === 'on');
  } catch {
    // Nothing was kept.
  }
}

export const stopReading = () => reading.set(null);
onSignOut(() => {
  stopReading();
  aloud.set(false);
});
