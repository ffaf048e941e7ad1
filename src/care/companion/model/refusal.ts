/** Notices a model's stock refusal before anybody reads it: a shut door is no answer to a person. */

/** How such replies begin. One that begins so is held back until two sentences show what it is. */
const OPENERS: readonly string[] = [
  ...["i'm", 'i am'].flatMap((am) => [
    ...['', 'really ', 'very ', 'so ', 'truly '].map((how) => `${am} ${how}sorry`),
    ...[
      'not able',
      'unable',
      'just an ai',
      'only an ai',
      'an ai',
      'a language',
      'just a language',
    ].map((what) => `${am} ${what}`),
  ]),
  ...['sorry', 'i apologize', 'i apologise', 'unfortunately', "i can't", 'i cannot', 'i can not'],
  ...[
    'as an ai',
    'as a language',
    'as an artificial',
    "i won't",
    'i must decline',
    "i'm not comfortable",
  ],
  // The same in the languages that the other guards read.
  ...['lo siento', 'lo lamento', 'como modelo de lenguaje', 'como ia', 'como una ia'],
  ...['sinto muito', 'desculpe', 'lamento', 'como um modelo de', 'como uma ia'],
  ...['je suis désolé', 'désolé', 'en tant que modèle', "en tant qu'ia"],
  ...['es tut mir leid', 'tut mir leid', 'als ki', 'als sprachmodell'],
  ...['mi dispiace', 'come modello di linguaggio', 'come ia'],
  ...[
    '抱歉',
    '很抱歉',
    '非常抱歉',
    '对不起',
    '不好意思',
    '作为一个',
    '作为ai',
    '作为人工智能',
    '我无法',
    '我不能',
  ],
  ...['माफ़ कीजिए', 'माफ करें', 'माफ़ करें', 'क्षमा करें', 'मुझे खेद है', 'एक एआई'],
  ...['عذرا', 'عذرًا', 'آسف', 'أنا آسف', 'أعتذر', 'معذرة', 'بصفتي', 'كنموذج لغوي'],
];

const REFUSES =
  /\b(?:can(?:'t|not| not)|won't|(?:not able|unable) to|must decline(?: to)?|not comfortable)\b[^.!?]{0,40}\b(?:help|assist|comply|continue|fulfil|support|engage|respond|discuss|provide|do that|talk about|answer)/;
const REFUSES_ELSEWHERE =
  /\bno puedo (?:ayudar|asistir|responder|continuar|hablar|proporcionar)|\bnão posso (?:ajudar|responder|continuar|falar|fornecer)|\bne peux pas (?:(?:vous|t'|te) ?)?(?:aider|répondre|continuer|parler|fournir)|\bkann (?:\p{L}+ ){0,5}nicht (?:weiterhelfen|helfen|antworten|beantworten)|\bnon posso (?:aiutar|risponder|continuar|parlar|fornir)/u;
const REFUSES_IN_OTHER_SCRIPTS =
  /(?:无法|不能|没办法)(?:为[您你])?(?:提供|帮助|帮[您你]|协助|回答|回应|讨论|继续|满足|处理|完成)|(?:मदद|सहायता|उत्तर|जवाब|चर्चा|बात)[^।.?!]{0,30}नहीं (?:कर|दे) (?:सक|पा)|لا (?:أستطيع|يمكنني|أقدر)(?: على)? (?:مساعدت|المساعدة|تقديم|الإجابة|الرد|الاستمرار|المتابعة|التحدث|مناقشة)/u;
const ABOUT =
  /\b(?:request|topic|question|that|this|these|it|you with|conversation|content|advice)\b/;

const plain = (text: string): string =>
  text.trimStart().normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
const opens = (start: string): boolean => OPENERS.some((opener) => start.startsWith(opener));

/** True while the text so far is, or may yet become, a refusal: it is not to be shown yet. */
export function mayRefuse(text: string): boolean {
  const start = plain(text);
  if (OPENERS.some((opener) => opener.startsWith(start.trimEnd()))) return true;
  if (!opens(start) || start.length >= 400) return false;
  return (start.match(/[.!?।؟]+(?=\s|$)|[。！？]+/g)?.length ?? 0) < 2;
}

/** True where the first two sentences refuse to talk. */
export function isRefusal(text: string): boolean {
  const start = plain(text);
  if (!opens(start)) return false;
  const opening = start
    .split(/(?<=[.!?।؟])\s|(?<=[。！？])/)
    .slice(0, 2)
    .join(' ');
  if (REFUSES_IN_OTHER_SCRIPTS.test(opening)) return true;
  return REFUSES_ELSEWHERE.test(opening) || (REFUSES.test(opening) && ABOUT.test(opening));
}
