/** What the model companion carries from turn to turn, beside the guided one's state: small JSON. */
import * as z from 'zod/mini';
import type { DialogueState } from '../types.ts';

const modelState = z.object({
  v: z.literal(1),
  /** The running summary: statements about the person, newest version only. */
  notes: z.array(z.string().check(z.maxLength(240))).check(z.maxLength(12)),
  /** What was brought along from former sessions when this one began. */
  former: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(40)),
  /** What was left unfinished, as a noun phrase; '' when nothing was. */
  thread: z.string().check(z.maxLength(90)),
  /** The summary covers everything up to this moment. */
  until: z.nullable(z.string()),
  /** When the person was last told that an AI writes. */
  disclosedAt: z.nullable(z.string()),
});
export type ModelState = z.infer<typeof modelState>;

const FRESH: ModelState = {
  v: 1,
  notes: [],
  former: [],
  thread: '',
  until: null,
  disclosedAt: null,
};

/** Anything that is not ours starts afresh rather than failing the turn. */
export function readModelState(state: DialogueState | null): ModelState {
  const parsed = modelState.safeParse(state?.model);
  return parsed.success ? parsed.data : FRESH;
}

/** `state` with notes that came after its turn had ended; null where newer ones are in it, or none came. */
export function withLateNotes(
  state: DialogueState | null,
  late: ModelState | null,
): DialogueState | null {
  if (!state || !late?.until) return null;
  const now = readModelState(state);
  if (now.until !== null && Date.parse(now.until) >= Date.parse(late.until)) return null;
  const { notes, thread, until } = late;
  return { ...state, model: { ...now, notes, thread, until } };
}
