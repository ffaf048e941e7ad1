/** The installation's rules for new accounts, once the server has told them. */
import { useEffect, useState } from 'react';
import { POLICY_DEFAULTS, readPolicy } from './calls.ts';

export function usePolicy() {
  const [policy, setPolicy] = useState(POLICY_DEFAULTS);
  useEffect(() => {
    // Unanswered, the strictest defaults stay; the server checks in any case.
    readPolicy().then(setPolicy, () => undefined);
  }, []);
  return policy;
}
