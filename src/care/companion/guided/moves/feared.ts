/** Whether somebody near them watches or strikes: open words to them can be paid for. */
import type { Turn } from '../turn.ts';

export const isFeared = ({ input, state }: Turn): boolean =>
  input.state?.risk?.peak === 'abuse' || state.facts.controlled !== undefined;
