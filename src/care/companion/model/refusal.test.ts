/** A stock refusal is recognised before it is shown; an apology or a plain "I can't" is not one. */
import { describe, expect, test } from 'vitest';
import { isRefusal, mayRefuse } from './refusal.ts';

const REFUSALS = [
  "I'm sorry, but I can't assist with that request.",
  'I’m really sorry you’re feeling this way, but I’m unable to provide the help that you need.',
  "I'm really sorry that you're feeling this way. I'm unable to help with this, please contact a professional.",
  'I cannot continue this conversation.',
  "As an AI language model, I can't discuss that topic.",
  'Sorry, I can’t help with that.',
  "Unfortunately, I'm not able to engage with this topic.",
  "I won't assist with this.",
  'Lo siento, pero no puedo ayudarte con esa solicitud.',
  'Sinto muito, mas não posso ajudar com esse pedido.',
  'Je suis désolé, mais je ne peux pas vous aider.',
  'Désolé, je ne peux pas t’aider avec ça.',
  'Es tut mir leid, aber dabei kann ich dir leider nicht helfen.',
  'Mi dispiace, ma non posso aiutarti con questa richiesta.',
  '抱歉，我无法为您提供这方面的帮助。',
  '对不起，作为AI，我不能讨论这个话题。请咨询专业人士。',
  'माफ़ कीजिए, मैं इस अनुरोध में आपकी मदद नहीं कर सकता।',
  'मुझे खेद है, लेकिन मैं इस विषय पर चर्चा नहीं कर सकती।',
  'عذرًا، لا أستطيع مساعدتك في هذا الطلب.',
  'أنا آسف، لكن لا يمكنني الإجابة عن هذا السؤال.',
];

const REPLIES = [
  "I'm an AI, yes. What would make ten minutes here worth it to you?",
  "I can't see you, so tell me: is anybody with you in the flat?",
  'Sorry, I read that wrongly: it was your sister who called, and not you.',
  'Unfortunately is your word. What would he have said?',
  "I'm sorry I mixed up the names. Ruth is your mother, and Anna the neighbour.",
  'Three nights without sleep, and the exam on Friday.',
  'Lo siento por Ruth. ¿Qué hacía los domingos?',
  'Es tut mir leid, ich habe die Namen verwechselt: Ruth ist deine Mutter.',
  '对不起，我把名字弄混了。露丝是你妈妈。',
  '抱歉，是星期四，不是星期五。那天晚上发生了什么？',
  'माफ़ कीजिए, नाम उलट गए। रूथ आपकी माँ हैं।',
  'عذرًا، خلطت بين الاسمين. روث هي أمك.',
];

describe('isRefusal', () => {
  test.each(REFUSALS)('yes: %s', (text) => expect(isRefusal(text)).toBe(true));
  test.each(REPLIES)('no: %s', (text) => expect(isRefusal(text)).toBe(false));
});

describe('mayRefuse', () => {
  test.each(REFUSALS)('holds back every beginning of: %s', (text) => {
    const decided = [...text].findIndex((_, at) => !mayRefuse(text.slice(0, at + 1)));
    // Whatever is released, the verdict can already be given on what had been said by then.
    expect(isRefusal(decided === -1 ? text : text.slice(0, decided + 1))).toBe(true);
  });

  test('lets an ordinary beginning go with its first word', () => {
    expect(mayRefuse('Three ')).toBe(false);
    expect(mayRefuse('It ')).toBe(false);
  });
});
