/**
 * Lines the server has not taken yet, on this device until it has: a tab may be closed, or crash. Sealed
 * like the copy, gone with the session like the copy, and handed back to no other session.
 */
import { dropSealed, keepSealed, readSealed } from '#platform/web/device.ts';
import { endsSoFar, isSomethingKept, UNSENT_FLAG } from '#platform/web/device-end.ts';
import { readToken } from '#platform/web/session.ts';
import type { Unsaved } from '../draft/draft.ts';

const NAME = 'safety-plan-unsaved';

interface Kept {
  /** Whose session it was written in. */
  readonly owner: string;
  readonly unsaved: Unsaved;
}

export const isUnsavedKept = (): boolean => isSomethingKept(UNSENT_FLAG);

/** One after the other: what was written last is what stays. */
let writing: Promise<unknown> = Promise.resolve();
let latest = 0;

/** `unsaved` null: the server has everything. Where nothing can be kept, the tab's memory has it still. */
export function keepUnsaved(unsaved: Unsaved | null): void {
  latest += 1;
  const [turn, ends, token] = [latest, endsSoFar(), readToken()];
  writing = writing.then(() =>
    write(unsaved, token, () => turn === latest && ends === endsSoFar()),
  );
}

async function write(unsaved: Unsaved | null, token: string | null, stillWanted: () => boolean) {
  try {
    const owner = await ownerOf(token);
    // Overtaken, or the session has ended meanwhile: nothing of it may stay behind.
    if (!stillWanted() || owner === null || token !== readToken()) return;
    if (unsaved) await keepSealed(NAME, { owner, unsaved } satisfies Kept, UNSENT_FLAG);
    else if (isUnsavedKept()) await dropSealed(NAME, UNSENT_FLAG);
  } catch {
    // Storage that is refused leaves it to the tab's memory.
  }
}

/** Another session's are done away with unseen. */
export async function readUnsaved(): Promise<Unsaved | null> {
  if (!isUnsavedKept()) return null;
  const kept = await readSealed<Kept>(NAME);
  if (kept && kept.owner === (await ownerOf(readToken()))) return kept.unsaved;
  await dropSealed(NAME, UNSENT_FLAG);
  return null;
}

/** A digest: the token itself goes nowhere but where it is. */
async function ownerOf(token: string | null): Promise<string | null> {
  if (token === null) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return String(new Uint8Array(digest));
}
