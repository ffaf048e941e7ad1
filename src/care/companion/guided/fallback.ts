/** The net under the guided engine: whatever goes wrong in it, the person gets an honest short reply. */
import type { TurnInput } from '../types.ts';
import { type GuidedReply, guidedAside, guidedReply } from './index.ts';
import { type GuidedState, readState } from './state.ts';
import { VOICES } from './voices/index.ts';

/** Seam for tests: the two ways of taking a turn that may fail. */
export interface Engine {
  readonly reply: typeof guidedReply;
  readonly aside: typeof guidedAside;
}
const ENGINE: Engine = { reply: guidedReply, aside: guidedAside };

/**
 * Never throws. A second try without the saved state tells a bad state (it is left behind) from a
 * message that cannot be read (the state is kept and the person is told).
 */
export function replyOrFallback(
  input: TurnInput,
  quiet: boolean,
  engine: Engine = ENGINE,
): GuidedReply {
  for (const state of [input.state, null]) {
    try {
      return engine.reply({ ...input, state }, quiet);
    } catch {
      // What was thrown may hold their words, so it goes nowhere.
    }
  }
  const state = keptState(input);
  return { text: quiet ? '' : apology(input, state), state };
}

/** Never throws: protocol's answer stands even where the engine cannot take note of it. */
export function asideOrAsBefore(
  input: TurnInput,
  answer: string,
  engine: Engine = ENGINE,
): GuidedState {
  try {
    return engine.aside(input, answer);
  } catch {
    return { ...keptState(input), skill: null };
  }
}

function keptState(input: TurnInput): GuidedState {
  const state = readState(input.state?.guided);
  return {
    ...state,
    turn: state.turn + 1,
    pending: null,
    shapes: [...state.shapes.slice(-5), 'X'],
  };
}

/** The listener's own way of being quiet, after the plain fact. Nothing is asked of the message. */
function apology(input: TurnInput, state: GuidedState): string {
  const quiet = VOICES[input.therapistId].silence;
  const fact = FACTS[state.turn % FACTS.length] ?? '';
  return `${fact} ${quiet[state.turn % quiet.length] ?? ''}`.trim();
}

const FACTS = [
  'Something on my side slipped just now and I could not take that in. Put it in other words, if you will.',
  'That one did not get through to me; the fault is in the program, not in what you wrote. Try it again, shorter.',
  'I lost hold of that message, and the slip is mine. Send me the part that matters most.',
];
