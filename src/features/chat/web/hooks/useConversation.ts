/** One conversation on screen: its messages, what is under way, and the ways to act on it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from '#platform/ui/store.ts';
import { chatQuery } from '../api.ts';
import { type Conversation, dispatch } from '../conversation/conversations.ts';
import { type Delivery, recheck, retry, send } from '../conversation/deliver.ts';
import { pendingEntries, storedEntries } from '../conversation/entries.ts';
import { onNews } from '../conversation/news.ts';
import { current } from '../conversation/turns.ts';

export function useConversation(conversation: Conversation) {
  const client = useQueryClient();
  const delivery = useMemo((): Delivery => ({ client, conversation }), [client, conversation]);
  const { sessionId } = conversation;
  const chat = useQuery({ ...chatQuery(sessionId ?? ''), enabled: sessionId !== null });
  const turns = useStore(conversation.turns);
  const messages = chat.data?.messages;
  const last = messages?.at(-1)?.timestamp ?? null;
  const stored = useMemo(
    () => storedEntries(messages ?? [], conversation.aliases, new Date()),
    [messages, conversation],
  );
  const pending = useMemo(() => pendingEntries(turns, last, new Date()), [turns, last]);
  useFreshness(delivery);
  return {
    chat,
    turns,
    stored,
    pending,
    busy: current(turns) !== undefined,
    send: (text: string) => send(delivery, text),
    retry: (key: string) => retry(delivery, key),
    discard: (key: string) => dispatch(conversation, { type: 'discarded', key }),
  };
}

/** Catches up with other tabs, other devices and lost connections whenever somebody looks. */
function useFreshness(delivery: Delivery) {
  useEffect(() => {
    const { client, conversation } = delivery;
    const look = () => {
      const { sessionId, turns } = conversation;
      if (!sessionId || document.hidden || current(turns.get())) return;
      const uncertain = turns.get().find(({ problem }) => problem?.uncertain);
      if (uncertain) recheck(delivery, uncertain.key);
      else void client.invalidateQueries({ queryKey: chatQuery(sessionId).queryKey });
    };
    const stop = onNews((sessionId) => {
      if (sessionId === conversation.sessionId) look();
    });
    document.addEventListener('visibilitychange', look);
    for (const name of ['focus', 'online']) addEventListener(name, look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      for (const name of ['focus', 'online']) removeEventListener(name, look);
    };
  }, [delivery]);
}
