/** Whether a copy is kept on this device, and the two ways to change that. */
import { useEffect, useRef, useState } from 'react';
import { forgetDevice, isSomethingKept } from '#platform/web/device-end.ts';
import type { PlanAnswer } from '../api.ts';
import { type DeviceCopy, keepCopy, readCopy } from './copy.ts';

export interface DeviceCopyState {
  readonly kept: boolean;
  /** The browser refused to keep it. */
  readonly refused: boolean;
  choose(keep: boolean): void;
}

/** Keeps an agreed copy as new as `answer`. */
export function useKeptCopy(answer: PlanAnswer | undefined): DeviceCopyState {
  const [kept, setKept] = useState(isSomethingKept);
  const [refused, setRefused] = useState(false);
  /** Said here and now; anything else is an agreement that may have been taken back since. */
  const asked = useRef(false);
  useEffect(() => {
    const follow = () => {
      if (!isSomethingKept()) setKept(false);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  useEffect(() => {
    if (!kept || !answer) return;
    // Another tab has done away with the copy: a change in this one must not bring it back.
    if (!asked.current && !isSomethingKept()) return setKept(false);
    keepCopy(answer).then(
      () => {
        asked.current = false;
        setRefused(false);
      },
      () => {
        setRefused(true);
        setKept(isSomethingKept());
      },
    );
  }, [kept, answer]);
  const choose = (keep: boolean) => {
    asked.current = keep;
    if (!keep) forgetDevice();
    // Asks the browser not to clear it away when it runs short of space, or after some idle days.
    else void navigator.storage?.persist?.().catch(() => false);
    setRefused(false);
    setKept(keep);
  };
  return { kept, refused, choose };
}

/** The copy, read once; undefined while it is being read. */
export function useStoredCopy(wanted: boolean): DeviceCopy | null | undefined {
  const [copy, setCopy] = useState<DeviceCopy | null | undefined>();
  useEffect(() => {
    if (wanted) void readCopy().then(setCopy);
  }, [wanted]);
  return copy;
}
