/** Every English rule, in no particular order: the level decides, not the place. */
import { ABUSE } from './abuse.ts';
import { DISTRESS } from './distress.ts';
import { FRAMES } from './frames.ts';
import { SELF_HARM } from './injury.ts';
import { MEDICAL } from './medical.ts';
import { HINTS, PASSIVE } from './passive.ts';
import { PLAIN } from './plain.ts';
import { ACTIVE, IMMINENT } from './suicide.ts';
import type { Rule } from './types.ts';
import { HARM_TO_OTHERS } from './violence.ts';

export const ENGLISH_RULES: readonly Rule[] = [
  ...IMMINENT,
  ...ACTIVE,
  ...PASSIVE,
  ...HINTS,
  ...SELF_HARM,
  ...HARM_TO_OTHERS,
  ...ABUSE,
  ...MEDICAL,
  ...DISTRESS,
  ...FRAMES,
  ...PLAIN,
];
