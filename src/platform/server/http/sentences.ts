/** What is wrong with a value where its contract has no words of its own: a sentence that names the field. */
import type { $ZodRawIssue } from 'zod/v4/core';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** For `z.config({ localeError })`. Never quotes a value: what people write is in no error. */
export function sentenceFor(issue: $ZodRawIssue): string {
  const name = issue.path?.length ? quoted(issue.path.join('.')) : 'What is sent here';
  switch (issue.code) {
    case 'invalid_type':
      return `${name} has to be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `${name} has to be one of: ${issue.values.join(', ')}`;
    case 'too_small':
      return `${name} has to be ${sizeOf(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `${name} has to be ${sizeOf(issue.origin, 'at most', issue.maximum)}`;
    case 'unrecognized_keys':
      return `${issue.keys.slice(0, 3).map(quoted).join(' and ')} is nothing this call knows`;
    default:
      return `${name} is not in a form that is understood here`;
  }
}

/** A caller chooses the names of unknown fields: only what looks like one is repeated. */
export const isFieldName = (name: string): boolean => /^[\w.-]{1,60}$/.test(name);

const quoted = (name: string): string => (isFieldName(name) ? `“${name}”` : 'A field of it');

function sizeOf(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `${bound} ${limit} characters long`;
  if (origin === 'array') return `a list of ${bound} ${limit}`;
  return `${bound} ${limit}`;
}
