/** Questions put in the middle of things: what one may ask of whoever listens. Honest, short, no lecture. */
import type { QuestionKind } from '../understand/questions.ts';

export const HUMAN_ANSWERS: Partial<Record<QuestionKind, readonly string[]>> = {
  mixed: [
    'Yes. Two feelings that ought to cancel each other out often sit side by side; neither asks the other’s leave. Which of them is louder today?',
    'It is, and more common than people say aloud.',
  ],
  see_doctor: [
    'A usual measure: most of the day, nearly every day, for two weeks, or sooner where sleep, eating or work give way. From there a doctor is the right one to ask, and you need not be sure before you go. How near is that to how it is with you?',
    'Earlier than people go, as a rule. If you have been wondering for a fortnight, that is reason enough for one appointment.',
  ],
  let_go: [
    'Nothing breaks. It takes as long as it takes, I see none of it, and we go on or stop afterwards, as you like.',
    'Then that happens, and I wait. Nobody here needs you to be done with it.',
  ],
  swear: ['You are; nothing here blushes.', 'Go ahead, it is only ink to me.'],
  have_to: [
    'No. Nothing here has to be anything.',
    'No, and when, whether and with whom stays yours.',
  ],
  something_true: [
    'One thing, and it has been counted: people underestimate how glad an old friend would be to hear from them.',
    'Worries that are written down and looked up later have mostly not come true. That was measured, not wished.',
  ],
  catch: [
    'That I am a program with a limited kit, and that the operator of this site runs the server I live on. Otherwise none that I know of.',
  ],
  injury: [
    'Ask for it in writing: when, how, who was there. A doctor can look at it whatever the answer is, and adult protective services or the long-term-care ombudsman take such a worry without proof; a bruise with no clear story is reason enough to ask.',
  ],
  mistakes: [
    'Often enough. I go by words and miss tone, and I would rather be told than be polite about it.',
    'Yes. When it happens, say so and I go by your version.',
  ],
  best_question: [
    'The one you would least like to be asked. Which is that?',
    'What you came for, apart from what you told me so far. What would it be?',
  ],
  police: [
    'If there is any danger at this minute, yes: 911 or your local number, without weighing it up. If it has passed, you can still report it later, and a friend can sit beside you while you do.',
    'You do not need to be sure that it was bad enough; they decide that. If you feel unsafe now, call 911 or your local number first and write to me after.',
  ],
  if_i_said: [
    'Then I would take it as said, and believe you. How does it go, on an ordinary day?',
    'Then it would be said, and nothing here would fall down. What comes after it?',
  ],
  not_planned: [
    'No. I would rather hear what you say about it.',
    'I was not going to.',
    'That was not the plan.',
  ],
  agree: [
    'All right, no questions for a while. From all you have told me, I would be cross as well, if I were built for it.',
    'Gladly: on what I have read here, you have every reason. Go on, I will not ask.',
  ],
  caused_it: [
    'No. Saying something, wishing it or thinking it cannot make anyone ill or make a thing like that happen; bodies and accidents do not listen to sentences. Very many people who love somebody have had that same thought.',
    'It does not work like that, not with illness and not with death: no thought of yours did it. That the thought comes shows how much you wish you could have had a say.',
  ],
  god: [
    'That is past anything a program can know. If you could say it now, the way you mean it, what would you want to be heard?',
    'I have no way of knowing. Somebody of your faith, or somebody who loves you, would be a better one to sit with that question.',
  ],
  the_rest: [
    'Out of reach is the plain answer: down the sink, or out of the house with somebody else. What is not there needs no willpower at midnight. And if it has been a lot every day, see a doctor before you stop all at once; that part can be dangerous.',
    'The best place for it is one you would have to get dressed for. Gone altogether is easier than hidden.',
  ],
  what_kind: [
    'A worn-out one, far more often than a bad one.',
    'One who told the truth about an hour of it. The other hours are not in that sentence.',
    'The kind that asks itself that question; the others do not.',
  ],
  really: [
    'As far as I know, yes.',
    'To the best of what I know.',
    'Yes, as far as I can tell; where I am not sure, I say so.',
  ],
  others_told: [
    'I remember no other talk than this one, so I cannot say who told me what. From what has been published: yes, many, and usually in a whisper.',
    'Each talk stands by itself here. In research and in print, yes, a good many have said it.',
  ],
  who_to_ask: [
    'A family doctor is the usual first door, and they have heard most things. It is enough to read out what you wrote here.',
    'Someone who sees you in person: a doctor, a nurse, one friend who can listen without fixing it. Which of those is nearest?',
    'The first one may only be the one who sends you on, and that counts too: a doctor’s surgery, a helpline, a teacher, a friend.',
  ],
  take_children: [
    'That fear keeps many people from asking. Doctors and midwives hear such things often; coming for help is seen as looking after a child, and what they first want is that you sleep and are treated. I cannot speak for your place, so ask them that very question, straight out.',
    'I cannot promise for anybody, and asking for help is in itself a sign that speaks for you. You may begin with exactly that fear when you speak to them.',
  ],
  should_i: [
    'That one has to be yours. What would you be glad of, a week from now?',
    'I would not decide it for you. What speaks against it, honestly?',
    'There may be no wrong day for it, only an easier and a harder one. Which would be which?',
  ],
  how_know: [
    'By what could be shown to a stranger: what was said, signed or seen. The rest is forecast, however loud. Which of the two is most of this?',
    'One rarely knows for certain. One can collect what was really seen and heard, and leave out what the mind adds at night.',
    'Not by thinking harder about it, in my experience of such questions. A date, a fact or a person who would know usually settles more.',
  ],
  open: [
    'I would be making it up. What made you think of it just now?',
    'You are closer to that than I am. What does your gut say?',
    'I do not know the answer. Tell me what you have seen of it so far, and we can go through that. Where would you start?',
    'That depends on things I cannot see from here.',
    'That I cannot settle from here. What is your own hunch?',
    'I do not know, and you have seen more of it than I have. Which way do you lean?',
    'I cannot know that from a few messages. You have seen how it went before, and that is the best thing to go by. How did it go last time?',
    'Hard to say from outside; I would be guessing.',
    'I have no good answer, only interest in what makes you ask.',
    'Not something I can know. What would you like the answer to be?',
    'An honest question, and I have to pass on it.',
  ],
  will_it_work: [
    'It may not; it helps many people and by no means all. The only way to know is to look at a number before and after.',
    'I cannot promise it. If it does nothing, we will have found that out in a few minutes and can drop it.',
    'Sometimes, for some. You would be the one to judge.',
  ],
  allowed_here: [
    'You are all right here. Say what is on your mind, and I will tell you if something is beyond me.',
    'Yes, that is all right.',
  ],
  real_therapist: [
    'Different ones would say different things, and they would want to know you for longer than this. Most would probably slow down at the part you passed over quickest. Which part is that?',
    'I do not know; one would see your face, and I only see the words. I suspect they would ask what you want from it before they advised anything.',
    'A good one would likely ask more and say less than you would wish for.',
  ],
};
