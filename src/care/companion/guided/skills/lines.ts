/** What is said around the steps of an exercise, whoever leads it. */

export const SKIPPED = [
  'OK, we skip that one.',
  'We leave that one out.',
  'Fine, on to the next.',
  'No problem, it works without that.',
  'That one can stay blank.',
];
export const STOPPED = [
  'OK, we stop the exercise. I will not suggest another one unless you ask. What is on your mind?',
  'All right, we stop here. No more exercises unless you want one. You can just talk.',
  'Then we leave the exercise there. We can go on talking instead.',
];
export const FINISHED = [
  'That was the last step. You can do it again by yourself whenever you like.',
  'That is the end of the exercise. You do not have to do anything more with it now.',
  'We are through with it. That is enough exercise for today.',
];
export const RESUME = [
  'Back to the last step. You can answer it in any way you like.',
  'We can go on with the exercise where we stopped.',
  'The exercise is still open. Write your answer when you are ready.',
];
/** They told something where a figure was asked for. */
export const HEARD_NO_NUMBER = [
  'OK, I have read that. I just need a number as well.',
  'Thanks, that helps me see it. Now only the number.',
  'That is noted. A number is still missing.',
];
/** A figure past the end of the scale. */
export const PAST_THE_END = [
  'That is off the scale, so I put {a}.',
  'More than it goes up to: I put {a}.',
  'Then {a}, the most it has.',
];
/** After a word on what we said, when the step is still open. */
export const TO_GO_ON = ['Good.', 'I am glad of that.', 'Fine. Then on we go.'];
/** A step they did not see the sense of. */
export const PUZZLED = [
  'I put that badly.',
  'Sorry, that was not clear.',
  'In other words:',
  'I can say it more simply.',
];
/** Put down for pictures that come: out of the head and into the room. */
export const OUT_OF_IT = [
  'We stop that at once. Keep your eyes open: you are here, and it is not happening now.',
  'Stop there, and look up. That is over, and you are in this room.',
  'Then no more of that. Eyes open, both feet on the floor.',
];
/** One sort put down for another that they asked for. */
export const INSTEAD = [
  'Not that, then; sorry I went on with it. We do this instead.',
  'Then we change it.',
  'All right, something else.',
];
/** Another sort was asked for before anything was begun. */
export const RATHER_THIS = [
  'Not that one, then.',
  'All right, that one is off.',
  'Then something else.',
];
/** A sort that was refused, and nothing asked for in its place. */
export const NOT_THAT_SORT: Readonly<Record<string, readonly string[]>> = {
  imagery: ['No pictures, then, and your eyes stay open.', 'Nothing to imagine, then.'],
  breathing: ['No breathing, then.', 'Then we leave the breathing out.'],
  muscles: ['Nothing with the muscles, then.', 'Then your muscles are left in peace.'],
  senses: ['Nothing with the senses, then.', 'Then we leave the senses out.'],
  counting: ['No counting, then.', 'Then nothing is counted.'],
  writing: ['Nothing in writing, then.', 'No lists, then.'],
};
/** A no before the rest of what they say is answered. */
export const NO_HEARD = [
  'No exercise, then.',
  'All right, we leave that.',
  'That is a no, and it stands.',
];
/** An exercise of the body that did not do them good is over at once. */
export const LESS_BREATH = [
  'Then stop there. That can come from breathing a little too deep; breathe as you usually do and put both feet on the floor. It goes by itself in a minute or two. What can you see in front of you?',
  'Then we stop, and no harm is done. Breathe as it comes, and look at one thing in the room. What is it?',
  'That is enough of it. Let your breath do what it likes for a while.',
];
/** What they cannot do is no step yet: it is cut down, and nobody is praised for it. */
export const TOO_BIG = [
  'Then it is still too big, and that is the step’s fault. What would a tenth of it be?',
  'Smaller, then. Which part of it could you do sitting where you are?',
  'Then cut it in half once more. What is left?',
];
export const LEFT_OPEN = ['Then that part stays open for today.', 'We leave that part open.'];
