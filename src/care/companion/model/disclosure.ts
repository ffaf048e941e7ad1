/** Says again, every three hours of a session, that an AI writes (New York's companion law; our own rule everywhere). */
import { hash } from 'node:crypto';
import type { ModelState } from './state.ts';

const EVERY_MS = 3 * 60 * 60 * 1000;

const LINES: readonly string[] = [
  'Some hours have gone by, so I will say it again: you are writing with an AI program, and there is no person at this end.',
  'A reminder that comes every three hours: I am an AI. If you have been sitting all this time, your back may want a word too.',
  'Once more, since it is easily forgotten in a long talk: an AI wrote these replies, no human being did.',
];

/** The same in the languages of `languageBeside`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  es: 'Han pasado unas horas, así que lo repito: aquí escribe un programa de IA, no hay ninguna persona de este lado.',
  pt: 'Já se passaram algumas horas, por isso repito: quem escreve aqui é um programa de IA, não há uma pessoa deste lado.',
  fr: 'Quelques heures ont passé, je le redis donc : c’est un programme d’IA qui écrit, il n’y a personne de ce côté.',
  de: 'Einige Stunden sind vergangen, darum noch einmal: Hier schreibt ein KI-Programm, auf dieser Seite sitzt kein Mensch.',
  it: 'Sono passate alcune ore, quindi lo ripeto: qui scrive un programma di IA, da questa parte non c’è nessuno.',
  zh: '已经过了几个小时，我再说一遍：这里写字的是人工智能程序，这一端没有真人。',
  hi: 'कुछ घंटे बीत गए हैं, इसलिए फिर से: यहाँ एक एआई प्रोग्राम लिख रहा है, इस ओर कोई इंसान नहीं है।',
  ar: 'مرت ساعات، لذلك أعيدها: من يكتب هنا برنامج ذكاء اصطناعي، ولا يوجد إنسان في هذا الطرف.',
};

/** The line to add to this reply and the state that remembers it; null while none is due. */
export function disclosureDue(
  state: ModelState,
  now: Date,
  seed: string,
  language = 'en',
): { readonly line: string; readonly state: ModelState } | null {
  const last = state.disclosedAt === null ? now.getTime() : Date.parse(state.disclosedAt);
  const passed = now.getTime() - last;
  if (passed < EVERY_MS) return null;
  const at = Number.parseInt(hash('sha256', `${seed}/${state.disclosedAt}`).slice(0, 6), 16);
  const line = ELSEWHERE[language] ?? LINES[at % LINES.length] ?? '';
  return { line, state: { ...state, disclosedAt: now.toISOString() } };
}
