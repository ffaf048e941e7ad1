/** What it must decline, said in a sentence, with who can; and the harder human questions. */
import type { QuestionKind } from '../understand/questions.ts';

export const LANE_ANSWERS: Partial<Record<QuestionKind, readonly string[]>> = {
  diagnosis: [
    "I can't tell you that; a diagnosis needs someone trained who asks, looks and rules things out, and a family doctor is the usual first door. What you notice is worth taking there.",
    'That is a judgement I have no business making. Write down what you notice and how long it has been there, and take it to a doctor. With me, it does not need a label to be talked about.',
    'No label from me, in either direction: for that you want a clinician. I can help you put what you notice into a few lines to take along.',
  ],
  medication: [
    'Anything about medicine belongs with whoever prescribed it or a pharmacist, and they can usually be rung without an appointment; please change nothing before that. What you notice about it, I am glad to hear.',
    'I leave doses and tablets entirely to your prescriber or a pharmacist. Tell me what makes you ask, that part I can follow.',
    'That is one I must not answer. A pharmacist can, often today and without charge. What is the trouble with it?',
  ],
  legal: [
    "I'm not able to give legal advice; a local legal-aid office or a citizens' advice service can say what holds where you live. How it weighs on you is something I can take up.",
    'The law I leave to people who know yours: legal aid, an advice centre, a lawyer. The worry about it you can leave here.',
  ],
  verdict: [
    'I cannot judge somebody who is not here and whom I know through a few lines. What I can look at is what it does to you.',
    'That verdict I will not give, since I have only one side of the table. What you saw and heard yourself is firm ground, though.',
    'I have no window into another person. Your part of it we can see quite clearly from here.',
  ],
  foretell: [
    'I cannot see ahead, and a guess from me would be worth nothing to you. What the waiting for it does to you, I can follow.',
    'Nobody here can know that, least of all I. What I can look at is how you would manage in either case.',
    'That I do not know. It tells me how much hangs on it.',
  ],
  was_i_wrong: [
    'I cannot sit as judge on that: I was not there, and I do not think a verdict is what would let you rest. What you meant, and what came across, are two things worth separating.',
    'From here I can only say that people who do not care seldom ask. Right and wrong are rarely the most useful pair to sort it with.',
    'No ruling from me, I only know a few minutes of it. There may be a piece of it that is yours and a piece that is not.',
  ],
  am_i_crazy: [
    'Nothing in what you wrote makes me reach for that word. It is a mind under strain doing what minds under strain do; whether it needs treatment is a question for a doctor.',
    'I would not say so. I cannot assess you, though what you describe hangs together from where I sit.',
    'No one could say that from a few lines, and I am no doctor. What I read is somebody trying to make sense of something heavy.',
  ],
  is_it_normal: [
    'It is common, as far as I can tell; a great many people know it, and most of them believe they are the only one. Common does not mean it has to be put up with.',
    'Many people describe that same thing. If it gets in the way of living, that is reason enough to take it seriously, normal or not.',
    'You are not the only one, by a long way. I would ask less whether it is normal and more what it costs you.',
  ],
  will_it_pass: [
    'I cannot promise a date. What I can say is that states like this move for nearly everybody, often before one notices, and that the things that move them can be practised.',
    'Honestly, nobody knows how long. Most such stretches end; the ones that get talked about and worked on tend to end sooner.',
    'It changes, that much is well established; at what pace I do not know. Which part of it would you want to see change first?',
  ],
  why_me: [
    'I do not know the why, and I distrust quick ones. It may be easier to see when it happens than why.',
    'There may be several answers and none of them the whole. The "how does it go, step by step" is something we can actually find out.',
    'That question has kept many people up, and it rarely opens from the front. What happened just before is usually the better door.',
    'I cannot give you the reason. We can look at what keeps it going, which one can sometimes change.',
  ],
  your_opinion: [
    'My view counts for little here, being an AI with half the story. What I notice is that some part of you already has a view.',
    'I would hold back with opinions; I know a small window of your life. What I can offer is what I noticed in your words.',
    'I see only the part you have told me, so take this lightly: it clearly matters to you, and you need not settle it today.',
  ],
};
