/** Words in a field whose page is left: kept where the page goes, asked about where the tab does. */
import { useCallback, useEffect, useRef } from 'react';

/**
 * `keep`: takes what stands in the field; called again it takes nothing twice. Returned as it is by
 * then, for whoever calls it later.
 */
export function useLastWords(pending: boolean, keep: () => void): () => void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // The Back button takes a field away without its ever losing the focus.
  useEffect(() => () => latest.current(), []);
  useEffect(() => {
    if (!pending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [pending]);
  return useCallback(() => latest.current(), []);
}
