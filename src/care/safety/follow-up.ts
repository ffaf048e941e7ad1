/** What protocol still says once the message itself shows no danger: danger outlasts one message. */
import { afterNo } from './after-denial.ts';
import { saysSafe } from './answers.ts';
import { atTheWheel } from './at-the-wheel.ts';
import { gentleCheck } from './gentle-check.ts';
import { ledAsked, ledFirst } from './led.ts';
import { fold, sentences, straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import { resourcesFor } from './resources.ts';
import { afterReply, isDanger } from './risk.ts';
import { askedAgain, suicidal } from './suicidal-follow-up.ts';
import { isLeaving, wouldInterrupt } from './timing.ts';
import type { ProtocolInput, ProtocolReply, Reply, RiskState } from './types.ts';

/** What a body does after something was taken; said in passing, it still means help at once. */
const SYMPTOM =
  /\b(?:sleepy|drowsy|dizzy|sick|nause\w+|vomit\w*|throw(?:ing)? up|threw up|numb|shak\w+|sweat\w*|weak|faint\w*|blurr\w+|confus\w+|stomach|heart|breath\w*|ringing|pass(?:ing|ed)? out|heavy|floating|blood|feel (?:weird|funny|strange|nothing|fine|ok|okay))\b/i;

const BESIDE =
  /\b(?:in the (?:next|other) room|next door|downstairs|upstairs|(?:is|are|'s|s) (?:here|home|asleep|with me)|beside me)\b/i;
const CALLED =
  /\b(?:she|he|they|my \w+|i)(?:'s|s|'re|'ve| is| are| has| have)? (?:just |now )?(?:call(?:ing|ed)|ring(?:ing)?|rang|rung|phon(?:ing|ed))\b(?! me\b)|\bambulance is\b/i;
const STAYS_POISONED = 6;
const STAYS_WITH_VOICES = 3;

const poisoned = (risk: RiskState): boolean =>
  risk.flags.includes('substance') &&
  (risk.peak === 'imminent' || risk.peak === 'medical_emergency');

/** The answer to whether dying is in it comes first; the injury is asked after once, not across a question of theirs. */
function afterSelfHarm(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  reply: Reply,
): ProtocolReply | null {
  const { message } = input;
  if (input.assessment.signals.includes('answer.no')) {
    const relief = RELIEF.test(message) ? phrasing.sayOnce('selfharm.relief') : null;
    return relief
      ? reply(`${phrasing.say('no.thanks')} ${relief}`, true, false)
      : afterNo(input, risk, phrasing, reply);
  }
  if (risk.calmTurns < 2 || phrasing.has('follow.self_harm.')) return null;
  if (wouldInterrupt(message) || ASKING.test(message)) return null;
  return reply(phrasing.say('follow.self_harm'), false);
}
const RELIEF =
  /\b(?:(?:goes|go|gets?|is|feels?) (?:quiet|quieter|calm|calmer|better|easier)|relief|release|let (?:it|things) out|feel (?:something|anything)|stops? (?:it|the|everything|for)|calms? me|control|numbs?)\b/i;
const ASKING =
  /^\W*(?:(?:so|and|but|ok) )*(?:would|will|does|do|is|are|can|could|should|what if|how|what|who|why)\b/i;

const LINE_FOR_THE_YOUNG =
  /\b(?:number|line|one|hotline|helpline|chat|somewhere|somebody|someone|anyone|anything)\b.{0,24}\bfor (?:kids?|children|teens?|teenagers?|young (?:people|ones)|people my age|my age|under)\b|\b(?:kids?|child(?:ren)?|teen)(?:'?s|s['’])? (?:help ?line|hot ?line|line|number)\b/i;

/** A robber, a stranger: what was told is no danger they live with. */
const NOT_AT_HOME =
  /\b(?:not|n['’]?t) (?:a )?domestic\b|\b(?:it|he|she|they)(?: was| were| is|['’]s) (?:just |only )?(?:a |some )?(?:total |complete )?strangers?\b|\b(?:not|nobody|no one) (?:at|in my) home\b/i;

const clearedOf = (said: ProtocolReply): ProtocolReply => ({
  ...said,
  risk: { ...said.risk, flags: [...new Set([...said.risk.flags, 'cleared' as const])].sort() },
});

/** Somebody is near, or has called for help: that is taken up, once each. */
function medicalMet(said: string, phrasing: Phrasing): string | null {
  const message = straight(said);
  if (/\b(?:no ?body|no one|not|never)\b|n't\b/i.test(message)) return null;
  if (CALLED.test(message)) return phrasing.sayOnce('medical.called');
  return BESIDE.test(message) ? phrasing.sayOnce('medical.near') : null;
}

/** Null where the companion may answer freely. */
export function followUp(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): ProtocolReply | null {
  const { signals } = input.assessment;
  const road = atTheWheel(input, phrasing);
  if (road !== null) {
    // What the statistics hear in anger, drink and a road is asked after, and not taken for said.
    const guessed = signals.includes('statistics') && !signals.includes('answer.no');
    const ask = guessed ? phrasing.sayOnce('wheel.dying') : null;
    return led(ask === null ? road : `${road} ${ask}`, [], ask !== null);
  }
  const quoted = signals.includes('other.quoted') ? phrasing.sayOnce('other.quoted') : null;
  if (quoted !== null) return led(quoted);
  const begun = ledFirst(input, phrasing);
  if (begun !== null) return led(begun.text, [], begun.asks);
  const within = isDanger(risk.peak) ? null : ledAsked(input, phrasing);
  if (within !== null) return led(within);
  const body = signals.includes('body.both') ? phrasing.sayOnce('body.both') : null;
  const purges = body ?? (signals.includes('body.purge') ? phrasing.sayOnce('body.purge') : null);
  if (purges !== null) return led(purges, resourcesFor(input.country, 'medical_emergency', {}));
  if (!isDanger(risk.peak)) {
    const asked = input.assessment.signals.includes('voice.heard')
      ? phrasing.sayOnce('voice.ask')
      : null;
    if (asked === null) return gentleCheck(input, risk, phrasing);
    const kept = afterReply(risk, phrasing.said(), true);
    return { text: asked, takesOver: true, risk: kept, resources: [] };
  }
  const reply = (text: string, takesOver: boolean, asks = true): ProtocolReply => ({
    text,
    takesOver,
    risk: afterReply(risk, phrasing.said(), asks),
    resources: resourcesFor(input.country, risk.peak, { minor: risk.flags.includes('minor') }),
  });
  if (risk.subject === 'other') {
    return risk.calmTurns === 3 && risk.denied === 0
      ? reply(phrasing.say('follow.other'), false)
      : null;
  }
  const young = LINE_FOR_THE_YOUNG.test(input.message) ? phrasing.sayOnce('child.line') : null;
  if (young) return reply(young, true, false);
  const met = poisoned(risk) ? medicalMet(input.message, phrasing) : null;
  if (met) return reply(met, true, false);
  if (poisoned(risk) && (SYMPTOM.test(input.message) || risk.calmTurns <= 2)) {
    if (!saysSafe(sentences(fold(input.message)))) {
      return reply(`${phrasing.say('medical.still')} ${phrasing.say('imminent.taken')}`, true);
    }
  }
  // What was swallowed is not over because they speak of something else.
  if (poisoned(risk) && risk.calmTurns <= STAYS_POISONED && !isLeaving(input.message)) {
    const still = saysSafe(sentences(fold(input.message)))
      ? null
      : phrasing.sayOnce('medical.still');
    if (still) return reply(still, true);
  }
  switch (risk.peak) {
    case 'medical_emergency':
      return risk.calmTurns <= 2
        ? reply(phrasing.say('medical.still'), risk.calmTurns === 1)
        : null;
    case 'abuse':
      if (NOT_AT_HOME.test(input.message))
        return clearedOf(reply(phrasing.say('misread'), true, false));
      return risk.calmTurns === 3 && !risk.flags.includes('cleared') ? once('follow.abuse') : null;
    case 'harm_to_others':
      if (risk.flags.includes('psychosis') && risk.calmTurns <= STAYS_WITH_VOICES) {
        const stays = phrasing.sayOnce('voice.stay');
        if (stays) return reply(stays, true);
      }
      return risk.calmTurns % 3 === 0 ? once('follow.harm') : null;
    case 'self_harm':
      return (
        afterSelfHarm(input, risk, phrasing, reply) ?? askedAgain(input, risk, phrasing, reply)
      );
    default:
      return suicidal(input, risk, phrasing, reply);
  }
  function led(
    text: string,
    resources: ProtocolReply['resources'] = [],
    asks = false,
  ): ProtocolReply {
    return { text, takesOver: true, risk: afterReply(risk, phrasing.said(), asks), resources };
  }
  function once(part: Parameters<Phrasing['sayOnce']>[0]): ProtocolReply | null {
    const text = phrasing.sayOnce(part);
    return text === null ? null : reply(text, false);
  }
}
