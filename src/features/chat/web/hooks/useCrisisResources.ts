/** The crisis lines of the installation's country, ready before anybody needs them. */
import { useEffect, useState } from 'react';
import type { CrisisResource } from '#care/contract.ts';
import { US_RESOURCES } from '#care/safety/crisis-links.ts';

/** `country`: ISO 3166-1 alpha-2. Starts with the lines that are in the page already. */
export function useCrisisResources(country: string): readonly CrisisResource[] {
  const [resources, setResources] = useState(US_RESOURCES);
  useEffect(() => {
    if (country === 'US') return;
    import('#care/safety/resources.ts').then(
      ({ resourcesFor }) => setResources(resourcesFor(country, 'active_ideation')),
      () => undefined,
    );
  }, [country]);
  return resources;
}
