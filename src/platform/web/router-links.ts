/** What React Router's links know of a server that renders: nothing (see `scripts/web/lean.ts`). */
import { createContext, type Ref, type RefCallback, useRef } from 'react';

/** Set by the framework around the router, which is not used here. */
export const FrameworkContext = createContext<undefined>(undefined);

/** Links of ours load their page themselves (`preload` in `src/web/routes.tsx`). */
export function usePrefetchBehavior() {
  return [false, useRef(null), {}] as const;
}

export const PrefetchPageLinks = () => null;

export function mergeRefs<Value>(...refs: Ref<Value>[]): RefCallback<Value> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}
