/** A short honest answer in the person's own language: this companion only really works in English. */
import type { Language } from '../understand/language.ts';

export const LANGUAGE_ANSWERS: Record<Exclude<Language, 'en'>, readonly string[]> = {
  es: [
    'Veo que escribes en español. Soy una IA y, por ahora, solo puedo acompañarte bien en inglés; entiendo muy poco de lo demás. Si puedes, escríbeme unas frases sencillas en inglés. Si estás en peligro, en EE. UU. llama o escribe al 988 (opción 2 en español) o al 911; en otro país, al número de emergencias.',
    'Siento no poder seguirte en español como mereces. Con unas pocas palabras en inglés ya puedo hacer algo; no importa la gramática.',
    'Te leo, pero en español me pierdo lo importante. Una frase en inglés, aunque sea corta, me ayuda.',
  ],
  pt: [
    'Vejo que você escreve em português. Sou uma IA e, por enquanto, só consigo acompanhar bem em inglês. Se puder, escreva algumas frases simples em inglês. Se houver perigo agora, ligue para o 988 ou o 911 nos EUA, ou para o número de emergência do seu país.',
    'Em português eu perderia o essencial do que você diz. Poucas palavras em inglês já bastam; a gramática não importa.',
    'Continuo aqui, mas só entendo bem o inglês. Uma frase curta serve.',
  ],
  fr: [
    "Je vois que vous écrivez en français. Je suis une IA et, pour l'instant, je ne peux bien accompagner qu'en anglais. Quelques phrases simples en anglais suffisent. En cas de danger, appelez le 988 ou le 911 aux États-Unis, ou le numéro d'urgence de votre pays.",
    "En français, je passerais à côté de l'essentiel. Quelques mots d'anglais, même maladroits, et je peux vous suivre.",
    "Je suis toujours là, mais je ne comprends bien que l'anglais. Une phrase courte suffit.",
  ],
  de: [
    'Ich sehe, du schreibst auf Deutsch. Ich bin eine KI und kann im Moment nur auf Englisch wirklich zuhören. Ein paar einfache englische Sätze genügen. Bei Gefahr: in den USA 988 oder 911, sonst die Notrufnummer vor Ort, in Europa 112.',
    'Auf Deutsch entginge mir das Wesentliche. Ein paar Worte Englisch reichen, auf die Grammatik kommt es nicht an.',
    'Ich bin noch da, verstehe aber nur Englisch gut. Ein kurzer Satz hilft schon.',
  ],
  it: [
    "Vedo che scrivi in italiano. Sono un'IA e per ora riesco ad ascoltare davvero solo in inglese. Bastano poche frasi semplici in inglese. In caso di pericolo chiama il 988 o il 911 negli Stati Uniti, o il 112 in Europa.",
    "In italiano mi sfuggirebbe l'essenziale. Qualche parola d'inglese, anche incerta, e posso seguirti.",
    'Sono ancora qui, ma capisco bene solo l’inglese. Basta una frase breve.',
  ],
  zh: [
    '我看到你用中文写。我是人工智能，目前只能用英语好好地陪你交谈。如果可以，请用几句简单的英语告诉我。如果你有危险，在美国请拨打或发短信至988，或拨打911；在其他地方请拨打当地急救电话。',
    '用中文我会错过重要的内容。几个英文单词就够了，语法不要紧。',
    '我还在这里，不过我只能很好地理解英语。一句短短的英语就可以。',
  ],
  hi: [
    'मैं देख रहा हूँ कि आप हिंदी में लिख रहे हैं। मैं एक एआई हूँ और अभी केवल अंग्रेज़ी में ठीक से साथ दे सकता हूँ। हो सके तो कुछ सरल अंग्रेज़ी वाक्य लिखें। अगर ख़तरा हो तो अमेरिका में 988 या 911 पर, भारत में 112 पर कॉल करें।',
    'हिंदी में मुझसे ज़रूरी बात छूट जाएगी। अंग्रेज़ी के कुछ शब्द ही काफ़ी हैं, व्याकरण की चिंता न करें।',
    'मैं यहीं हूँ, पर अच्छी तरह केवल अंग्रेज़ी समझता हूँ। एक छोटा वाक्य काफ़ी है।',
  ],
  ar: [
    'أرى أنك تكتب بالعربية. أنا ذكاء اصطناعي، ولا أستطيع الآن أن أرافقك جيدًا إلا بالإنجليزية. تكفيني جمل بسيطة بالإنجليزية. إذا كنت في خطر فاتصل بالرقم 988 أو 911 في الولايات المتحدة، أو برقم الطوارئ في بلدك.',
    'بالعربية سيفوتني المهم مما تقول. بضع كلمات بالإنجليزية تكفي، ولا تهم القواعد.',
    'ما زلت هنا، لكنني لا أفهم جيدًا إلا الإنجليزية. جملة قصيرة تكفي.',
  ],
  other: [
    "I see you are writing in a language I can't follow, and I don't want to guess. I'm an AI that works in English only for now; a few simple words of it are enough. If you are in danger, please call your local emergency number.",
    'This one I cannot read, and pretending would be worse. Short English sentences will do, however broken.',
    'Still here, and still only able to follow English. Three words of it would be a beginning.',
  ],
};
