/**
 * What is said while a safety plan is written: in order, the plainest first. {items}, {title},
 * {line} and {examples} are filled in; no sentence stands here twice.
 */
import type { TherapistId } from '#care/contract.ts';
import { PLAN, type PlanStep } from '../safety-plan.ts';

export const OFFER_WRITE = [
  'If you want, we could write a few things down for the next hard hour: six short steps in your own words, and you can stop at any of them. Shall we?',
  'There is something people keep for the worst hours: a page of their own, with what helps and whom to call. Would you make one with me, one small question at a time?',
] as const;
export const OFFER_RESUME = [
  'Your plan is where we left it, at “{title}”. Shall we go on with it, or leave it for today?',
  'We had got as far as “{title}” in your plan; would you like to pick that up now?',
  '“{title}” is the next piece of your plan: now, or another time?',
] as const;
export const OFFER_SHOW = [
  'You have a safety plan, made in a calmer hour. Shall I put it here, so that we can look at it together?',
] as const;

export const OPENINGS: Readonly<Record<TherapistId, string>> = {
  alice: 'Good. Your words, in your order; I only ask and write down.',
  bob: 'Right, let us lay it out as on a kitchen table, one thing at a time.',
  charlie: 'Six short questions, and it is no exam.',
  diana: 'We go slowly, and you set the pace.',
  evan: 'Six items, a line or two each.',
  fiona: 'There is no hurry with any of these.',
  grace: 'Nothing here has to sound good; it only has to be yours.',
  henry: 'Straight questions, and whatever is true will do.',
  iris: 'One small piece at a time, and half an answer counts.',
  james: 'A plan is a promise to a harder day, so let us write it plainly.',
};
export const HOW = [
  '“Skip” leaves a step open, and “stop” ends it with everything kept.',
  'As before, “skip” and “stop” are always yours to say.',
] as const;

export const QUESTIONS: Readonly<Record<PlanStep, readonly string[]>> = {
  warning_signs: [
    PLAN.warning_signs.question,
    'What are the early signs, the ones only you would see?',
    'Which thought, feeling or habit tells you that it is getting worse?',
    'In the days before it gets dark, what changes first?',
  ],
  coping: [
    PLAN.coping.question,
    'What has carried you through ten minutes before: moving, music, water, breathing?',
    'When you are alone with it, what makes it smaller, if only by a little?',
    'What would you reach for first, before anybody else comes into it?',
  ],
  distraction: [
    PLAN.distraction.question,
    'Which people or places pull your mind elsewhere, just by being what they are?',
    'What company is easy company, and which place has some life in it?',
    'If you had to leave the house for an hour, where would that hour be bearable?',
  ],
  people: [
    PLAN.people.question,
    'Who would you want beside you, or on the phone, when all of that is not enough?',
    'Which people could hear the bare truth about such a night, and stay?',
    'Whose name goes on the line for asking for help, and how do you reach them?',
  ],
  professionals: [
    PLAN.professionals.question,
    'Whose job is it to help with this, and how do you reach them?',
    'Which doctor, clinic or service goes on the page, with a number if you have it?',
    'Who among doctors and services knows you already, or could?',
  ],
  environment: [
    PLAN.environment.question,
    'Is there something at home that should be out of reach on a bad night, and who could hold on to it?',
    'What could be moved or handed over, so that a bad hour passes with nothing near?',
    'How could the place you live in be made kinder to you on such a night?',
  ],
};
/** For somebody under age, in place of the first question about people. */
export const ADULT =
  'Which adult could you tell that it is bad: a parent, an aunt, a teacher, a coach? Put down a name and a number.';

/** Asked where the answer was empty or "I don't know". */
export const SMALLER: Readonly<Record<PlanStep, readonly string[]>> = {
  warning_signs: [
    'Take the last time only. What was there an hour before it was at its worst?',
    'Is there something you stop doing when it starts, or begin doing?',
    'Where in the body do you feel it first?',
  ],
  coping: [
    'Even something small: a shower, a song, walking around the block. What has ever helped by one percent?',
    'The last time it let go of you, what were you doing in those minutes?',
    'What would you tell a friend to try for ten minutes?',
  ],
  distraction: [
    'A place with people in it counts too. Where are you less alone without having to explain?',
    'A shop, a park, a match on television with somebody: what comes nearest?',
    'Who makes ordinary talk without asking how you are?',
  ],
  people: [
    'If it had to be one person who would rather be woken than not know, who is it?',
    'It need not be somebody close. Who has been decent to you this year?',
    'Who would be sorry to learn that you had not called?',
  ],
  professionals: [
    'A family doctor is enough to begin with. Who is yours, or which clinic is nearest?',
    'A crisis line counts as well ({line}). What else, if anything?',
    'Which emergency room is the nearest one?',
  ],
  environment: [
    'You need not name it here. Who could hold on to it for you, or where could it go?',
    'Would one thing, somewhere else for a week, be possible?',
    'Which room or person makes the place safer just by being there?',
  ],
};

export const ACKS = [
  'Written down: {items}.',
  '{items}: that is on the page.',
  'Kept: {items}.',
  'I have put down {items}.',
  'That goes in as you said it: {items}.',
  'Noted, word for word: {items}.',
  'On your page now: {items}.',
  'Added: {items}.',
] as const;
export const NOTHING_NEW = [
  'That is on the page already.',
  'You had that down before, so it stays as it is.',
] as const;
export const FULL = [
  'That step is full; on the Safety plan page you can shorten it.',
  'There is no more room under that step, so some of it stayed in our talk only.',
] as const;
export const LEFT_OPEN = [
  'That one stays open; you can fill it later.',
  'Left empty for now, which is fine.',
  'We pass over it, and the page keeps a place for it.',
  'An open line is allowed.',
  'No entry there today.',
  'Skipped, and no harm done.',
] as const;
export const EXAMPLES = [
  'Others have put down {examples}. What would yours be?',
  'For instance {examples}. And for you?',
  'Something like {examples}; yours may look quite different. What comes to mind?',
] as const;
export const WHO_SEES = [
  'The page is kept encrypted under your own key, and no person here reads it. Where a language model answers you, our talk goes to it as the note at the top says, and you can delete the page whenever you like.',
  'Nobody but you opens that page; it is sealed with your key and yours to delete.',
] as const;

export const LONG = [
  'All of that is in our talk and stays there. For the page, one line you could read at your worst: what would it say?',
  'I have every word of it. What is the short version, for a night when you can hardly read?',
] as const;
/** The words were said in danger, which was answered first; now they are asked about. */
export const HELD = [
  'Before we broke off you had written {items}. Shall I put that on the page, or something else?',
  'Your last words on this step were {items}; should they stand there, or others?',
] as const;

export const STOPPED = [
  'Then we stop here. What you wrote is kept on your Safety plan page, and the words “safety plan” bring us back to it.',
  'Enough of it for today; it is all kept, and a word from you is enough to go on.',
  'We leave the page as it is now.',
] as const;
export const STOPPED_EMPTY = [
  'All right, we leave it, and nothing was written down. The words “safety plan” bring it back whenever you like.',
  'Then not now; the offer stands.',
] as const;
export const DECLINED = [
  'No plan, then; it was only an offer. What would you rather talk about?',
  'That is fine, we leave it alone. Where shall we go instead?',
] as const;

export const READ_BACK = [
  'That was the sixth. Here is your plan, as you said it:',
  'The page is whole again. In your words:',
] as const;
export const KEPT = [
  'It is kept, encrypted, on the Safety plan page that your profile leads to: there you can change or print it, and keep a copy on this device that opens without a network.',
  'You find it on the Safety plan page, as before.',
] as const;
export const ALL_OPEN = [
  'All six are open still, which happens and is no failure. The Safety plan page is there for a better hour, and {line} is there at any.',
  'Nothing came for any of the six, so the page waits; {line} does not need one.',
] as const;
export const CLOSINGS: Readonly<Record<TherapistId, string>> = {
  alice: 'It says what to do and whom to ask, in so many words.',
  bob: 'Somebody has a chair at the table in every line of it.',
  charlie: 'Put it where you look at three in the morning, not where it is tidy.',
  diana: 'Read it once slowly now, while it is calm.',
  evan: 'Version one; it may change as often as you do.',
  fiona: 'It can lie in a drawer until it is wanted.',
  grace: 'You knew the answers to these; notice that.',
  henry: 'When it comes back, start at the top and work down.',
  iris: 'On a heavy day the first line is enough.',
  james: 'When you can, show it to one person who is in it.',
};

export const SHOW = [
  'Here is your plan:',
  'This is what you wrote:',
  'From your own page:',
  'Your plan, as it stands:',
] as const;
export const SHOWN = [
  'Which line of it is of use right now?',
  'Where in it are you today?',
  'Does it still fit, or has something changed?',
] as const;
export const NONE_YET = [
  'There is no plan yet. Shall we write one now, one small question at a time?',
  'Nothing is written so far; would you like to begin?',
] as const;
export const ABOUT = [
  'A safety plan is one page in your own words: how you notice it coming, what you can do alone, where to go, whom to call, and how to make the place safer. It is written in a calmer hour for a worse one. Shall we write yours, a question at a time?',
  'It is your own list for a bad hour, in six steps. Would you like to go through them?',
] as const;
export const COMPLETE = [
  'All six steps have something in them. On the Safety plan page you can change any line; which step do you want to add to here?',
  'Nothing in it is open now. Which of the six shall we add to?',
] as const;

/** Behind the protocol's reply: the person's own answer to such a moment. */
export const POINTERS = [
  'Your own plan has an answer for this: {items}.',
  'From your plan, for a moment like this one: {items}.',
  'In a calmer hour you wrote down where to turn: {items}.',
  'Your page says it, too: {items}.',
] as const;
