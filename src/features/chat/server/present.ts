/** Rows of a conversation as their owner sees them. */
import type { CrisisNotice, RiskLevel, TherapistId } from '#care/contract.ts';
import { resourcesFor } from '#care/safety/resources.ts';
import { findTherapist } from '#features/therapists/therapists.ts';
import type { Key } from '#platform/server/crypto.ts';
import type { Message, SessionSummary } from '../contract.ts';
import type { MessageRow, SessionRow } from './queries.ts';
import { openBody, openPreview } from './sealing.ts';

export function presentSession(key: Key, row: SessionRow): SessionSummary {
  const therapist = findTherapist(row.therapistId);
  return {
    _id: row.id,
    sessionId: row.id,
    therapistId: row.therapistId as TherapistId,
    therapistName: therapist?.name ?? row.therapistId,
    therapistSpecialty: therapist?.specialty ?? '',
    lastMessage: openPreview(key, row.id, row.lastMessage),
    updatedAt: row.updatedAt.toISOString(),
    messageCount: row.messageCount,
    status: row.status,
  };
}

export function presentMessage(key: Key, row: MessageRow): Message {
  const body = openBody(key, row.id, row.body);
  return {
    _id: row.id,
    content: body.content,
    role: row.role,
    timestamp: row.createdAt.toISOString(),
    metadata: { mood: body.mood, ...(body.unanswered ? { unanswered: true } : {}) },
  };
}

/** Nothing below passive ideation opens the banner. */
export function noticeFor(level: RiskLevel | null, country: string): CrisisNotice | null {
  if (level === null || level === 'none' || level === 'distress') return null;
  return { level, resources: [...resourcesFor(country, level)] };
}
