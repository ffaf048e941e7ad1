/** What Mooring is not, and whom to call: stands on every page. */
import { cx } from '#platform/ui/cx.ts';

export function Disclaimer({ compact = false }: { compact?: boolean }) {
  return (
    <p className={cx('text-sm text-muted', compact ? 'text-center' : 'max-w-2xl')}>
      {compact
        ? 'AI, not a person, and no substitute for professional therapy. '
        : 'Mooring is AI. It is not a person and not a substitute for professional therapy, diagnosis or emergency care. '}
      In an emergency in the US, call{' '}
      <a className="link font-semibold" href="tel:911">
        911
      </a>
      ; in a crisis, call or text{' '}
      <a className="link font-semibold" href="tel:988">
        988
      </a>
      {compact ? '.' : ', free, day and night. Elsewhere, call your local emergency number.'}
    </p>
  );
}
