/** One conversation on screen: its messages, what is under way, and the ways to act on it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from '#platform/ui/store.ts';
import type { Message } from '../../contract.ts';
import { type Chat, chatQuery } from '../api.ts';
import { type Conversation, dispatch } from '../conversation/conversations.ts';
import { askAgain, type Delivery, recheck, retry, send } from '../conversation/deliver.ts';
import { type Entry, pendingEntries, storedEntries } from '../conversation/entries.ts';
import { onNews } from '../conversation/news.ts';
import { tellReply } from '../conversation/tell.ts';
import { awaited, current } from '../conversation/turns.ts';

export function useConversation(conversation: Conversation) {
  const client = useQueryClient();
  const delivery = useMemo((): Delivery => ({ client, conversation }), [client, conversation]);
  const { sessionId } = conversation;
  const chat = useQuery({
    ...chatQuery(sessionId ?? ''),
    enabled: sessionId !== null,
    refetchInterval: ({ state }) => (mayBeAnswered(conversation, state) ? POLL : false),
  });
  const turns = useStore(conversation.turns);
  // What a turn stands for is not shown twice.
  const held = turns.map(({ key }) => key).join();
  const messages = useMemo(() => {
    const keys = held.split(',');
    const isHeld = (id: string) => keys.includes(conversation.aliases.get(id) ?? 'nobody');
    return (chat.data?.messages ?? []).filter(({ _id }) => !isHeld(_id));
  }, [chat.data, conversation, held]);
  const last = messages.at(-1);
  const at = last?.timestamp ?? null;
  const stored = useMemo(
    () => storedEntries(messages, conversation.aliases, new Date()),
    [messages, conversation],
  );
  const waits = turns.length === 0 && chat.data?.status === 'active';
  const awaits = waits ? awaited(messages, chat.dataUpdatedAt) : 'nothing';
  const pending = useMemo((): Entry[] => {
    if (last && awaits === 'answer') return [{ kind: 'typing', key: `${last._id}-awaited` }];
    if (last && awaits === 'nudge')
      return [{ kind: 'unanswered', key: `${last._id}-unanswered`, message: last }];
    return pendingEntries(turns, at, new Date());
  }, [turns, at, last, awaits]);
  useFreshness(delivery);
  useNewReply(conversation, chat.data?.messages);
  return {
    chat,
    turns,
    danger: useStore(conversation.danger),
    stored,
    pending,
    busy: current(turns) !== undefined,
    send: (text: string) => send(delivery, text),
    retry: (key: string) => retry(delivery, key),
    askAgain: (message: Message) => askAgain(delivery, message),
    discard: (key: string) => dispatch(conversation, { type: 'discarded', key }),
  };
}

/** A reply that was begun by another tab, or before a reload, is looked for this often, in ms. */
const POLL = 2500;

function mayBeAnswered(
  { turns }: Conversation,
  { data, dataUpdatedAt }: { data: Chat | undefined; dataUpdatedAt: number },
): boolean {
  if (data?.status !== 'active' || turns.get().length > 0) return false;
  return awaited(data.messages, dataUpdatedAt) === 'answer';
}

/** What comes while the conversation is open is read out; what was there when it opened is not. */
function useNewReply(conversation: Conversation, messages: readonly Message[] | undefined) {
  const opened = useRef(false);
  useEffect(() => {
    if (!messages) return;
    const last = messages.at(-1);
    if (last?.role === 'assistant') {
      if (opened.current) tellReply(conversation, last);
      else conversation.told.add(last._id);
    }
    opened.current = true;
  }, [conversation, messages]);
}

/** Catches up with other tabs, other devices and lost connections whenever somebody looks. */
function useFreshness(delivery: Delivery) {
  useEffect(() => {
    const { client, conversation } = delivery;
    // What happens elsewhere while a message is under way here is looked at afterwards.
    let putOff = false;
    const look = () => {
      const { sessionId, turns } = conversation;
      if (!sessionId || document.hidden) return;
      putOff = current(turns.get()) !== undefined;
      if (putOff) return;
      const uncertain = turns.get().find(({ problem }) => problem?.uncertain);
      if (uncertain) recheck(delivery, uncertain.key);
      else void client.invalidateQueries({ queryKey: chatQuery(sessionId).queryKey });
    };
    const stopTurns = conversation.turns.subscribe(() => {
      if (putOff) look();
    });
    const stop = onNews((sessionId) => {
      if (sessionId === conversation.sessionId) look();
    });
    document.addEventListener('visibilitychange', look);
    for (const name of ['focus', 'online']) addEventListener(name, look);
    return () => {
      stop();
      stopTurns();
      document.removeEventListener('visibilitychange', look);
      for (const name of ['focus', 'online']) removeEventListener(name, look);
    };
  }, [delivery]);
}
