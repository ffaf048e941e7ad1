/** Web Vitals of this visit (https://web.dev/vitals), for whoever looks; they leave the device never. */
import type { MetricType } from 'web-vitals';

/** Well after the first load: the library waits for nothing, and reads what was kept for it. */
const LATER_MS = 10_000;

/**
 * Leaves each figure as a mark in the browser's own timeline (`web-vitals LCP`, its value in ms, for
 * CLS a number, in `detail`), where the performance panel and tests find it. In development it is
 * printed as well.
 */
export function watchVitals() {
  setTimeout(() => {
    import('web-vitals')
      .then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
      })
      // A figure less is no harm.
      .catch(() => undefined);
  }, LATER_MS);
}

function tell({ name, value, rating }: MetricType) {
  performance.mark(`web-vitals ${name}`, { detail: { value, rating } });
  if (import.meta.env.DEV) console.info(`${name} ${value.toFixed(2)} (${rating})`);
}
