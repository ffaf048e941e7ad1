/** A raised sheet that holds one thing. */
import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
}

export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx('rounded-large border border-line bg-raised p-5 shadow-soft sm:p-6', className)}
    />
  );
}
