/** Recognises the commonest other languages by script or by small words; everything else is English. */
import { wordsOf } from './text.ts';

export type Language = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | 'zh' | 'hi' | 'ar' | 'other';

const SMALL_WORDS: Partial<Record<Language, string>> = {
  es: 'el la los las que de en un una por para con no muy pero estoy es mi me yo todo siento tengo porque quiero puedo nada hola cómo como está soy triste trabajo ayuda gracias mal se lo ya más hablas español',
  pt: 'o os as que de em um uma por para com não nao muito mas estou é minha meu me eu tudo sinto tenho porque quero posso nada olá ola como está sou triste trabalho ajuda obrigado obrigada mal se você voce já mais fala português',
  fr: "le la les que de en un une pour avec ne pas très mais je suis est mon ma me tout sens j'ai parce veux peux rien bonjour comment triste travail aide merci mal se c'est plus vous tu parlez français suis ça",
  de: 'der die das und in ein eine für mit nicht sehr aber ich bin ist mein meine mich alles fühle habe weil will kann nichts hallo wie traurig arbeit hilfe danke schlecht es mir geht kein mehr sprichst deutsch so auch zu',
  it: 'il lo la gli che di in un una per con non molto ma sono è mio mia mi io tutto sento ho perché voglio posso niente ciao come triste lavoro aiuto grazie male si sto più parli italiano',
};

const LISTS = Object.entries(SMALL_WORDS).map(([code, line]) => ({
  code: code as Language,
  words: new Set(line.split(' ')),
}));
const ENGLISH = new Set(
  "the i and to a of my me it is in that was for you not but so with on am have be this are just don't i'm can't like feel no what do he she they we at all about when if how why know want get been had her him or as an up out really hi hello yes ok okay because there".split(
    ' ',
  ),
);

export function languageOf(text: string): Language {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  if (
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Tamil}\p{Script=Bengali}]/u.test(
      text,
    )
  )
    return 'other';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const words = wordsOf(text);
  if (words.length < 2) return single(words[0] ?? '');
  const english = words.filter((w) => ENGLISH.has(w)).length;
  let best: Language = 'en';
  let bestScore = Math.max(english, 1);
  for (const { code, words: list } of LISTS) {
    const hits = words.filter((w) => list.has(w));
    // A shared word or two ("no", "me") is no proof: three hits, or two in a very short message.
    const score = hits.filter((w) => !ENGLISH.has(w)).length;
    // "mi novio me dejó la semana": shared ones count where nothing in it is English alone.
    const shared = hits.length >= 3 && score >= 2 && english === hits.length - score;
    if (
      score > bestScore &&
      (score >= 3 || (score >= 2 && words.length <= 5) || shared) &&
      (score / words.length >= 0.3 || shared)
    ) {
      best = code;
      bestScore = score;
    }
  }
  return best;
}

function single(word: string): Language {
  const known: Record<string, Language> = {
    hola: 'es',
    ayuda: 'es',
    ayúdame: 'es',
    bonjour: 'fr',
    salut: 'fr',
    hallo: 'de',
    hilfe: 'de',
    ciao: 'it',
    aiuto: 'it',
    olá: 'pt',
    ajuda: 'pt',
    socorro: 'pt',
  };
  return Object.hasOwn(known, word) ? (known[word] ?? 'en') : 'en';
}
