/** What protocol still says once the message itself shows no danger: danger outlasts one message. */
import { saysSafe } from './answers.ts';
import { fold, sentences } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import { resourcesFor } from './resources.ts';
import { isDanger } from './risk.ts';
import type { ProtocolInput, ProtocolReply, RiskState } from './types.ts';

/** The first repeated question comes three turns after a denial, later ones ever four turns. */
const ASK_AGAIN_EVERY = 4;

/** What a body does after something was taken; said in passing, it still means help at once. */
const SYMPTOM =
  /\b(?:sleepy|drowsy|dizzy|sick|nause\w+|vomit\w*|throw(?:ing)? up|threw up|numb|shak\w+|sweat\w*|weak|faint\w*|blurr\w+|confus\w+|stomach|heart|breath\w*|ringing|pass(?:ing|ed)? out|heavy|floating|blood|feel (?:weird|funny|strange|nothing|fine|ok|okay))\b/i;

const poisoned = (risk: RiskState): boolean =>
  risk.flags.includes('substance') &&
  (risk.peak === 'imminent' || risk.peak === 'medical_emergency');

/** Null where the companion may answer freely. */
export function followUp(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): ProtocolReply | null {
  if (!isDanger(risk.peak)) return gentleCheck(input, risk, phrasing);
  const reply = (text: string, takesOver: boolean, asks = true): ProtocolReply => ({
    text,
    takesOver,
    risk: { ...risk, asked: risk.asked + (asks ? 1 : 0), used: phrasing.said() },
    resources: resourcesFor(input.country, risk.peak, { minor: risk.flags.includes('minor') }),
  });
  if (risk.subject === 'other') {
    return risk.calmTurns === 3 ? reply(phrasing.say('follow.other'), false) : null;
  }
  if (poisoned(risk) && (SYMPTOM.test(input.message) || risk.calmTurns <= 2)) {
    if (!saysSafe(sentences(fold(input.message)))) {
      return reply(`${phrasing.say('medical.still')} ${phrasing.say('imminent.taken')}`, true);
    }
  }
  switch (risk.peak) {
    case 'medical_emergency':
      return risk.calmTurns <= 2
        ? reply(phrasing.say('medical.still'), risk.calmTurns === 1)
        : null;
    case 'abuse':
      return risk.calmTurns === 3 ? once('follow.abuse') : null;
    case 'harm_to_others':
      return risk.calmTurns % 3 === 0 ? once('follow.harm') : null;
    case 'self_harm':
      if (risk.calmTurns === 2) return once('follow.self_harm');
      return risk.calmTurns % ASK_AGAIN_EVERY === 0 ? once('again') : null;
    default:
      return suicidal(input, risk, phrasing, reply);
  }
  function once(part: Parameters<Phrasing['sayOnce']>[0]): ProtocolReply | null {
    const text = phrasing.sayOnce(part);
    return text === null ? null : reply(text, false);
  }
}

function suicidal(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  reply: (text: string, takesOver: boolean, asks?: boolean) => ProtocolReply,
): ProtocolReply | null {
  const denies = input.assessment.flags.includes('denial');
  if (denies && MEANT_ELSE.test(input.message)) {
    const cleared = reply(phrasing.say('misread'), true, false);
    return {
      ...cleared,
      risk: { ...cleared.risk, flags: [...new Set([...risk.flags, 'inferred' as const])].sort() },
    };
  }
  if (risk.flags.includes('inferred') && risk.denied > 0) {
    return denies && risk.denied === 1 ? reply(phrasing.say('misread'), true, false) : null;
  }
  if (saysSafe(sentences(fold(input.message)))) {
    return reply(
      [
        phrasing.say('safe.warm'),
        phrasing.say('safe.next'),
        phrasing.say('safe.line'),
        phrasing.say('safe.ask'),
      ].join(' '),
      true,
    );
  }
  if (denies && risk.peak === 'imminent') {
    return reply(
      [
        phrasing.say('denied.serious'),
        phrasing.say('still.imminent'),
        phrasing.say('still.ask'),
        phrasing.say('stay'),
      ].join(' '),
      true,
    );
  }
  if (denies && risk.peak === 'active_ideation' && risk.denied === 1) {
    return reply(
      [
        phrasing.say('denied.serious'),
        phrasing.say('denied.line'),
        phrasing.say('people.gentle'),
        phrasing.say('again'),
      ].join(' '),
      true,
    );
  }
  if (denies && risk.denied === 1) {
    return reply(
      [phrasing.say('denied.first'), phrasing.say('denied.line'), phrasing.say('denied.open')].join(
        ' ',
      ),
      true,
      false,
    );
  }
  if (denies) {
    const text = phrasing.sayOnce('denied.line');
    return text === null ? null : reply(text, false, false);
  }
  if (risk.peak === 'imminent' && risk.calmTurns <= 2) {
    return reply(
      [phrasing.say('still.imminent'), phrasing.say('still.ask'), phrasing.say('stay')].join(' '),
      true,
    );
  }
  if (risk.calmTurns === 1 && risk.denied === 0) return reply(phrasing.say('unanswered'), false);
  if (risk.calmTurns % ASK_AGAIN_EVERY === 0) {
    const text = phrasing.sayOnce('again');
    return text === null ? null : reply(text, false);
  }
  return null;
}

/** "Not suicidal, I mean panic": what was meant is named, and it is nothing to be careful of. */
const MEANT_ELSE =
  /\b(?:mean|meant|about|talking)\b.{0,24}\b(?:panic\w*|anxiety|attacks?|heart|embarrass\w*|jok\w+|figure of speech|expression|game|film|movie|book|song|work|job|exams?|project|factory|plant|keys?|phone|laptop)\b/i;

const ASKED_AFTER =
  /^(?:hint\.(?:hopeless|worthless|nothing\.matters|trapped|stop\.alive|pain|done|tired|statistics)|pointless)$/;
const NONE_OF_IT = /\b(?:nobody|no one|not|never|nothing|isn'?t|aren'?t)\b.{0,16}\bhopeless/i;

/** Sadness that sounds hopeless is asked about once in a while, without a hotline. */
function gentleCheck(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): ProtocolReply | null {
  const hopeless =
    input.assessment.signals.some((id) => ASKED_AFTER.test(id)) && !NONE_OF_IT.test(input.message);
  const waited = risk.asked === 0 || risk.calmTurns >= 5;
  if (input.assessment.level !== 'distress' || !hopeless || !waited) return null;
  // Asked and answered: what is only sad is not asked about twice.
  if (input.assessment.flags.includes('denial') || risk.denied > 0) return null;
  const text = phrasing.sayOnce('gentle');
  if (text === null) return null;
  // `calmTurns` counts from our question here, so that a "yes" is understood as its answer.
  return {
    text,
    takesOver: false,
    risk: { ...risk, asked: risk.asked + 1, calmTurns: 0, used: phrasing.said() },
    resources: [],
  };
}
