/** What an earlier tab could not save, read once. */
import { useEffect, useState } from 'react';
import type { Unsaved } from '../draft/draft.ts';
import { isUnsavedKept, readUnsaved } from './unsaved.ts';

export interface LeftBehind {
  /** undefined while it is being read. */
  readonly left: Unsaved | null | undefined;
  /** The plan it belongs to is gone. */
  forget(): void;
}

export function useUnsaved(): LeftBehind {
  const [left, setLeft] = useState<Unsaved | null | undefined>(() =>
    isUnsavedKept() ? undefined : null,
  );
  const reading = left === undefined;
  useEffect(() => {
    if (reading) void readUnsaved().then(setLeft);
  }, [reading]);
  return { left, forget: () => setLeft(null) };
}
