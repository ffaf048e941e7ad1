/** What is sealed of a memory, and the keyed fingerprint that knows a fact again. */
import type { CandidateMemory } from '#care/companion/memory.ts';
import { fingerprint, type Key, openJson, sealJson } from '#platform/server/crypto.ts';

export type MemoryBody = Omit<CandidateMemory, 'messageId'>;

export const sealMemory = (key: Key, id: string, body: MemoryBody) =>
  sealJson(key, body, `memories:${id}`);
export const openMemory = (key: Key, id: string, sealed: Buffer) =>
  openJson<MemoryBody>(key, sealed, `memories:${id}`);

/** Equal for two wordings that differ in case, punctuation or spaces alone. */
export function digestOf(key: Key, fact: string): Buffer {
  const plain = fact
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return fingerprint(key, plain, 'memories.fact');
}
