/** Lines that may be said to anything, and when a question may follow. */
import { chanceOf } from '../dialogue-acts/here.ts';
import { type ListeningKind, listeningLines } from '../listening/read.ts';
import type { GuidedState } from '../state.ts';
import { pickOptions, slotsOf, type Turn } from '../turn.ts';
import { mourning } from './mourning.ts';

/** Null where all of that kind have been said. */
export function said(turn: Turn, kind: ListeningKind): string | null {
  const { voice, words, reading } = turn;
  const slots = slotsOf(turn, {
    p: kind === 'person' ? reading.people[0]?.label : null,
    lost: turn.state.facts.lost,
  });
  const lines = listeningLines(voice.id)[kind];
  const bright = chanceOf(turn, 'good') >= BRIGHT || chanceOf(turn, 'done') >= BRIGHT;
  const told = OF_THE_WORST.test(lately(turn)) || mourning(turn.state) || bright;
  const dated = tellsSince(lately(turn));
  const seen = kind === 'presence' && /\bsee\b/i.test(turn.input.message);
  const fit = lines.filter(
    (line) =>
      !(told && OF_THE_WORST.test(line)) &&
      !(dated && OF_TIME.test(line)) &&
      !(seen && /\bsee\b/i.test(line)),
  );
  return words.pick(fit, slots, pickOptions(turn));
}

/** Where something good may be in it, nobody looks for the worst. */
const BRIGHT = 0.35;
/** How long it has been so, or since when. */
export const tellsSince = (text: string): boolean =>
  /\b(?:since|for (?:\w+ )?(?:days|weeks|months|years|hours|a (?:week|month|year|while))|\w+ (?:days|weeks|months|years|hours)(?: ago| now| together)?|last (?:\w+day|night|week|month|year|\w+)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|this (?:morning|week))\b/i.test(
    text,
  );
const OF_TIME = /\b(?:how long|since when|when did|how far back)\b/i;
/** What they wrote last, and before it. */
const lately = ({ input }: Turn): string =>
  [...input.history.filter(({ role }) => role === 'user').slice(-2), { content: input.message }]
    .map(({ content }) => content)
    .join(' ');

/** Nobody is asked for the worst who has just told it, or who mourns. */
const OF_THE_WORST = /\b(?:hard\w*|worst|heaviest|most difficult|hurts most)\b/i;

/** Where nothing speaks against a question of ours. */
export const isOpen = ({ state, quiet, reading }: Turn): boolean =>
  !quiet && !reading.weighty && state.turn > state.unasked;

/** No question before a question of ours was followed by something else. */
export const mayAsk = (turn: Turn): boolean => isOpen(turn) && turn.state.asked === 0;

/** A second question in a row takes up what was just told; a third would be an interrogation. */
export const mayAskAgain = (turn: Turn): boolean => {
  const { state } = turn;
  return isOpen(turn) && !mourning(state) && state.asked < 2 && state.shapes.at(-1) !== 'Q';
};

/** Whether the last two replies were both of such a shape. */
export const bothLast = ({ shapes }: GuidedState, is: (shape: string) => boolean): boolean =>
  shapes.length > 1 && shapes.slice(-2).every(is);

/** Three of one shape in a row are a habit. */
export function shapeOf({ state }: Turn, shape: 'R' | 'RI'): 'R' | 'RI' {
  return bothLast(state, (one) => one === shape) ? (shape === 'R' ? 'RI' : 'R') : shape;
}
