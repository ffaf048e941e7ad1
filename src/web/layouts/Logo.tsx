/** The mark: a lantern's light over the water of a harbour. */
import { cx } from '#platform/ui/cx.ts';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={cx('shrink-0', className)}>
      <rect width="40" height="40" rx="12" className="fill-[#0d5963]" />
      <circle cx="20" cy="17" r="6.5" className="fill-[#f3b75c]" />
      <path
        d="M7 25.5c3.2 0 3.2 2.2 6.5 2.2s3.2-2.2 6.5-2.2 3.2 2.2 6.5 2.2 3.2-2.2 6.5-2.2"
        className="fill-none stroke-[#fffdf9] stroke-[2.4] [stroke-linecap:round]"
      />
      <path
        d="M12 31.6c2.7 0 2.7 1.8 5.3 1.8s2.7-1.8 5.4-1.8 2.6 1.8 5.3 1.8"
        className="fill-none stroke-[#7fcfd0] stroke-2 [stroke-linecap:round]"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-heading text-xl font-semibold tracking-tight text-ink">
      <LogoMark className="size-9" />
      {/* Where letters are large, the mark alone leaves room for the menu. */}
      <span className="max-[16rem]:sr-only">Mooring</span>
    </span>
  );
}
