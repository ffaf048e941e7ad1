/** The help assistant: answers questions about the product, keeps nothing. */
import * as z from 'zod/mini';
import { crisisNotice, riskLevel } from '#care/contract.ts';
import { MESSAGE_MAX } from '#features/chat/rules.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, text } from '#platform/contract/fields.ts';
import { EARLIER, EARLIER_MAX } from './rules.ts';

const count = z.number().check(z.int(), z.gte(0), z.lte(1000));
const name = z.string().check(z.maxLength(80));

/**
 * What the talk has shown of danger. The server stores nothing, so the caller hands back what the
 * last answer gave; without it a "yes" to a direct question could not be understood.
 */
export const riskMemory = z.strictObject({
  peak: riskLevel,
  subject: z.enum(['self', 'other']),
  flags: z
    .array(
      z.enum([
        'minor',
        'third_party',
        'means',
        'plan',
        'denial',
        'past',
        'non_english',
        'substance',
        'psychosis',
        'inferred',
        'disclosed',
        'unasked',
        'distinct',
        'outright',
        'cleared',
      ]),
    )
    .check(z.maxLength(20)),
  calmTurns: count,
  asked: count,
  denied: count,
  sinceAsked: z._default(count, 0),
  /** Ids of sentences said already, so that none comes twice. */
  used: z.array(name).check(z.maxLength(400)),
});
export type RiskMemory = z.infer<typeof riskMemory>;

const helpLink = z.object({
  /** A path of this site, or a mailto: address. */
  to: z.string(),
  label: z.string(),
});

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/ai-assistant/chat',
  alias: '/ai-assistant/chat',
  access: 'user',
  tag: 'AI assistant',
  summary: 'Ask how something works here; nothing of it is stored',
  body: z.strictObject({
    message: text('Please write a question').check(
      z.maxLength(MESSAGE_MAX, `A question can have at most ${MESSAGE_MAX} characters`),
      z.refine((value) => value.trim() !== '', 'Please write a question'),
    ),
    risk: z.optional(z.nullable(riskMemory)),
    /** What was asked before, oldest first, for a question that goes on from it. Nothing of it is kept. */
    earlier: z.optional(
      z
        .array(text('Please write a question').check(z.maxLength(EARLIER_MAX)))
        .check(z.maxLength(EARLIER)),
    ),
  }),
  response: answer({
    response: z.string(),
    links: z.optional(z.array(helpLink)),
    /** Questions that could come next. */
    suggestions: z.optional(z.array(z.string())),
    crisis: z.optional(z.nullable(crisisNotice)),
    /** To be sent with the next question. */
    risk: z.optional(riskMemory),
  }),
});
