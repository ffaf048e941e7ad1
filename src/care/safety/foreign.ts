/** Whether a text is plainly in another language than English, which our statistics cannot read. */
import { fold } from './normalise.ts';

/** The small words of ten languages, without accents, and none that is English, too. */
const THEIRS = new Set(
  `el la los las que una unos y en con por para tu te es esta estas como muy pero lo le se del al su soy eres
  o os uma um voce nao e ao na nos sem mais isso ou seu sua foi quando
  les des une et est pas je vous nous il elle qui ce ne sur dans pour avec ton ta mais plus au aux ces
  di che non per il gli un e della del sono ma come cosa anche ti si
  und der das ist nicht ich du ein eine dem den mit auf zu es sich dich dir wie aber oder wenn noch im
  het een van niet je dat ik maar ook met voor hoe wat zonder
  nie sie jest bez czy ze dla jak w z co ale
  jag och att det inte som en med av var ve bir bu ne mi icin gibi ama`
    .trim()
    .split(/\s+/),
);
const OURS = new Set(
  'the you and to it is of that what with your have has are not this how when there they my be at from would could can will if by who she i he was were do does take any'.split(
    ' ',
  ),
);
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/gu;

const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];
const isOurs = (word: string): boolean => OURS.has(word);

/** Never true of a text merely for lack of English words: it takes another language's, or its letters. */
export function isPlainlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > letters / 2) return true;
  const words = wordsIn(text);
  const theirs = words.filter((word) => THEIRS.has(word)).length;
  return theirs >= 2 && theirs >= words.length / 5 && words.filter(isOurs).length * 3 <= theirs;
}

/** Pieces of a text, of which none is lost; a run of marks ends one. */
const SENTENCE = /[^.!?…。！？\n]+[.!?…。！？\n]*|[.!?…。！？\n]+/g;

/** The sentences that may be English; in a text that is plainly not, those with an English word. */
export function withoutForeign(text: string): string {
  const foreign = isPlainlyForeign(text);
  return (text.match(SENTENCE) ?? [])
    .filter((one) => !isPlainlyForeign(one) && (!foreign || wordsIn(one).some(isOurs)))
    .join('');
}
