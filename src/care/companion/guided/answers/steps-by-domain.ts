/**
 * "What should I do?", where no moment is named: first steps that hold for most of what people bring in that field, out
 * of what is recommended there (NICE; APA; WHO, Problem Management Plus 2018).
 */
import type { Domain } from '../frames/types.ts';
import { type Move, recentFrames, slotsOf, type Turn } from '../turn.ts';

/** Null where the talk has no field yet, or all of it has been said. */
export function firstSteps(turn: Turn): Move | null {
  const frame = recentFrames(turn).find(({ loose }) => !loose);
  const text = turn.words.pick(frame ? STEPS[frame.domain] : [], slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  return { text, shape: 'A', pending: text.endsWith('?') ? { kind: 'ask' } : null };
}

const STEPS: Readonly<Record<Domain, readonly string[]>> = {
  work: [
    'Something has to come off before anything else helps. Write tonight, in three lines, to whoever hands it out: what you can do this week, what you can’t, and by when you need an answer. What would go first?',
    'Tomorrow the one thing with a date, first, an hour, door shut. Then one talk about what can be dropped. The rest stays undone on purpose.',
    'If sleep or food have gone, see a doctor this week and say how long it has been so. Being signed off is there for that, and it isn’t giving up. Could you ring in the morning?',
  ],
  worry: [
    'Put the worry on paper in one sentence. If something can be done about it, do the first bit today; if not, give it a quarter of an hour at a fixed time, and send it there whenever it comes.',
    'Leave the checking out for one evening: no searching, no asking, and see each hour how strong the wish is. It goes down where it isn’t fed. What would you leave out first?',
    'Do the next ordinary thing with your hands for ten minutes and let the thought run on beside it. It need not be solved before you may do something else.',
  ],
  low: [
    'Up at a fixed time tomorrow, washed, and outside for ten minutes before noon, whatever the mood says. It is dull, and it is what helps most. If it has been two weeks, tell a doctor, too.',
    'One small thing today that used to be all right, for a quarter of an hour, and a mark from nought to ten afterwards. Not to wait until you feel like it is the point of it.',
    'Tell one person in one sentence how it really is. Then eat something warm. More is not asked of a day like this. Who would it be?',
  ],
  self: [
    'Write down the sentence you keep saying to yourself, and under it what you would say to a friend who said it. Go by the second one for today.',
    'Do one thing today that you do well, on purpose, where somebody can see it. That works better than arguing with yourself.',
  ],
  couple: [
    'Pick a calm hour, and say one thing: what happens, what it is like for you, what you would like instead. Then stop, and let the other one answer. What is the one thing?',
    'No decision in the middle of it. Take a week with one rule, no big talk after nine, and then look at what is better and what is not.',
    'Get one person on your side who is not in it, a friend or a counsellor, before you talk at home. Who could that be?',
  ],
  family: [
    'Share it out: write down what has to be done, and ask one person for one piece of it, by name and with a day. Who is first on the list?',
    'Say no to one thing this week, small and early, in one sentence without reasons. Then see what really comes of it.',
    'Leave the old quarrel where it is, and ask for the one thing you need now. Short is kinder.',
  ],
  grief: [
    'Today only the small things: eat, wash, answer one person. Papers and cupboards can wait; hardly any of it has to be done this month.',
    'Give it an hour of its own, with a photograph or a walk you both knew, and something ordinary afterwards. Tell somebody when it is.',
    'Let one person do one thing that they have offered, and name the thing. It helps them, too. Who offered?',
  ],
  habit: [
    'Only this evening: leave the place where it is easy, ring somebody, eat something, and look again in half an hour. Where is the nearest place to go?',
    'Put it out of reach tonight, or give it to someone, and tell one person that you did. Who drinks every day should not stop at a stroke without a doctor.',
    'Find out the hour at which it mostly starts, and have something else in that hour tomorrow, outside and with somebody. Which hour is it?',
  ],
  trauma: [
    'First a place you know, a light on, both feet down, and one person on the phone. What happened need not be gone into tonight. Who could you ring?',
    'One thing a day as it was before, at the same hour; and if the nights stay bad for a month, a doctor, since this can be treated. Which thing would it be?',
  ],
  social: [
    'The smallest contact that counts: one message to one person, with one question in it. To whom?',
    'Go for twenty minutes, speak to one person, leave. Then write down what happened beside what you had feared.',
  ],
  sleep: [
    'Up at the same time tomorrow however the night was, no lying down by day, and to bed only when you are sleepy. After twenty minutes awake, get up and do something dull in a dim light.',
    'An hour before bed, write down what is on tomorrow and what nags, and leave the sheet in another room, the phone beside it.',
  ],
  body: [
    'Ring the doctor, and write down three things beforehand: since when, how often, what makes it worse. Until then no searching; it answers nothing and costs the night.',
    'Put the appointment in the diary, and do meanwhile what you would do if it turned out harmless. Both can stand side by side.',
  ],
  change: [
    'Keep three things as they were, sleep, meals and one person, while the rest moves. Then decide one matter a week and not all of them. Which is due first?',
    'Make a list of what has to be decided, cross out what can still be changed later, and begin with what is left.',
  ],
  good: [],
};
