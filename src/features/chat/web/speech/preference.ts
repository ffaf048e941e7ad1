/** The chosen voice and speed of each therapist, kept on this device: another one has other voices. */
import type { TherapistId } from '#care/contract.ts';
import { createStore } from '#platform/ui/store.ts';

export const RATES = [0.85, 1, 1.15] as const;

export interface Preference {
  /** Its voiceURI; null while nobody has chosen. */
  readonly voice: string | null;
  readonly rate: number;
}

type Preferences = Readonly<Partial<Record<TherapistId, Preference>>>;

const KEY = 'mooring-voices';
const UNTOUCHED: Preference = { voice: null, rate: 1 };
export const preferences = createStore<Preferences>(load());

export function preferenceOf(id: TherapistId): Preference {
  return preferences.get()[id] ?? UNTOUCHED;
}

export function prefer(id: TherapistId, change: Partial<Preference>) {
  preferences.update((all) => ({ ...all, [id]: { ...preferenceOf(id), ...change } }));
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // Then it holds until the page is left.
  }
}

/** What is broken or from another time is as if nothing had been chosen. */
function load(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, one]) => isPreference(one));
    return Object.fromEntries(entries) as Preferences;
  } catch {
    return {};
  }
}

function isPreference(one: unknown): one is Preference {
  const { voice, rate } = (one ?? {}) as Partial<Preference>;
  const known = typeof rate === 'number' && rate >= 0.5 && rate <= 2;
  return known && (voice === null || typeof voice === 'string');
}
