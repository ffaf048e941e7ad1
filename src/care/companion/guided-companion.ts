/** A whole turn without a model: detector, then protocol or guided reply, then the output guard. */
import type { CrisisNotice } from '#care/contract.ts';
import {
  detect,
  guardOutput,
  NO_RISK,
  nextRisk,
  type ProtocolReply,
  protocolReply,
} from '#care/safety/index.ts';
import { disclosureAsked, remindedAside } from './disclosure.ts';
import { asideOrAsBefore, replyOrFallback } from './guided/fallback.ts';
import type { GuidedReply } from './guided/index.ts';
import { readRisk } from './guided/saved.ts';
import { guidedWelcome } from './guided/welcome.ts';
import { learntFrom } from './remember/index.ts';
import type { Companion, TurnInput, TurnResult } from './types.ts';

export const STATE_VERSION = 1;

export const guidedCompanion: Companion = {
  describedAs: 'Guided companion (no language model)',
  immediate: true,
  // Its own state remembers the rest; this serves what is read from the reply before.
  window: 8,
  welcome: guidedWelcome,
  async *reply(input: TurnInput): AsyncGenerator<string, TurnResult, void> {
    const result = guidedTurn(input);
    yield result.text;
    return result;
  },
  learn: async (said) => learntFrom(said),
};

/** Pure: the same input gives the same result. Never throws for anything a person wrote. */
export function guidedTurn(input: TurnInput): TurnResult {
  const before = readRisk(input.state?.risk, NO_RISK);
  const assessment = detect(input.message, before);
  const protocol = protocolReply({
    assessment,
    risk: before,
    message: input.message,
    therapistId: input.therapistId,
    firstName: input.firstName,
    country: input.country,
    seed: input.seed,
  });
  const risk = protocol?.risk ?? nextRisk(before, assessment);
  const { level } = assessment;
  const crisis = noticeOf(level, protocol);
  if (protocol?.takesOver) {
    const aside = asideOrAsBefore(input, protocol.text);
    const [text, guided] = remindedAside(aside, protocol.text, input.now);
    const state = { version: STATE_VERSION, guided, risk };
    return { text, state, level, crisis, degraded: false, source: 'protocol' };
  }
  const behind = protocol?.text ?? input.closing;
  const [reply, whole] =
    protocol?.rest === undefined ? behindReply(input, behind) : beforeReply(input, protocol);
  // Their own words in quotation marks are not the companion's claims ("my wife and I").
  const passes = (said: string) =>
    guardOutput(said.replace(/“[^”]*”/g, '“…”'), {
      level,
      riskPeak: risk.peak,
      subject: assessment.subject,
      country: input.country,
      seed: input.seed,
      ours: true,
    });
  const verdict = passes(whole);
  const text =
    verdict.ok || verdict.reasons.every((one) => ASKED_FOR.has(one))
      ? whole
      : (withoutFaults(whole, (said) => passes(said).ok) ?? verdict.replacement);
  const owed = disclosureAsked(input.message, text);
  const state = { version: STATE_VERSION, guided: reply.state, risk };
  return {
    text: owed ? [owed, behind].filter(Boolean).join('\n\n') : text,
    state,
    level,
    crisis,
    degraded: false,
    source: 'guided',
  };
}

/** Their words said back may hold what we would not say; what stands beside it is still ours. */
function withoutFaults(whole: string, passes: (said: string) => boolean): string | null {
  const rest = whole
    .split('\n\n')
    .map((part) =>
      part
        .split(/(?<=[.!?…])\s+/)
        .filter(passes)
        .join(' '),
    )
    .filter((part) => part !== '')
    .join('\n\n');
  return rest !== '' && rest !== whole && passes(rest) ? rest : null;
}

type Said = readonly [reply: GuidedReply, whole: string];

function behindReply(input: TurnInput, behind: string | undefined): Said {
  const reply = replyOrFallback(input, behind !== undefined);
  return [reply, [reply.text, behind].filter(Boolean).join('\n\n')];
}

/** Our question was answered; the rest of the message is taken up as if it stood alone. */
function beforeReply(input: TurnInput, { text, rest = '' }: ProtocolReply): Said {
  const reply = replyOrFallback({ ...input, message: rest }, false);
  return [reply, [text, reply.text].filter(Boolean).join('\n\n')];
}

/** Helplines on a calm turn are named only where the person asked for one, or is a minor. */
const ASKED_FOR = new Set(['hotline on a calm turn']);

const noticeOf = (
  level: TurnResult['level'],
  protocol: ProtocolReply | null,
): CrisisNotice | null =>
  protocol && protocol.resources.length > 0 ? { level, resources: [...protocol.resources] } : null;
