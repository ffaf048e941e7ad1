/** How words are read for searching: endings off, and words that mean the same side by side. */

/** Words that say nothing about what is asked. */
const EMPTY = new Set(
  (
    'a about all also am an and any are as at be been but by can could did do does doing done for ' +
    'from get gets getting go going got had has have having he help her hi hello hey him his how i if in into is ' +
    'it its just let like m make may me might mooring much must my need no not of ok okay on one or our out ' +
    'over please s she should so some somehow than thank thanks that the their them then there these ' +
    'they this those through to too try trying us use using very want wanted was way we well were ' +
    'what when where which who whom whose why will with would yet you your re ve ll d t im ive id dont ' +
    'cant isnt doesnt wont didnt am really actually tell know find thing things something anything write mean whats see made two happen happens soon back worried worry concerned up out off still here someone somebody else around set let every only today take place everything under show enough good now never seeing else'
  ).split(' '),
);

/** Each line means the same, for somebody who asks for help. */
const GROUPS = [
  'password passcode passwd pwd pin',
  'cancel unsubscribe terminate',
  'delete erase remove wipe',
  'price cost fee expensive pricing',
  'charge bill pay payment invoice',
  'plan subscription tier membership subscribe',
  'picture photo pic image avatar selfie',
  'therapist companion counsellor counselor',
  'conversation chat session talk',
  'voice dictate dictation microphone mic speak speech',
  'forum community group circle',
  'device phone laptop computer tablet',
  'export download backup',
  'private privacy confidential secret',
  'encrypted encryption encrypt',
  'email mail address',
  'person people human real',
  'bot chatbot robot machine program software',
  'login signin log',
  'change switch swap',
  'forgot forgotten forget lost',
  'child kid teenager minor teen',
  'age old young',
  'install pwa',
  'offline internet connection wifi network',
  'theme dark appearance',
  'support contact team',
  'doctor psychologist psychiatrist professional',
  'medication medicine pill drug prescription',
  'share sell third',
  'reply answer response respond arrive',
  'begin start',
  'resume continue',
  'previous earlier past old history',
  'friend brother sister relative partner mother father mom mum dad',
  'available open hour',
  'credit refund',
  'downgrade cheaper',
  'upgrade bigger',
  'stop end finish close',
  'complain complaint feedback',
  'drinking alcohol drug gambling addiction',
  'spanish german french italian portuguese chinese hindi arabic language',
  'name surname nickname lastname firstname',
  'stolen stole steal thief',
  'night midnight 3am 2am late evening weekend',
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

/** The words of a question that carry meaning, each in the form the index has. */
export function meaningful(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  const kept = (words ?? []).filter((word) => word.length > 1 && !EMPTY.has(word)).map(stem);
  return [...new Set(kept)];
}

/** The word itself and those that mean the same: what the index holds for it. */
export const alike = (word: string): readonly string[] => SAME.get(word) ?? [word];
