/** Names of the ten tints; put one in `data-tint` to use `text-tint`, `bg-tint-soft`, `border-tint`. */
export const TINTS = [
  'rose',
  'clay',
  'amber',
  'moss',
  'fern',
  'lagoon',
  'sky',
  'indigo',
  'violet',
  'slate',
] as const;
export type Tint = (typeof TINTS)[number];
