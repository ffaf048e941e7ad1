/** How often the themes that the guided companion hears are right, on talks it was not trained on. */
import { themeOf } from '#care/companion/guided/themes/index.ts';
import { toneOf } from '#care/companion/guided/themes/tone.ts';
import { rowsOf } from '../rows.ts';
import { type Share, wilson } from '../safety/run.ts';

export interface ThemeEval {
  /** Of all messages, those whose theme is answered to. */
  readonly answered: Share;
  /** Of those, the ones whose theme is among the labels. */
  readonly right: Share;
  /** Of those, the ones that have no theme. */
  readonly none: Share;
  /** Of those, the ones answered lightly though all labels are heavy, or the other way round. */
  readonly wrongTone: Share;
}

/** A line: the themes a reader gave it (the best first, or "other"), the message. */
export function runThemeEval(): ThemeEval {
  const lines = rowsOf(new URL('./themes-heldout.tsv', import.meta.url)).map(
    ([labels = '', message = '']) => ({ labels: labels.split(','), found: themeOf(message) }),
  );
  const answered = lines.filter(({ found }) => found !== null);
  const count = (is: (labels: readonly string[], found: string) => boolean): Share =>
    wilson(
      answered.filter(({ labels, found }) => found !== null && is(labels, found)).length,
      answered.length,
    );
  return {
    answered: wilson(answered.length, lines.length),
    right: count((labels, found) => labels.includes(found)),
    none: count((labels) => labels.includes('other')),
    wrongTone: count((labels, found) => {
      const opposite = { light: 'heavy', heavy: 'light', plain: null }[toneOf(found)];
      return labels.every((one) => toneOf(one) === opposite);
    }),
  };
}
