/** A round picture of somebody, or their initials. */
import { cx } from './cx.ts';
import type { Tint } from './tint.ts';

export interface AvatarProps {
  name: string;
  /** Path or data URL; without one, or where it fails to load, initials are shown. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  tint?: Tint;
  className?: string;
}

const sizes = { small: 'size-9 text-sm', medium: 'size-12', large: 'size-20 text-2xl' };

export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Decorative: the name always stands beside it in text. */
export function Avatar({ name, src, size = 'medium', tint = 'lagoon', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-tint={tint}
      data-initials={initials(name)}
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full font-bold select-none',
        'bg-tint-soft text-tint forced-colors:border',
        // Drawn, not written: initials are no name that a link should have to carry.
        'before:content-[attr(data-initials)]',
        sizes[size],
        className,
      )}
    >
      {src ? (
        <img
          key={src}
          src={src}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
    </span>
  );
}
