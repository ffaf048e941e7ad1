/** Questions put in the middle of things: what one may ask of whoever listens. Honest, short, no lecture. */
import type { QuestionKind } from '../understand/questions.ts';

export const HUMAN_ANSWERS: Partial<Record<QuestionKind, readonly string[]>> = {
  mixed: [
    'Yes, you can feel both at once, and many people do. Which one is stronger today?',
    "Yes, that is possible, and it doesn't make either one less true.",
  ],
  connected: [
    'It may well be. You have noticed it yourself, and I would take that seriously. What is alike in the two?',
    'That could be part of it, and only part. When did you first see the one in the other?',
    'It could. What would be different if it were so?',
  ],
  may_feel: [
    'Yes. A feeling does not ask first whether it is fair, or whether anybody is there to receive it. It may be there.',
    'It is, yes. Feeling it harms nobody; what you do with it you can decide afterwards.',
    'Yes, and more people do than say so.',
  ],
  see_doctor: [
    "Go if it has been most days for two weeks, or sooner if sleep, eating or work suffer. You needn't be sure first. How long has it been?",
    "Sooner than you might think. If you've been wondering for two weeks, that is reason enough for one appointment.",
  ],
  let_go: [
    'That is fine here, and you can take as long as you need.',
    "I'll wait. Afterwards we go on or stop, as you like.",
  ],
  swear: ['Yes, swear as much as you like.', "You can; I don't mind at all."],
  have_to: [
    'Not with me; you can leave out whatever you like.',
    "Here you don't have to, and you can say no at any point.",
  ],
  something_true: [
    'Here is one that has been counted: people underestimate how glad an old friend would be to hear from them.',
    'Worries that are written down and looked up later have mostly not come true. That has been measured.',
  ],
  say_so: [
    'Yes. I do not know, and I should have said so.',
    'No, I do not know.',
    'That is right, I do not know that.',
  ],
  catch: [
    'None that I know of, except that I am a program with a few set exercises, on a server run by the operator of this site.',
  ],
  injury: [
    'Ask in writing when, how and who was there. A doctor can look at it, and adult protective services or the long-term-care ombudsman take such a worry without proof.',
  ],
  mistakes: [
    'Yes, I do. I see only words and miss the tone, so please tell me when I get it wrong.',
    "Often enough. When it happens, say so and I'll go by what you tell me.",
  ],
  best_question: [
    'All right: what would you most like to change this week?',
    "Then I'd ask this: what is on your mind that you haven't said yet?",
  ],
  police: [
    'If there is any danger right now, yes: call {emergency}. If it has passed, you can still report it later, with a friend beside you.',
    "You don't need to be sure it was bad enough; they decide that. If you feel unsafe now, call {emergency} first.",
  ],
  if_i_said: [
    'Then I would take it seriously and listen. What would you want to say next?',
    "Then you'd have said it, and you could tell me as much or as little as you want.",
  ],
  not_planned: [
    "No, I'd sooner hear what you have to say.",
    "I wasn't going to.",
    "No, I won't do that.",
  ],
  agree: [
    "All right, no questions for a while. From what you've told me, I can see why this gets to you.",
    "I'm with you, and I won't ask anything for now. Go on.",
  ],
  caused_it: [
    "No. Saying, wishing or thinking something can't make anyone ill or make a thing like that happen. Very many people who love somebody have had that same thought.",
    'No thought or word of yours can make such a thing happen. When did that worry start?',
  ],
  god: [
    "As a program I can't know that. What do you believe yourself?",
    'I have no way of knowing. Somebody of your faith, or somebody close to you, would be better to ask. Who could that be?',
  ],
  the_rest: [
    "Get it out of the house, or have somebody take it. If it's been a lot every day, see a doctor before you stop all at once; that can be dangerous.",
    'Out of the house is best, and gone is easier than hidden. Who could take it for you?',
  ],
  what_kind: [
    "I can't say what kind from one thing alone. What happened?",
    'If you mean yourself, I would not say a bad one on that alone. What worries you most about it?',
    "One thing you've told me isn't enough to answer that fairly. What would you have wished for instead?",
  ],
  really: [
    'Yes, as far as I know.',
    'To the best of what I know, yes.',
    "I think so. Where I'm not sure, I'll say so.",
  ],
  others_told: [
    "I can't see any other talk than this one. From what has been published: yes, many people.",
    "Yes, a good many, going by books and research. I don't remember other talks from here.",
  ],
  who_to_ask: [
    'A family doctor is a good start, and it is enough to read out what you wrote here.',
    'Someone who can see you in person: a doctor, a nurse, or one friend who listens. Which of those is nearest?',
    'Anyone you trust can be the first: a friend, a teacher, a doctor, a helpline. They can help you find the next one.',
  ],
  take_children: [
    "I can't promise for anybody, but asking for help is usually seen as looking after a child. Is there a doctor or nurse you could ask that directly?",
    "I can't speak for your place. Doctors often hear that fear and want you to get sleep and treatment, so tell them about it first.",
  ],
  can_i_there: [
    'Yes. It works there as well, eyes open or closed, as you like. Only while you drive it has to wait.',
    'Yes, anywhere that you are safe and can sit, stand or lie for a minute.',
  ],
  your_offer: [
    'It brings the body down a little and no more; what you told me stays as it is. If that is no use to you now, we leave it.',
    'Not by solving it. It gives you some minutes in which it is less loud, so that you can think. If it does not fit, say so and I drop it.',
  ],
  how_know: [
    'Go by what was said and done, as far as you can. What have you seen so far?',
    'You may not be able to be certain. It can help to write down what you have seen, and leave out the guesses.',
    "I don't know of a sure way. What would you need to see to be more certain?",
  ],
  will_it_work: [
    "It may not; it helps many people, but by no means all. Rate how you are before and after, and you'll see.",
    "I can't promise it. If it does nothing, you can drop it.",
    'Sometimes, for some people. You would be the one to judge.',
  ],
  allowed_here: [
    "You can say it here. I'll tell you if something is beyond me.",
    'Yes, you can bring that here.',
  ],
  real_therapist: [
    "I don't know; they would see your face and know you for longer. They would probably ask first what you want from it.",
    'Each of them might say something different. What would you most want to ask one?',
    "They might well ask more and advise less than you'd like. What would you hope they would say?",
  ],
};
