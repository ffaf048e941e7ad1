/** The name of whoever speaks, which small models set before their words as in a play. */
import type { TherapistId } from '#care/contract.ts';

const LABEL = /^(?:\*\*)?([A-Za-z]+)(?:\*\*)?:(?:\*\*)?\s*/;
const MAY_BE = /^(?:\*\*?)?([A-Za-z]*)\*{0,2}(?::\*{0,2}\s*)?$/;

const names = (therapistId: TherapistId): readonly string[] => [
  'assistant',
  'companion',
  'ai',
  therapistId,
];

/** `reply` without such a name; null while it may be nothing else yet. */
export function withoutLabel(reply: string, therapistId: TherapistId): string | null {
  const may = MAY_BE.exec(reply)?.[1]?.toLowerCase();
  if (may !== undefined && names(therapistId).some((name) => name.startsWith(may))) return null;
  const label = LABEL.exec(reply);
  const said = label?.[1]?.toLowerCase();
  return label && said && names(therapistId).includes(said) ? reply.slice(label[0].length) : reply;
}
