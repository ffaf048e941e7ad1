/** What is said first where something of ours was wrong, or a cry of theirs needs one sentence. */
import type { Aside } from '../understand/asides.ts';

/** Of several, the first of these is owned. */
export const ORDER: readonly Aside[] = [
  'parroting',
  'unanswered',
  'unread',
  'odd_question',
  'told_before',
  'made_up',
  'misnamed',
  'confirmed',
  'refused',
  'puzzled',
  'put_right',
  'misread',
  'protest',
  'self_blame',
  'disbelief',
  'belittled',
  'at_a_loss',
  'praised',
];

/** They object to what we said: what comes back is about that, and no reply to what was asked. */
const OBJECTIONS: ReadonlySet<Aside> = new Set([
  'parroting',
  'told_before',
  'unread',
  'odd_question',
  'made_up',
  'misnamed',
  'puzzled',
  'put_right',
  'misread',
  'protest',
]);
export const objects = (asides: readonly Aside[]): boolean =>
  asides.some((one) => OBJECTIONS.has(one));

export const OWNED: Partial<Record<Aside, readonly string[]>> = {
  parroting: [
    'Yes, I did, and I will stop giving your words back.',
    'You are right, and I will leave your words alone from here.',
    'True, that was an echo and no answer.',
  ],
  unanswered: [
    'You are right, I went past your question.',
    'True, that was no answer.',
    'Fair, I answered something you had not asked.',
    'Back to what you asked, then.',
  ],
  made_up: [
    'Then I take it back, and I will not use it again.',
    'Sorry. I drop it, and go by what you tell me now.',
    'That was wrong of me, and it is gone. Tell me how it is.',
  ],
  unread: [
    'I do read it, and I got that wrong.',
    'All of it, yes, but I took that the wrong way.',
    'I read every line, and I still missed the point.',
  ],
  odd_question: [
    'A poor one, I admit.',
    'Fair, that question was no use.',
    'Not a good one, you are right.',
  ],
  told_before: [
    'You did tell me, my mistake.',
    'Yes, you had said so, and I missed it.',
    'True, that was told already.',
  ],
  confirmed: ['Good, then I have it right.', 'All right, that stands.', 'Then I had it.'],
  misnamed: [
    'Not {x}, then; that word was mine.',
    'I take {x} back.',
    'Then {x} was the wrong word.',
  ],
  refused: [
    'No exercise, then.',
    'Wrong moment for that, and I drop it.',
    'All right, none of that.',
  ],
  puzzled: [
    'That did not fit, sorry.',
    'What I said made no sense there.',
    'I put that badly, sorry.',
    'Forget that, it missed.',
  ],
  protest: [
    'Those were the wrong words from me.',
    'That came out wrong.',
    'A bad choice of words, sorry.',
    'I hit the wrong note there.',
  ],
  misread: ['I had that wrong.', 'Then I misread you.', 'No, I see, I took that wrongly.'],
  put_right: ['Not {x}, then.', 'Right, not {x}.', 'Then not {x}; I had that wrong.'],
  self_blame: [
    'That question has its verdict in it already, and it is a hard one.',
    'You are hard on yourself in that.',
    'I would put that down to how worn out you are, and not to what you are like.',
  ],
  disbelief: [
    'There is no making sense of that from where you stand.',
    'I can see why you cannot make it fit.',
    'It does not add up, no.',
  ],
  belittled: ['Not to me.', 'I do not find it so.', 'No, it is not.'],
  at_a_loss: ['That was not much from me.', 'I should have said more there.'],
  praised: ['Thank you.', 'Kind of you to say.', 'Thanks, I take that.'],
};
