/** Which parts a reply has for somebody who worries about another, by what the other is in. */

import type { RiskLevel } from '#care/contract.ts';
import { straight } from './normalise.ts';
import { speaksOfChild } from './of-a-child.ts';
import type { Part, Phrasing } from './phrasing.ts';

/** The sentences owed to somebody who worries about another. */
export function forHelper(
  level: RiskLevel,
  phrasing: Phrasing,
  message: string,
  lies: 'unresponsive' | 'asleep' | null = null,
): (string | null)[] {
  const say = (part: Part) => phrasing.say(part);
  const ofChild = speaksOfChild(message);
  switch (level) {
    case 'imminent':
      // Nobody can be beside them: somebody is sent.
      if (SILENT.test(straight(message)))
        return [
          phrasing.sayOnce('other.ack'),
          say('help.far'),
          say('other.line'),
          say('other.you'),
        ];
      return [
        say('other.first.imminent'),
        phrasing.sayOnce('other.ack'),
        say('other.means'),
        say('other.line'),
        say('other.ask'),
        say('other.you'),
      ];
    case 'medical_emergency':
      if (lies !== null && phrasing.has('aid.call.'))
        return [say('aid.still'), phrasing.sayOnce('aid.ask')];
      if (lies === 'asleep')
        return [say('aid.check'), phrasing.sayOnce('medical.ai'), say('aid.ask')];
      if (lies === 'unresponsive')
        return [
          say('aid.call'),
          say('aid.breathing'),
          phrasing.sayOnce('medical.ai'),
          say('aid.ask'),
        ];
      return [
        say('medical.first.poison'),
        say('medical.do'),
        phrasing.sayOnce('medical.ai'),
        say('other.you'),
      ];
    case 'abuse':
      return [
        phrasing.sayOnce(ofChild ? 'other.child.ack' : 'other.ack'),
        say(ofChild ? 'other.child' : 'other.abuse'),
        say(ofChild ? 'other.child.line' : 'abuse.line'),
        say('abuse.ask'),
        say('other.you'),
      ];
    case 'harm_to_others':
      return [
        say('other.harm'),
        phrasing.sayOnce('other.ack'),
        say('other.line'),
        say('other.you'),
      ];
    case 'self_harm':
      return [
        phrasing.sayOnce('other.ack'),
        say('other.selfharm'),
        say('selfharm.wound'),
        say('other.line'),
        say('other.you'),
      ];
    default:
      return [
        phrasing.sayOnce('other.ack'),
        say('other.ask'),
        say('other.means'),
        say('other.line'),
        say('other.you'),
      ];
  }
}

const SILENT =
  /(?:\bnot|n't) (?:answer|pick|reply|respond)\w*|\b(?:no (?:answer|reply)|stopped answering|phone is off|voicemail)\b/i;
