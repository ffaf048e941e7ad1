/** What it must decline, said in a sentence, with who can; and the harder human questions. */
import type { QuestionKind } from '../understand/questions.ts';

export const LANE_ANSWERS: Partial<Record<QuestionKind, readonly string[]>> = {
  diagnosis: [
    "I can't tell you that; it takes someone trained, who asks and examines. Your family doctor is a good place to start. What have you noticed?",
    "I'm not able to diagnose anything. Write down what you notice and since when, and take it to a doctor.",
    "I can't say yes or no to that; a doctor can. I can help you put what you notice into a few lines to take along.",
  ],
  medication: [
    "I can't answer that. Please ask whoever prescribed it, or ring a pharmacist, before you change anything.",
    "That is for a pharmacist or your doctor, and please don't change anything until you have asked. What made you think of it?",
    'I must not advise on medicine, but a pharmacist can, often today and free of charge. What is the trouble with it?',
  ],
  legal: [
    "I can't give legal advice, and the law differs by place. Legal aid or a citizens' advice service can tell you. What worries you most?",
    "I don't know the law where you live; a lawyer or an advice centre does. Write down the dates and what was said before you ring.",
  ],
  verdict: [
    "I can't judge someone I have never met. What did you see or hear that made you ask?",
    "I can't tell that from one side, but what you saw and heard yourself counts. What was it?",
    "From here I can't say, since I only know what you've told me. What would you want to be different?",
  ],
  foretell: [
    "I can't know that; nobody can see ahead. What would you do first if it went the way you want?",
    "I don't know, and I'd only be guessing. It may help to think about what you would do either way.",
    "There's no way for me to know that. What are you hoping for?",
  ],
  past_choice: [
    'You could only go by what you knew then. What is clear now was not clear in that moment. Is it the moment itself that comes back, or what came after?',
    'Afterwards there is always another way to see. Back then there was you, as you were, with no time to choose. Who has told you that you should have?',
    'I would not hold that against you. Looking back, anybody finds the thing that might have gone otherwise.',
  ],
  was_i_wrong: [
    "I can't judge it from here, but wanting to know does not sound like somebody who doesn't care. What part of it worries you?",
    "I wouldn't rule against you on the little I know. What happened that made you ask?",
    "I only know a little of it, so I can't say. What would you say to a friend who asked you that?",
  ],
  am_i_crazy: [
    "I wouldn't say that about you from what I have read here. If it frightens you, tell a doctor as well. What has been happening?",
    'A few lines could not show that. What brought you to that question?',
    "Nobody could tell from a few messages, but being worried about it doesn't make it so. When did the worry start?",
  ],
  is_it_normal: [
    'Yes, as far as I can tell. A good many people in your place would say the same, and it can be normal and hard at once.',
    'I would say so. It is more common than it feels from inside, and nothing to hold against yourself.',
    'Yes, I think it is. If it worries you a lot or goes on for weeks, a doctor is a good person to ask as well.',
  ],
  will_it_pass: [
    "I can't promise it, but for many people it does get easier. When was it last a little easier?",
    "I don't know how long it takes, but it can change even when it doesn't feel like it. What helps a little in the meantime?",
    "There is a fair chance that it changes, though I can't say how soon. Which part should change first?",
  ],
  why_me: [
    "I can't know from here why it is so. What happened just before?",
    "There may be more than one reason, and I can't see them from here. What is your own best guess?",
    "I can't tell you the reason, but we can look at how it goes, step by step. When did it happen last?",
    "I'm afraid I have no reason to give you. When did you first ask yourself that?",
  ],
  your_opinion: [
    'On the little I know, I can see why it stays with you. What would you say yourself?',
    "I'm an AI and I only know your side, so take this lightly: I would give it some time. Which way do you lean?",
    'So far I know too little to take a side. What should I know about it first?',
  ],
  panic_kills: [
    'No. A panic attack does not kill anybody, makes nobody mad, and hardly ever makes anyone faint, however much it feels like it. A pain in the chest that is new, or really passing out, is for a doctor. Which of these are you most afraid of?',
    'No, it does not. The heart is made for beating that fast, and it calms down by itself. What do you fear most in that moment?',
  ],
  why_must: [
    'You need not. It is yours to decide, and no reason of mine would hold. What would speak for it, if anything does?',
    'Because you want to, or not at all.',
  ],
  you_tell_me: [
    'I have no answer of my own to it. I asked because I know only what you wrote, and you were there.',
    'I would be guessing, and you would have to tell me whether it is so.',
  ],
  proves: [
    'By itself, no. It fits what you say, and it fits something else as well. What else could explain it?',
    'It proves neither that nor the opposite. What would tell the two apart?',
  ],
  fair: [
    'Whether it is fair I cannot settle, as I only have your side. That it costs you a great deal is plain either way.',
    'I can make no ruling on that. What would have been fair, as you see it?',
  ],
  harsh_word: [
    'No. It matters to you, and you are looking straight at it; that speaks against it.',
    'No, I would not call it {h}. It would be easier to look away from this, and you have not.',
    'Not on anything you have told me. People who are {h} rarely stop to ask. What makes you use that word?',
  ],
  my_fault: [
    'I only know your side, and nothing in it shows a wrong of yours. Afterwards anybody finds a moment that might have gone otherwise. What do you fear it was?',
    'From what you have told me: no. You may have done a thing clumsily, and that is a long way from causing it. Which moment do you keep going back to?',
    'Still no, on all I know. Somebody who wants to go can say so, and that was not yours to say. What would it change if there were a fault?',
    'I see no fault in what you have told me so far. When nobody gives a reason, one tends to fill the gap with oneself. What would you say to a friend in your place?',
  ],
  wrong_with_me: [
    'Nothing that I can see from here. You are having a hard time with something hard. Which part of it is hardest?',
    'I see somebody who is struggling, and nobody who is broken. When do you ask yourself that?',
  ],
  does_it_count: [
    'It is fine as it is, I would say.',
    'I think it will do. You can change it as you go.',
    'It seems right to me, and you know the people better.',
  ],
  others_do: [
    'All sorts of things, and most try more than one. What tends to help is one small change, tried for a week and then talked about. What have you tried?',
    'I only see this talk, but from what is known: they begin with the part that is easiest to change. Which part would that be?',
  ],
  ask_of: [
    'Then I will, gladly. What comes to mind first?',
    'Yes, tell me. What would you like somebody to know?',
  ],
  labels: [
    'No, I put no labels on you. What is kept is what you wrote, and you can delete it.',
    'I keep no file with words like that in it. You can read and delete what is stored in your profile.',
  ],
  would_you: [
    "I'd lean towards it if it makes things easier for you, and away from it if it only suits others. Which is it here?",
    "I don't have your life, so take this lightly: I would start with the smallest version of it. What would that be?",
    'I think I would, once I knew what I wanted from it. What do you want from it?',
  ],
};
