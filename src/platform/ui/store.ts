/** The least a value outside React needs in order to be watched from inside. */
import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

export { createStore, type Store } from './create-store.ts';

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
