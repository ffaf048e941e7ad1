/** Counters and durations for operators: route templates and codes, nothing a person wrote. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Prometheus text format. */
  render(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30],
    registers: [registry],
  });
  return {
    observe: (method, route, status, seconds) =>
      requests.labels(method, route, String(status)).observe(seconds),
    render: () => registry.metrics(),
  };
}
