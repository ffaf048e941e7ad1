/** A conversation with a therapist: /app/chat/:therapistId, with ?sessionId= to go on with one. */
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { configQuery, therapistsQuery, useTherapists } from '#features/therapists/web/api.ts';
import { toast } from '#platform/ui/toasts.ts';
import { chatQuery } from '../api.ts';
import { Chat } from '../components/Chat.tsx';
import { ChatSkeleton } from '../components/ChatSkeleton.tsx';
import { conversationAt } from '../conversation/conversations.ts';

/** Asks for all that the page shows of a conversation that is there; never throws. */
export function prepareChat(client: QueryClient, { searchParams }: URL): Promise<unknown> {
  const sessionId = searchParams.get('sessionId');
  return Promise.all([
    client.prefetchQuery(therapistsQuery),
    client.prefetchQuery(configQuery),
    sessionId ? client.prefetchQuery(chatQuery(sessionId)) : null,
  ]);
}

export function ChatPage() {
  const { therapistId = '' } = useParams();
  const [search] = useSearchParams();
  const sessionId = search.get('sessionId');
  const { key } = useLocation();
  const navigate = useNavigate();
  const { data, error, isFetching } = useTherapists();
  const therapist = data?.find(({ id }) => id === therapistId);
  const nobody = !therapist && !isFetching && (data !== undefined || error !== null);

  useEffect(() => {
    if (!nobody) return;
    toast('We could not open that conversation. Choose who to talk with here.', 'info');
    void navigate('/app', { replace: true });
  }, [nobody, navigate]);

  if (!therapist) return <ChatSkeleton />;
  const visit = `${therapist.id}:${key}`;
  const conversation = conversationAt(sessionId ?? visit, therapist, sessionId);
  return (
    <Chat
      key={`${therapist.id} ${conversation.name}`}
      conversation={conversation}
      available={therapist.available}
    />
  );
}
