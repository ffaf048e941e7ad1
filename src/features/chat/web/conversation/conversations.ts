/** Conversations open in this tab: what is under way in each outlives the page that shows it. */
import type { TherapistId } from '#care/contract.ts';
import { matchesBannerPhrase } from '#care/safety/banner.ts';
import { createStore, type Store } from '#platform/ui/store.ts';
import { onSignOut } from '#platform/web/session.ts';
import { advance, type TurnEvent, type Turns } from './turns.ts';

/** Whom one talks with, as far as the conversation needs to know. */
export interface Partner {
  readonly id: TherapistId;
  readonly name: string;
  readonly specialty: string;
}

export interface Conversation {
  /** What it was first found under; stays when the server gives it an id. */
  readonly name: string;
  readonly partner: Partner;
  /** null until the server has opened it. */
  sessionId: string | null;
  readonly turns: Store<Turns>;
  /** A crisis phrase was sent here. Stays where the words never arrived and were taken back. */
  readonly danger: Store<boolean>;
  /** Text not sent yet. In memory alone: a shared computer must not keep it in its storage. */
  readonly draft: Store<string>;
  /** Stored message id → key it was shown under before. */
  readonly aliases: Map<string, string>;
  /** Ids of the replies that were read out, or were there before. */
  readonly told: Set<string>;
}

const open = new Map<string, Conversation>();
/** Words to go on with in the next conversation with a therapist. */
const carried = new Map<string, string>();
onSignOut(() => {
  open.clear();
  carried.clear();
});

/** `key`: the session's id, or the visit that will open one (`sessionId` is null then). */
export function conversationAt(key: string, partner: Partner, sessionId: string | null) {
  const known = open.get(key);
  if (known?.partner.id === partner.id) return known;
  const made: Conversation = {
    name: key,
    partner,
    sessionId,
    turns: createStore<Turns>([]),
    danger: createStore(false),
    draft: createStore(sessionId === null ? (carried.get(partner.id) ?? '') : ''),
    aliases: new Map(),
    told: new Set(),
  };
  if (sessionId === null) carried.delete(partner.id);
  open.set(key, made);
  return made;
}

/** Takes words that could not be sent here along to the next conversation with the therapist. */
export function carryOver(conversation: Conversation, text: string) {
  carried.set(conversation.partner.id, text);
}

/** From now on the conversation is found under its session's id as well. */
export function adopt(conversation: Conversation, sessionId: string) {
  conversation.sessionId = sessionId;
  open.set(sessionId, conversation);
}

export function dispatch(conversation: Conversation, event: TurnEvent) {
  if (event.type === 'sent' && matchesBannerPhrase(event.text)) conversation.danger.set(true);
  conversation.turns.update((turns) => advance(turns, event));
}

/** Whether leaving the site now would lose words: unsent, under way, or failed. */
export function holdsUnsentText(): boolean {
  return [...open.values()].some(
    ({ draft, turns }) => draft.get().trim() !== '' || turns.get().length > 0,
  );
}
