/** Puts a conversation together: header, crisis support, messages, and the box to write in. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '#features/therapists/web/api.ts';
import { tintOf } from '#features/therapists/web/components/tint.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { usePage } from '#platform/web/page.ts';
import { companyQuery, openingQuery } from '../api.ts';
import { adopt, type Conversation, carryOver } from '../conversation/conversations.ts';
import { crisisFor } from '../conversation/crisis.ts';
import { useConversation } from '../hooks/useConversation.ts';
import { useCrisisResources } from '../hooks/useCrisisResources.ts';
import { useKeyboardInset } from '../hooks/useKeyboardInset.ts';
import { useSessionActions } from '../hooks/useSessionActions.ts';
import { useUnsentWarning } from '../hooks/useUnsentWarning.ts';
import { ReadAloud } from '../speech/ReadAloud.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatIntro } from './ChatIntro.tsx';
import { Composer } from './Composer.tsx';
import { CrisisBanner } from './CrisisBanner.tsx';
import { ChatUnavailable, ClosedChat } from './later.tsx';
import { MessageList } from './MessageList.tsx';
import { ProblemNote } from './ProblemNote.tsx';

export interface ChatProps {
  conversation: Conversation;
  /** Whether the caller's plan opens this therapist. */
  available: boolean;
}

/** On a touch screen the keyboard would cover what there is to read. */
const hasKeys = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function Chat({ conversation, available }: ChatProps) {
  const { partner, draft } = conversation;
  const talk = useConversation(conversation);
  const company = useCompany(conversation);
  const local = useCrisisResources(useConfig().data?.country ?? 'US');
  const box = useRef<HTMLTextAreaElement>(null);
  const [justEnded, setJustEnded] = useState(false);
  const actions = useSessionActions();
  const frame = useRef<HTMLDivElement>(null);
  const inset = useKeyboardInset(frame);
  useUnsentWarning();
  usePage(`Talk with ${partner.name}`, { focusHeading: !hasKeys() });
  useEffect(() => {
    if (hasKeys()) box.current?.focus({ preventScroll: true });
  }, []);

  const chat = talk.chat.data;
  const messages = chat?.messages;
  const notice = chat?.crisis ?? null;
  const crisis = useMemo(
    () => crisisFor(notice, messages ?? [], talk.danger, local),
    [notice, messages, talk.danger, local],
  );
  useRightTherapist(conversation, chat?.therapistId);
  const ended = chat?.status === 'completed';
  const empty = (messages?.length ?? 0) === 0 && talk.turns.length === 0;
  const opened = useRef(false);
  if (empty && chat) opened.current = true;

  const end = async () => {
    const { sessionId } = conversation;
    if (sessionId && (await actions.end(sessionId, partner.name))) setJustEnded(true);
  };
  const edit = (key: string, text: string) => {
    talk.discard(key);
    draft.update((old) => (old.trim() === '' ? text : `${text}\n\n${old}`));
    box.current?.focus();
  };
  const takeAlong = () => {
    const unsent = talk.turns.map(({ text }) => text);
    carryOver(conversation, [...unsent, draft.get()].join('\n\n').trim());
    draft.set('');
    for (const { key } of talk.turns) talk.discard(key);
  };

  // Deleted elsewhere while it stood here: what is deleted is no longer shown.
  const gone = talk.chat.error instanceof ApiError && talk.chat.error.status === 404;
  const blocked = talk.chat.error && (!chat || gone) ? talk.chat.error : company.error;
  const failed = gone || (blocked !== null && !chat && talk.turns.length === 0);
  // Trouble may pass, so one may write on; what is gone or closed takes no more words.
  const closed = failed && blocked instanceof ApiError && [402, 403, 404].includes(blocked.status);
  return (
    <div
      ref={frame}
      data-tint={tintOf(partner.specialty)}
      className="flex min-h-0 flex-1 flex-col"
      style={{ paddingBottom: inset }}
    >
      <ChatHeader
        partner={partner}
        answeredBy={company.data?.answeredBy ?? null}
        onEnd={chat && !ended && !gone ? () => void end() : null}
      />
      {crisis ? <CrisisBanner resources={crisis} /> : null}
      {failed ? (
        <Suspense fallback={<div className="flex-1" />}>
          <ChatUnavailable
            error={blocked}
            name={partner.name}
            therapistId={partner.id}
            onStartNew={takeAlong}
            onRetry={() => void (conversation.sessionId ? talk.chat : company).refetch()}
          />
        </Suspense>
      ) : (
        <MessageList
          partner={partner}
          loading={conversation.sessionId !== null && !chat}
          stored={talk.stored}
          pending={talk.pending}
          sent={talk.turns.at(-1)?.key}
          intro={
            <ChatIntro
              partner={partner}
              answeredBy={company.data?.answeredBy ?? null}
              welcome={opened.current || empty ? company.data?.welcome : null}
              empty={empty}
            />
          }
          onAskAgain={talk.askAgain}
          renderProblem={(turn) => (
            <ProblemNote
              turn={turn}
              busy={talk.busy}
              onRetry={() => talk.retry(turn.key)}
              onEdit={() => edit(turn.key, turn.text)}
            />
          )}
        />
      )}
      <ReadAloud
        partner={partner}
        stored={talk.stored}
        busy={talk.busy}
        hushed={notice?.level === 'abuse'}
      />
      {closed ? null : !ended && available ? (
        <Composer name={partner.name} draft={draft} busy={talk.busy} onSend={talk.send} box={box} />
      ) : (
        <Suspense fallback={<div className="h-30" />}>
          <ClosedChat
            why={ended ? 'ended' : 'plan'}
            therapistId={partner.id}
            name={partner.name}
            justEnded={justEnded}
            onStartNew={takeAlong}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Opens a session on entering without one, puts its id into the address, and tells who answers. */
function useCompany(conversation: Conversation) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { sessionId, partner } = conversation;
  const opening = useQuery({
    ...openingQuery(client, conversation),
    enabled: sessionId === null,
  });
  const company = useQuery({
    ...companyQuery(partner.id, sessionId ?? ''),
    enabled: sessionId !== null,
  });
  const started = opening.data?.sessionId;
  useEffect(() => {
    if (!started || new URLSearchParams(location.search).has('sessionId')) return;
    adopt(conversation, started);
    void navigate(`/app/chat/${partner.id}?sessionId=${started}`, { replace: true });
  }, [started, conversation, partner.id, navigate]);
  return sessionId === null ? opening : company;
}

/** A link that names another therapist than the session has: the session is right. */
function useRightTherapist({ sessionId, partner }: Conversation, therapistId: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!sessionId || !therapistId || therapistId === partner.id) return;
    void navigate(`/app/chat/${therapistId}?sessionId=${sessionId}`, { replace: true });
  }, [sessionId, therapistId, partner.id, navigate]);
}
