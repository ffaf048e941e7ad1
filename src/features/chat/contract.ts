/** Chat: sessions with a therapist and the messages in them. */
import * as z from 'zod/mini';
import { crisisNotice, therapistId } from '#care/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, id, ok, pathId, text, timestamp } from '#platform/contract/fields.ts';
import { MESSAGE_MAX, RECENT_DEFAULT, RECENT_MAX } from './rules.ts';

const tag = 'Chat';
const sessionParams = z.object({ sessionId: pathId });

export const sessionSummary = z.object({
  _id: id,
  sessionId: id,
  therapistId,
  therapistName: z.string(),
  therapistSpecialty: z.string(),
  lastMessage: z.string(),
  updatedAt: timestamp,
  messageCount: z.number(),
  status: z.enum(['active', 'completed']),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

export const message = z.object({
  _id: id,
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp,
  metadata: z.object({
    mood: z.nullable(z.string()),
    /** An answer was tried for and failed: nobody is at it. */
    unanswered: z.optional(z.boolean()),
  }),
});
export type Message = z.infer<typeof message>;

export const assessmentStatus = z.object({
  hasCompleted: z.boolean(),
  /** null while there is no assessment for this therapist: no prompt is shown then. */
  assessmentId: z.nullable(z.string()),
});

export const recentSessions = endpoint({
  method: 'GET',
  path: '/api/chat/recent-sessions',
  access: 'user',
  tag,
  summary: 'The caller’s latest sessions, newest first',
  query: z.strictObject({
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(RECENT_MAX)),
      RECENT_DEFAULT,
    ),
  }),
  response: answer({ sessions: z.array(sessionSummary) }),
});

export const startSession = endpoint({
  method: 'POST',
  path: '/api/chat/start/:therapistId',
  access: 'user',
  tag,
  summary:
    'Start a session, and say something in it with `initialMessage`; with `sessionId`, in one that is ' +
    'there, or only look it up. An Idempotency-Key header makes saying it again safe',
  params: z.object({ therapistId: pathId }),
  body: z.optional(
    z.strictObject({
      initialMessage: z.optional(z.nullable(text().check(z.maxLength(MESSAGE_MAX)))),
      sessionId: z.optional(z.nullable(pathId)),
    }),
  ),
  response: answer({
    sessionId: id,
    assessmentStatus,
    /** What the therapist says above an empty conversation. */
    welcome: z.string(),
    /** Who answers, for the person to read. */
    answeredBy: z.string(),
    /** The reply to `initialMessage`, where one was sent. */
    response: z.optional(z.string()),
    /** Why there is none: the session is open all the same, and the same words sent to it are a retry. */
    unanswered: z.optional(
      z.object({
        code: z.enum(['unavailable', 'rate_limited']),
        error: z.string(),
        /** Seconds. */
        retryAfter: z.optional(z.number()),
      }),
    ),
    crisis: z.nullable(crisisNotice),
  }),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/message/:sessionId',
  access: 'user',
  tag,
  summary:
    'Say something and be answered; streams `delta`, `done`, `error` with Accept: text/event-stream. ' +
    'An Idempotency-Key header makes a retry safe',
  params: sessionParams,
  body: z.strictObject({
    message: text('Please write a message').check(
      z.maxLength(MESSAGE_MAX, `A message can have at most ${MESSAGE_MAX} characters`),
      z.refine((value) => value.trim() !== '', 'Please write a message'),
    ),
    therapistId: z.optional(z.nullable(pathId)),
  }),
  response: answer({
    response: z.string(),
    timestamp,
    messageId: id,
    userMessageId: id,
    crisis: z.nullable(crisisNotice),
    degraded: z.boolean(),
    /** As of `startSession`: who answers may have changed since. */
    answeredBy: z.string(),
  }),
});
/** Data of the `done` event; `delta` carries `{text}`, `error` the error body. */
export type MessageAnswer = z.infer<typeof sendMessage.response>;

export const endSession = endpoint({
  method: 'PUT',
  path: '/api/chat/end/:sessionId',
  access: 'user',
  tag,
  summary: 'End a session; ending an ended one changes nothing',
  params: sessionParams,
  response: answer({ session: sessionSummary }),
});

export const readSession = endpoint({
  method: 'GET',
  path: '/api/chat/session/:sessionId',
  access: 'user',
  tag,
  summary: 'A session with all its messages',
  params: sessionParams,
  response: answer({
    chat: z.object({
      sessionId: id,
      therapistId,
      therapistName: z.string(),
      therapistSpecialty: z.string(),
      status: z.enum(['active', 'completed']),
      updatedAt: timestamp,
      messages: z.array(message),
      crisis: z.nullable(crisisNotice),
    }),
  }),
});

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/chat/session/:sessionId',
  access: 'user',
  tag,
  summary: 'Delete a session and everything said in it, for good',
  params: sessionParams,
  response: ok,
});
