/** Draws an icon of lucide; stands in for the package's own maker (see `scripts/web/lean.ts`). */
import { createElement, type SVGProps } from 'react';

/** An icon as the package describes it. */
export interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Without the package's settings by context, sizes and aliases, none of which is used here: a page
 * full of icons is drawn in half the time. Size and colour come from the classes.
 */
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, as the package does
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...shapes,
    );
  };
}
