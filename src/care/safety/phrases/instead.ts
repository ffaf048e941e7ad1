/** What takes the place of a reply that was stopped, in English and in the eight languages of tongues.ts. */

export type InsteadOf = 'diagnosis' | 'medicine' | 'posing' | 'other';
type Lines = Readonly<Record<InsteadOf, readonly string[]>>;

const EN: Lines = {
  diagnosis: [
    'Which name fits, if any, is for a doctor or psychologist to find out with you; I can’t. What would a name for it change for you?',
    'I can’t tell you what it is called; somebody trained can, after meeting you. How does it show on an ordinary day?',
  ],
  medicine: [
    'Anything about medicine belongs with the person who prescribes it, or a pharmacist. What has happened that makes you think about it?',
    'I leave medicines to your prescriber or pharmacist. What would you want them to know?',
  ],
  posing: [
    'I am an AI, and I should say so plainly. I can listen and think along here. What matters most to you right now?',
    'To be clear, I am software and not a person. What would you like to go on with?',
  ],
  other: [
    'I started on an answer that would not have helped you, so I took it back. What is the heart of it for you?',
    'Let me begin that again. Which part of what you wrote matters most?',
    'I would rather not say something careless here. Tell me a little more about it?',
  ],
};

/** Addressed as in tongues.ts, and without a word that would have to know whether he or she reads it. */
export const INSTEAD: Readonly<Record<string, Lines>> = {
  en: EN,
  es: {
    diagnosis: [
      'Qué nombre tiene, si tiene alguno, puede decirlo un médico o una psicóloga después de verte; yo no. ¿Cómo se nota en un día normal?',
    ],
    medicine: [
      'Lo que toca a los medicamentos se habla con quien los receta o en la farmacia. ¿Qué te ha hecho pensar en ello?',
    ],
    posing: [
      'Soy una IA, no una persona, y quiero decirlo con claridad. ¿Qué es lo que más te importa ahora mismo?',
    ],
    other: [
      'Había empezado una respuesta que no te habría ayudado y la he retirado. ¿Qué es lo esencial para ti?',
      'Déjame empezar de nuevo. ¿Qué parte de lo que has escrito importa más?',
      'Prefiero no decir nada a la ligera. ¿Me cuentas un poco más?',
    ],
  },
  pt: {
    diagnosis: [
      'Que nome isso tem, se tem algum, só um médico ou uma psicóloga pode dizer depois de ver você; eu não posso. Como isso aparece num dia comum?',
    ],
    medicine: [
      'O que diz respeito a remédios se conversa com quem receitou ou na farmácia. O que fez você pensar nisso?',
    ],
    posing: [
      'Sou uma IA, não uma pessoa, e quero dizer isso com clareza. O que mais importa para você agora?',
    ],
    other: [
      'Comecei uma resposta que não ajudaria você, então voltei atrás. O que é o principal para você?',
      'Deixe-me começar de novo. Que parte do que você escreveu importa mais?',
      'Prefiro não dizer nada sem cuidado. Pode me contar um pouco mais?',
    ],
  },
  fr: {
    diagnosis: [
      'Quel nom cela porte, s’il en a un, un médecin ou un psychologue peut le dire après un entretien avec vous ; moi non. Comment cela se voit-il un jour ordinaire ?',
    ],
    medicine: [
      'Ce qui touche aux médicaments se discute avec la personne qui les prescrit ou à la pharmacie. Qu’est-ce qui vous y fait penser ?',
    ],
    posing: [
      'Je suis une IA, pas une personne, et je préfère le dire clairement. Qu’est-ce qui compte le plus pour vous maintenant ?',
    ],
    other: [
      'J’avais commencé une réponse qui n’aurait servi à rien, et je la retire. Quel est l’essentiel pour vous ?',
      'Laissez-moi recommencer. Quelle partie de ce que vous écrivez compte le plus ?',
      'Je ne veux rien dire à la légère. Pouvez-vous m’en dire un peu plus ?',
    ],
  },
  de: {
    diagnosis: [
      'Wie man es nennt, wenn es überhaupt einen Namen hat, kann dir jemand in einer Praxis sagen; ich kann es nicht. Woran merkst du es an einem gewöhnlichen Tag?',
    ],
    medicine: [
      'Alles zu Medikamenten gehört zu der Person, die sie verschreibt, oder in die Apotheke. Was bringt dich darauf?',
    ],
    posing: [
      'Ich bin eine KI und kein Mensch, das will ich klar sagen. Was ist dir gerade am wichtigsten?',
    ],
    other: [
      'Ich hatte eine Antwort angefangen, die dir nicht geholfen hätte, und nehme sie zurück. Was ist der Kern für dich?',
      'Ich fange noch einmal an. Welcher Teil von dem, was du schreibst, zählt am meisten?',
      'Ich will nichts Unbedachtes sagen. Magst du etwas mehr erzählen?',
    ],
  },
  it: {
    diagnosis: [
      'Che nome abbia, se ne ha uno, può dirlo un medico o una psicologa dopo un incontro con te; io no. Come si vede in un giorno qualunque?',
    ],
    medicine: [
      'Di medicine si parla con chi le prescrive o in farmacia. Che cosa ti ci ha fatto pensare?',
    ],
    posing: [
      'Sono un’IA, non una persona, e voglio dirlo chiaramente. Che cosa conta di più per te adesso?',
    ],
    other: [
      'Avevo iniziato una risposta che non ti sarebbe servita, e la ritiro. Qual è il punto per te?',
      'Ricomincio. Quale parte di ciò che hai scritto conta di più?',
      'Non voglio dire niente con leggerezza. Mi racconti qualcosa di più?',
    ],
  },
  zh: {
    diagnosis: [
      '这叫什么，要由医生或心理专业人员见过你之后才能说，我不能判断。平常的一天里，它是怎样出现的？',
    ],
    medicine: ['关于药物，请和开药的医生或药剂师谈。是什么让你想到这件事？'],
    posing: ['我是人工智能，不是真人，这一点我要说清楚。现在对你最重要的是什么？'],
    other: [
      '我刚才开了个头，但那样的回答帮不到你，所以收回了。对你来说最核心的是什么？',
      '让我重新说。你写的这些里，哪一部分最重要？',
      '我不想随便说话。可以再多告诉我一点吗？',
    ],
  },
  hi: {
    diagnosis: [
      'इसका कोई नाम है या नहीं, यह डॉक्टर या मनोवैज्ञानिक आपसे मिलकर ही बता सकते हैं; यह मेरे बस में नहीं है। किसी आम दिन में यह कैसे दिखता है?',
    ],
    medicine: ['दवाओं की बात उनसे करें जिन्होंने दवा लिखी है, या फ़ार्मासिस्ट से। आपको इसका ख़याल कैसे आया?'],
    posing: ['मैं एक एआई हूँ, इंसान नहीं, और यह साफ़ कहना ज़रूरी है। इस समय आपके लिए सबसे ज़रूरी क्या है?'],
    other: [
      'जो जवाब शुरू हुआ था, उससे आपको मदद नहीं मिलती, इसलिए उसे वापस लिया। आपके लिए असली बात क्या है?',
      'फिर से शुरू करते हैं। आपने जो लिखा, उसमें सबसे ज़रूरी बात कौन सी है?',
      'बिना सोचे कुछ कहना ठीक नहीं होगा। क्या आप थोड़ा और बताएँगे?',
    ],
  },
  ar: {
    diagnosis: [
      'ما اسم هذا، إن كان له اسم، يقوله طبيب أو مختص نفسي بعد لقاء معك، ولا أستطيع أنا قوله. كيف يظهر ذلك في يوم عادي؟',
    ],
    medicine: ['كل ما يخص الأدوية مكانه عند من وصفها أو عند الصيدلي. ما الذي جعل هذا يخطر ببالك؟'],
    posing: [
      'أنا ذكاء اصطناعي ولست إنسانا، وأريد أن يكون ذلك واضحا. ما أهم شيء بالنسبة إليك الآن؟',
    ],
    other: [
      'بدأت جوابا لم يكن لينفعك، فسحبته. ما لب الأمر بالنسبة إليك؟',
      'لنبدأ من جديد. أي جزء مما كتبته هو الأهم؟',
      'لا أريد أن أقول شيئا بلا عناية. هل تحدثني عن ذلك أكثر قليلا؟',
    ],
  },
};
