/** One question to the help assistant: danger first, then the person, then the product. */
import type { Upstream } from '#care/companion/model/index.ts';
import {
  type Assessment,
  detect,
  isDanger,
  nextRisk,
  type ProtocolReply,
  protocolReply,
  type RiskState,
} from '#care/safety/index.ts';
import { allowanceOf } from '#features/chat/server/service.ts';
import type { Authed } from '#features/context.ts';
import { findHelp } from '#features/help/server/service.ts';
import type { ResponseOf } from '#platform/contract/endpoint.ts';
import type { Limit } from '#platform/server/limits.ts';
import type { askAssistant, RiskMemory } from '../contract.ts';
import { feelingsAnswer, speaksOfFeelings, speaksOfProduct } from './answers/feelings.ts';
import { fromHelp, inOwnWords } from './answers/from-help.ts';
import { otherLanguage } from './answers/languages.ts';
import { smallTalk } from './answers/small-talk.ts';
import type { Said, Wording } from './answers/types.ts';

const questionsPerMinute: Limit = {
  name: 'assistant-question',
  points: 20,
  seconds: 60,
  sentence: 'That was a lot of questions in a minute. Please wait a moment, then go on.',
};

/** Covered so far, a message in low spirits is a question about the product all the same. */
const SURE = 0.6;

export interface Question {
  readonly message: string;
  readonly risk: RiskMemory | null;
  /** What was asked before, oldest first. */
  readonly earlier: readonly string[];
  readonly signal: AbortSignal;
}
type Answer = Omit<ResponseOf<typeof askAssistant>, 'success'>;

/** `upstream`: null without a language model. Help in danger is never counted or refused. */
export async function ask(
  ctx: Authed,
  upstream: Upstream | null,
  question: Question,
): Promise<Answer> {
  const { message, risk: before } = question;
  const assessment = detect(message, before);
  const protocol = protocolReply({
    assessment,
    risk: before,
    message,
    therapistId: null,
    firstName: ctx.actor.firstName,
    country: ctx.config.COUNTRY,
    seed: ctx.requestId,
  });
  const danger = dangerPart(assessment, protocol, protocol?.risk ?? nextRisk(before, assessment));
  if (protocol?.takesOver) return { response: protocol.text, ...danger };
  await ctx.limits.use(questionsPerMinute, ctx.actor.userId);
  const said = await answerTo(ctx, upstream, question, assessment);
  const response = protocol ? `${said.response}\n\n${protocol.text}` : said.response;
  return { ...said, response, ...danger };
}

async function answerTo(
  ctx: Authed,
  upstream: Upstream | null,
  { message, risk, earlier, signal }: Question,
  { level }: Assessment,
): Promise<Said> {
  const wording: Wording = {
    persona: ctx.config.PERSONA_TITLE,
    supportEmail: ctx.config.SUPPORT_EMAIL,
  };
  const talk = smallTalk(message, wording) ?? otherLanguage(message, wording);
  if (talk) return talk;
  const help = await findHelp(ctx.config, message, earlier);
  const feels = level === 'distress' || speaksOfFeelings(message);
  if (feels && !(speaksOfProduct(message) && help.cover >= SURE)) {
    return feelingsAnswer(message, wording);
  }
  const calm = level === 'none' && !isDanger(risk?.peak ?? 'none');
  if (!upstream || !calm) return fromHelp(help, wording);
  const asked = { question: message, earlier, help, signal, allowance: allowanceOf(ctx) };
  return inOwnWords(upstream, asked, wording);
}

function dangerPart(
  { level }: Assessment,
  protocol: ProtocolReply | null,
  risk: RiskState,
): Pick<Answer, 'crisis' | 'risk'> {
  const resources = protocol?.resources ?? [];
  const crisis = resources.length > 0 ? { level, resources: [...resources] } : null;
  return { crisis, risk: { ...risk, flags: [...risk.flags], used: risk.used.slice(-400) } };
}
