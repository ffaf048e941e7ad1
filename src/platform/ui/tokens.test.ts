/** Every pairing of colours the kit uses can be read, in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TINTS } from './tint.ts';

type Rgb = readonly [number, number, number];
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function rgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function token(name: string, theme: 'light' | 'dark'): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const hex = found?.[theme === 'light' ? 1 : 2];
  if (!hex) throw new Error(`No token ${name}`);
  return rgb(hex);
}

/** `color-mix(in srgb, a 12%, b)`. */
function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return [at(0), at(1), at(2)];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const text: [string, string][] = [
  ...['ink', 'ink-muted', 'primary', 'danger'].flatMap((ink) =>
    surfaces.map((surface): [string, string] => [ink, surface]),
  ),
  ...['primary', 'danger', 'warning', 'info', 'success'].map((tone): [string, string] => [
    tone,
    `${tone}-soft`,
  ]),
  ...['primary', 'accent', 'danger', 'warning', 'info', 'success'].map((tone): [string, string] => [
    'ink',
    `${tone}-soft`,
  ]),
  ['ink-muted', 'primary-soft'],
  ['accent-ink', 'accent-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
];
const edges: [string, string][] = [
  ...['line-strong', 'focus', 'danger'].flatMap((edge) =>
    surfaces.map((surface): [string, string] => [edge, surface]),
  ),
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(text)('%s on %s is readable text', (ink, surface) => {
    expect(contrast(token(ink, theme), token(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('%s shows on %s', (edge, surface) => {
    expect(contrast(token(edge, theme), token(surface, theme))).toBeGreaterThanOrEqual(3);
  });

  test.each(TINTS)('tint %s is readable on every surface and on its own soft one', (tint) => {
    const colour = token(`tint-${tint}`, theme);
    const soft = mix(colour, token('surface-raised', theme), 0.12);
    for (const under of [...surfaces.map((name) => token(name, theme)), soft])
      expect(contrast(colour, under)).toBeGreaterThanOrEqual(4.5);
  });
});

test('no two tints are the same', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(new Set(TINTS.map((tint) => token(`tint-${tint}`, theme).join())).size).toBe(10);
  }
});
