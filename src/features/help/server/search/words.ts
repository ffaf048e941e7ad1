/** How words are read for searching: endings off, and words that mean the same side by side. */

import { EMPTY } from './empty.ts';
import { gathered } from './phrases.ts';
import { spelledOut } from './spelling.ts';

/** Each line means the same, for somebody who asks for help. */
const GROUPS = [
  'password passcode pin passphrase',
  'cancel unsubscribe terminate kill quit ditch leave stop end revoke discontinue',
  'delete erase remove wipe destroy nuke trash kill dump clear purge scrub gone',
  'price cost fee expensive pricing rate dollar euro pound pricey cheap',
  'charge bill pay payment invoice',
  'plan subscription tier membership subscribe package abonnement',
  'advanced premium pro',
  'picture photo image avatar selfie portrait',
  'therapist companion counsellor counselor shrink coach helper',
  'conversation chat session talk dialogue thread',
  'dictate dictation microphone mic speech',
  'voice speaker sound audio',
  'forum community group circle peer',
  'device phone laptop computer tablet pc mac machine',
  'export download copy backup print save',
  'private privacy confidential secret safe secure security anonymous',
  'encrypted encryption encrypt',
  'person people human',
  'bot chatbot robot machine program software computer ai',
  'change switch swap update edit rename',
  'forgot forgotten forget lost lose',
  'remember memory memory recall know',
  'child kid teenager minor teen young daughter son',
  'age old young',
  'offline internet connection wifi network',
  'theme dark appearance darkmode',
  'support contact helpdesk staff company',
  'doctor psychologist psychiatrist professional',
  'medication medicine pill drug prescription antidepressant xanax prozac zoloft',
  'diagnosis diagnose adhd bipolar autism disorder',
  'share sell thirdparty google facebook openai chatgpt meta',
  'reply answer response respond arrive',
  'broken stuck crash bug error fail failed problem issue frozen hang',
  'begin start',
  'resume continue reopen',
  'earlier previous past old older history last yesterday',
  'friend brother sister relative partner mother father mom mum dad wife husband boyfriend girlfriend parent son daughter',
  'available open hour holiday christmas',
  'credit refund reimburse',
  'downgrade cheaper smaller lower',
  'upgrade bigger',
  'complain complaint feedback',
  'drinking alcohol drug gambling addiction sober',
  'trauma ptsd abuse',
  'marriage divorce spouse couple',
  'relationship breakup dating',
  'grief died death dead dying loss mourning',
  'anxiety panic fear worry nervous',
  'depression sad sadness depressed',
  'stress burnout overwork',
  'spanish german french italian portuguese chinese hindi arabic language translate espanol deutsch francais italiano portugues',
  'name surname nickname lastname firstname',
  'stolen stole steal thief hacked hack lost',
  'night midnight 3am 2am 4am late evening weekend',
  'notify police cop alert inform report',
  'hotline helpline lifeline',
  'twice double overcharged mistake wrong unexpected',
  'aloud listen hear loud',
  'install pwa android iphone mobileapp',
  'read see access spy',
  'picture photo upload',
];

const SAME = new Map<string, readonly string[]>();
for (const line of GROUPS) {
  const group = line.split(' ').map(stem);
  for (const word of group) SAME.set(word, [...new Set([...(SAME.get(word) ?? []), ...group])]);
}

/** Takes common English endings off; only for finding, never for showing. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 6 && word.endsWith('ation')) return word.slice(0, -5);
  if (word.length > 6 && word.endsWith('ion')) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith('ing')) return undoubled(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return undoubled(word.slice(0, -2));
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return stem(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  return word;
}

function undoubled(word: string): string {
  if (/([bdgmnprt])\1$/.test(word)) return word.slice(0, -1);
  return word.length > 4 ? word.replace(/e$/, '') : word;
}

/** No word is longer; the rest of what is would only cost time to compare. */
const LONGEST = 40;
const isWord = (word: string): boolean => word.length > 1 && !EMPTY.has(word);

/** The words of a question that carry meaning, each in the form the index has. */
export function meaningful(text: string): string[] {
  const words = gathered(spelledOut(text)).split(/\s+/);
  const kept = words.filter(isWord).map((word) => stem(word.slice(0, LONGEST)));
  return [...new Set(kept)];
}

/** The word itself and those that mean the same: what the index holds for it. */
export const alike = (word: string): readonly string[] => SAME.get(word) ?? [word];
