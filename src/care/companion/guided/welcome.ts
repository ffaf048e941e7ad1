/** The words above an empty conversation: who this is, that it is an AI, what is remembered. */
import type { SessionRecall, WelcomeInput } from '../types.ts';
import { toldElsewhere, withBeforeQuestion } from './elsewhere.ts';
import { frameById } from './frames/index.ts';
import { freshState, type GuidedState, readState } from './state.ts';
import { titleOf } from './topics/index.ts';
import { VOICES } from './voices/index.ts';
import { type Slots, Words } from './words.ts';

export function guidedWelcome(input: WelcomeInput): string {
  const voice = VOICES[input.therapistId];
  const words = new Words(freshState(), `${input.seed}/${input.therapistId}`);
  const own = input.recall.find(
    (one) => one.therapistId === input.therapistId && one.state !== null,
  );
  const slots: Slots = { first: input.firstName?.trim() || null, ...recalled(own) };
  // Lines are written with the most remembered first, so the first that can be filled is the richest.
  const back = own ? words.pick(voice.welcomeBack, slots, { inOrder: true }) : null;
  const fresh = input.firstName ? voice.welcome.slice(0, 2) : voice.welcome.slice(2);
  const welcome =
    back ??
    words.pick(fresh, slots) ??
    words.pick(voice.welcome.slice(2), slots) ??
    `I'm ${voice.name}, an AI. What brings you?`;
  const elsewhere = toldElsewhere(input, own?.endedAt ?? null);
  return elsewhere === null ? welcome : withBeforeQuestion(welcome, elsewhere);
}

/** What a former session left: the plan they took along, the person and the matter most spoken of. */
function recalled(session: SessionRecall | undefined): Slots {
  if (!session?.state) return {};
  const state: GuidedState = readState(session.state.guided);
  const frame = [...state.frames].sort((a, b) => b.count - a.count)[0];
  const person = [...state.people].sort((a, b) => b.count - a.count)[0];
  return {
    np: titleOf(state) ?? frameById(frame?.id)?.np ?? null,
    p: person && person.count > 1 ? person.label : null,
    keep: state.takeaway ? `“${state.takeaway}”` : null,
  };
}
