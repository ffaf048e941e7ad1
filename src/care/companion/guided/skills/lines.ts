/** What is said around the steps of an exercise, whoever leads it. */

export const SKIPPED = [
  'We leave that one out.',
  'Past that one, then; it is not the important part.',
  'That step can stay empty.',
  'Fine, it works with a gap in it.',
  'Then on without it.',
];
export const STOPPED = [
  'Stopped, and nothing lost by it. I will not bring an exercise up again unless you do. Say what is on your mind instead.',
  'All right, we put it down right there. No more exercises unless you ask for one; go on in your own way.',
  'Then that is where it ends. Talking is enough, and I will stay with talking.',
];
export const FINISHED = [
  'That was the whole of it. You know how it goes now; it works without me too.',
  'And that is the end of the exercise. Let it sit for a bit before you judge it.',
  'Done, then. I would not ask more of it today.',
];
export const RESUME = [
  'The step we were at is still open; answer it in any form you like.',
  'And back to where we stopped, whenever you want.',
  'We can pick the exercise up exactly where it lies.',
];
/** They told something where a figure was asked for. */
export const HEARD_NO_NUMBER = [
  'I have that, and it belongs to it.',
  'That is the part no figure holds. For the comparison we still want one.',
  'Understood.',
];
