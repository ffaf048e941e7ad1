/** A question in another language: the help is in English, and says so in theirs. */
import { type Language, languageOf } from '#care/companion/guided/understand/language.ts';
import type { Said, Wording } from './types.ts';

const ENGLISH_ONLY: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'Lo siento: esta ayuda solo entiende inglés. Unas pocas palabras sencillas en inglés bastan, o escriba a',
  pt: 'Lamento: esta ajuda só entende inglês. Bastam algumas palavras simples em inglês, ou escreva para',
  fr: 'Désolé : cette aide ne comprend que l’anglais. Quelques mots simples en anglais suffisent, ou écrivez à',
  de: 'Leider versteht diese Hilfe nur Englisch. Ein paar einfache englische Wörter genügen, oder schreiben Sie an',
  it: 'Mi dispiace: questo aiuto capisce solo l’inglese. Bastano poche parole semplici in inglese, oppure scriva a',
  zh: '抱歉，这里的帮助只懂英语。用几个简单的英文单词就可以，或写信至',
  hi: 'क्षमा करें, यह सहायता केवल अंग्रेज़ी समझती है। अंग्रेज़ी के कुछ सरल शब्द काफ़ी हैं, या यहाँ लिखें:',
  ar: 'عذرًا، هذه المساعدة لا تفهم إلا الإنجليزية. تكفي بضع كلمات بسيطة بالإنجليزية، أو اكتب إلى',
  other: 'I am sorry: I only understand English. A few simple words of it are enough, or write to',
};

/** null where it is English, or cannot be told apart from it. */
export function otherLanguage(message: string, { supportEmail }: Wording): Said | null {
  const language = languageOf(message);
  if (language === 'en') return null;
  const theirs = `${ENGLISH_ONLY[language]} ${supportEmail}.`;
  const ours = language === 'other' ? '' : '\n\nI am sorry: this help understands English only.';
  return {
    response: theirs + ours,
    links: [{ to: `mailto:${supportEmail}`, label: 'Write to support' }],
  };
}
