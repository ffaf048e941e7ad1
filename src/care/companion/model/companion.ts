/** The companion that a language model speaks for, with safety on every side of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { disclosureAsked } from '../disclosure.ts';
import type { Companion, TurnInput, TurnResult, WelcomeInput } from '../types.ts';
import { disclosureDue } from './disclosure.ts';
import { closing, lastOf } from './ending.ts';
import { mentionableThread } from './greeting.ts';
import { inspectorFor, insteadOf } from './inspect.ts';
import { createMemoryExtractor } from './memories.ts';
import { formerThread } from './notes.ts';
import { NONE, startSecond } from './opinion.ts';
import { MAX_OUTPUT_TOKENS } from './options.ts';
import { createRelease } from './release.ts';
import { atRest, wholeSentences } from './sentence-end.ts';
import { speak } from './speak.ts';
import { keepNotes } from './summary.ts';
import { looksEnglish } from './suspects.ts';
import { languageBeside, protocolBeside } from './tongue.ts';
import {
  beginTurn,
  type Judgement,
  judge,
  resultOf,
  standIn,
  stateBefore,
  type Turn,
} from './turn.ts';
import { CompanionUnavailable } from './unavailable.ts';
import type { Upstream } from './upstream.ts';
import type { Allowance } from './usage.ts';

export interface ModelCompanionOptions {
  readonly upstream: Upstream;
  /** Gives the words above an empty conversation, which must not wait for a network. */
  readonly guided: Pick<Companion, 'welcome'>;
  /** A second reading of each message's danger by the model. On unless switched off. */
  readonly secondOpinion?: boolean;
  readonly maxOutputTokens?: number;
}

/** How long a finished reply waits for the notes that were begun beside it. */
const NOTES_GRACE_MS = 1_500;
const LATE = Symbol('late');

export function createModelCompanion(options: ModelCompanionOptions): Companion {
  const { upstream } = options;
  return {
    describedAs: `Model ${upstream.name} at ${upstream.host}`,
    immediate: false,
    window: 24,
    welcome: (input) => welcome(options, input),
    reply: (input, signal) => reply(options, input, signal),
    learn: createMemoryExtractor(upstream).extractMemories,
  };
}

function welcome({ guided }: ModelCompanionOptions, input: WelcomeInput): string {
  const words = guided.welcome(input);
  const thread = mentionableThread(formerThread(input.recall));
  if (thread === null) return words;
  return `${words} My notes of last time end with “${thread}”. Start there, or anywhere else.`;
}

/** Rules first: where protocol answers, no model is asked. @throws CompanionUnavailable */
async function* reply(
  options: ModelCompanionOptions,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<string, TurnResult, void> {
  const judged = judge(input);
  if (judged.protocol?.takesOver) {
    const before = stateBefore(input);
    const due = disclosureDue(before, input.now, input.seed, languageBeside(input, ''));
    const text = [protocolBeside(input, judged, ''), ...(due ? [due.line] : [])].join('\n\n');
    yield text;
    const said = { text, degraded: false, source: 'protocol' };
    return resultOf(input, judged, due?.state ?? before, said);
  }
  const turn = beginTurn(input, judged, options.upstream.budget(signal));
  const spentOut = await overLimit(input.allowance);
  if (spentOut) return yield* withoutModel(turn, '', judged, spentOut);
  let charged = 0;
  const charge = async () => {
    const due = turn.spent.tokens - charged;
    charged = turn.spent.tokens;
    if (due > 0) await input.allowance?.charge(due);
  };
  try {
    const { later, ...result } = yield* withModel(options, turn, signal);
    if (!later) return result;
    const paid = later.then(async (notes) => {
      await charge();
      return notes;
    });
    // Whether anybody waits for them is the caller's business.
    paid.catch(() => undefined);
    return { ...result, later: paid };
  } finally {
    await charge();
  }
}

async function* withModel(
  options: ModelCompanionOptions,
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<string, TurnResult, void> {
  const { upstream, secondOpinion = true, maxOutputTokens = MAX_OUTPUT_TOKENS } = options;
  const attempt = speak(turn, maxOutputTokens);
  const held = () => createRelease(inspectorFor(turn), looksEnglish(turn.input.message));
  let release = held();
  let text = '';
  const again: typeof attempt = (model, tries) => {
    // What an attempt that failed had said, and nobody saw, is no part of the next.
    release = held();
    return attempt(model, tries);
  };
  const words = upstream.attempt(turn.budget, again, () => text !== '');
  // Under way before anything else is asked: some upstreams serve one call at a time.
  const first = words.next();
  first.catch(() => undefined);
  const second = secondOpinion ? startSecond(upstream, turn, signal) : NONE;
  // Not the caller's signal: what comes late is still worth keeping when the answer has been given.
  const unanswered = new AbortController();
  const notes = keepNotes(upstream, turn, unanswered.signal);
  const left = () => unanswered.abort();
  signal.addEventListener('abort', left, { once: true });
  try {
    for (let step = await first; ; step = await words.next()) {
      if (second.raised() && atRest(text)) break;
      const truncated = step.done && step.value.truncated;
      if (truncated && wholeSentences(text) !== '') {
        text = wholeSentences(text);
        break;
      }
      const piece = step.done ? lastOf(release, truncated === true) : release.push(step.value);
      text += piece;
      if (piece !== '') yield piece;
      if (step.done || release.blocked) break;
    }
  } catch (error) {
    left();
    if (!(error instanceof CompanionUnavailable) || error.reason === 'aborted') throw error;
    await second.settled;
    return yield* withoutModel(turn, text, second.raised() ?? turn.judged, error);
  } finally {
    await words.return(undefined as never);
  }
  await second.settled;
  const judged = second.raised() ?? turn.judged;
  const added = [
    ...(release.blocked && !second.raised() ? [insteadOf(turn, release)] : []),
    ...(judged.protocol
      ? [protocolBeside(turn.input, judged, text)]
      : turn.input.closing
        ? [turn.input.closing]
        : []),
  ];
  const written = await Promise.race([notes, pause(NOTES_GRACE_MS, LATE, { ref: false })]);
  signal.removeEventListener('abort', left);
  const later = written === LATE ? { later: notes } : {};
  const kept = (written === LATE ? null : written) ?? turn.state;
  const language = languageBeside(turn.input, text);
  const due = disclosureDue(kept, turn.input.now, turn.input.seed, language);
  const asked = due ? null : disclosureAsked(turn.input.message, text);
  if (due) added.push(due.line);
  if (asked) added.push(asked);
  const source = text === '' ? 'protocol' : `model:${upstream.name}`;
  text += yield* closing(text, added);
  const said = { text, degraded: false, source };
  return { ...resultOf(turn.input, judged, due?.state ?? kept, said), ...later };
}

/** Nobody answers but protocol, where the conversation is in danger. @throws CompanionUnavailable */
async function* withoutModel(
  turn: Turn,
  text: string,
  judged: Judgement,
  failure: CompanionUnavailable,
): AsyncGenerator<string, TurnResult, void> {
  const instead = standIn(turn.input, judged);
  if (!instead?.protocol) throw failure;
  const whole = text + (yield* closing(text, [protocolBeside(turn.input, instead, text)]));
  const said = { text: whole, degraded: true, source: 'protocol' };
  return resultOf(turn.input, instead, turn.state, said);
}

async function overLimit(allowance: Allowance | undefined): Promise<CompanionUnavailable | null> {
  const left = await allowance?.left();
  if (!left || left.tokens > 0) return null;
  return new CompanionUnavailable('limit', { retryAfter: left.resetsIn });
}
