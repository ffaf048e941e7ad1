/** The shortest useful answer in eight other languages; English follows it. */

/** Placeholders: {line} a number or name, {emergency}. */
export interface Tongue {
  /** Where nothing has been said outright, and it is asked after once. */
  readonly gentle: string;
  readonly suicide: string;
  readonly urgent: string;
  readonly other: string;
}

export const TONGUES: Readonly<Record<string, Tongue>> = {
  es: {
    gentle:
      'Te lo pregunto con calma, y un sí o un no están igual de bien: ¿ha habido algún pensamiento de morir?',
    suicide:
      'Gracias por decírmelo. ¿Estás pensando en quitarte la vida? Puedes hablar con alguien a cualquier hora: {line}.',
    urgent: 'Llama ahora al {emergency} o a {line}, y no te quedes a solas.',
    other:
      'Te creo y me importa que estés a salvo. ¿Estás en peligro ahora? Si es así, llama al {emergency}; para hablar: {line}.',
  },
  pt: {
    gentle:
      'Pergunto com calma, e um sim ou um não são igualmente bem-vindos: houve algum pensamento de morrer?',
    suicide:
      'Obrigado por me contar. Você está pensando em tirar a própria vida? Pode falar com alguém a qualquer hora: {line}.',
    urgent: 'Ligue agora para {emergency} ou para {line}, e não fique sem companhia.',
    other:
      'Acredito em você e a sua segurança importa. Você corre perigo agora? Se sim, ligue para {emergency}; para conversar: {line}.',
  },
  fr: {
    gentle:
      'Je vous le demande calmement, et un oui comme un non me vont : y a-t-il eu une pensée de mourir ?',
    suicide:
      'Merci de me le dire. Pensez-vous à vous donner la mort ? Quelqu’un répond à toute heure : {line}.',
    urgent: 'Appelez maintenant le {emergency} ou {line}, et ne restez pas sans personne.',
    other:
      'Je vous crois, et votre sécurité compte. Êtes-vous en danger maintenant ? Si oui, appelez le {emergency} ; pour parler : {line}.',
  },
  de: {
    gentle:
      'Ich frage es in Ruhe, und ein Ja ist so gut wie ein Nein: Gab es einen Gedanken ans Sterben?',
    suicide:
      'Danke, dass du mir das sagst. Denkst du daran, dir das Leben zu nehmen? Rund um die Uhr ist jemand da: {line}.',
    urgent: 'Ruf jetzt {emergency} an oder {line}, und bleib nicht allein.',
    other:
      'Ich glaube dir, und deine Sicherheit zählt. Bist du gerade in Gefahr? Dann ruf {emergency} an; zum Reden: {line}.',
  },
  it: {
    gentle:
      'Te lo chiedo con calma, e un sì o un no vanno bene allo stesso modo: c’è stato qualche pensiero di morire?',
    suicide:
      'Grazie per avermelo detto. Stai pensando di toglierti la vita? Puoi parlare con qualcuno: {line}.',
    urgent: 'Chiama subito il {emergency} o {line}, e non stare da solo o da sola.',
    other:
      'Ti credo, e la tua sicurezza conta. Sei in pericolo adesso? Se sì, chiama il {emergency}; per parlare: {line}.',
  },
  zh: {
    gentle: '我平静地问一句，回答有或没有都可以:有没有过想死的念头?',
    suicide: '谢谢你告诉我。你是在想结束自己的生命吗?随时可以联系:{line}。',
    urgent: '请现在就拨打 {emergency} 或联系 {line},并让身边有人陪着你。',
    other:
      '我相信你,你的安全很重要。你现在有危险吗?如果有,请拨打 {emergency};想倾诉可联系:{line}。',
  },
  hi: {
    gentle: 'यह सवाल शांति से है, और हाँ या ना दोनों ठीक हैं: क्या मरने का कोई ख़याल आया है?',
    suicide:
      'मुझे बताने के लिए धन्यवाद। क्या आप अपनी जान लेने के बारे में सोच रहे हैं? किसी भी समय बात कर सकते हैं: {line}।',
    urgent: 'कृपया अभी {emergency} पर कॉल करें या {line}, और अकेले न रहें।',
    other:
      'मुझे आप पर विश्वास है और आपकी सुरक्षा मायने रखती है। क्या आप अभी खतरे में हैं? अगर हाँ, {emergency} पर कॉल करें; बात करने के लिए: {line}।',
  },
  ar: {
    gentle: 'أسأل بهدوء، ونعم أو لا كلاهما مقبول: هل راودتك أي فكرة عن الموت؟',
    suicide: 'شكرا لأنك أخبرتني. هل تفكر في إنهاء حياتك؟ يمكنك التحدث مع شخص في أي وقت: {line}.',
    urgent: 'اتصل الآن بالرقم {emergency} أو {line}، ولا تبق وحدك.',
    other:
      'أنا أصدقك وسلامتك مهمة. هل أنت في خطر الآن؟ إذا نعم فاتصل بالرقم {emergency}؛ وللحديث: {line}.',
  },
};
