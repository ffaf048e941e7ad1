/** Questions that hang on the kind of sentence just written, so that they follow from any subject. */
import type { TherapistId } from '#care/contract.ts';

/** Each fits anything of its kind: a question that needs more than the kind belongs to a situation. */
export interface Follow {
  /** Somebody said something to them. */
  readonly said: readonly string[];
  /** Somebody says such things. */
  readonly says: readonly string[];
  /** What they did not do. */
  readonly undone: readonly string[];
  /** A feeling that lasts. */
  readonly state: readonly string[];
}

export const FOLLOW: Readonly<Record<TherapistId, Follow>> = {
  alice: {
    said: ['What did you say to that?', 'What would you have liked to say?', 'How was it said?'],
    says: ['What do you say to that?', 'What would you like to say back?'],
    undone: ['What kept you from it?', 'Do you wish you had?'],
    state: [
      'When is it most like that?',
      'Who knows that you feel like that?',
      'What has brought it on?',
    ],
  },
  bob: {
    said: [
      'What did you say to that?',
      'And what did you think of it?',
      'What d’you make of that?',
    ],
    says: ['What d’you say to that?', 'D’you believe it?'],
    undone: ['What stopped you?', 'Would you still like to?'],
    state: ['How long’s it been that way?', 'When’s it at its worst?', 'What helps, even a bit?'],
  },
  charlie: {
    said: ['What did you say to that?', 'What did you take it to mean?', 'How did it come up?'],
    says: ['What do you say to that?', 'Do you think so too?'],
    undone: ['What got in the way?', 'What were you afraid would happen?'],
    state: ['When is it worst?', 'What sets it off?', 'How has it been today?'],
  },
  diana: {
    said: [
      'How was it to hear that?',
      'Did you answer, or leave it?',
      'How is it to tell me that?',
    ],
    says: ['How is it to hear that?', 'What do you do when you hear it?'],
    undone: ['What got in the way?', 'What would have helped?'],
    state: ['Is it there right now too?', 'What eases it a little?', 'When is it a bit less?'],
  },
  evan: {
    said: ['What did you say?', 'Was that the end of it?', 'What happens next?'],
    says: ['What do you say to that?', 'Do you agree?'],
    undone: ['What got in the way?', 'What would have helped?'],
    state: [
      'How many days a week is it like that?',
      'What makes it worse?',
      'How long has it been like that?',
    ],
  },
  fiona: {
    said: ['How did you take that?', 'What did you say?', 'Has it stayed with you?'],
    says: ['What do you think when you hear that?', 'What do you say to that?'],
    undone: ['What held you back?', 'Do you wish you had?'],
    state: ['Is it like that all day?', 'Has it changed over time?', 'Who sees you like that?'],
  },
  grace: {
    said: ['What would you have liked to answer?', 'Did you believe it?', 'And what did you say?'],
    says: ['Do you believe it?', 'What do you answer?'],
    undone: ['What held you back?', 'Are you hard on yourself about it?'],
    state: [
      'What do you say to yourself about it?',
      'When is it a little easier?',
      'Who knows that you feel like that?',
    ],
  },
  henry: {
    said: ['What did you say?', 'How’d you take that?', 'What do you make of it?'],
    says: ['What do you say to that?', 'And d’you agree?'],
    undone: ['What stopped you?', 'D’you wish you had?'],
    state: [
      'What’s it like on a better day?',
      'What do you do when it’s like that?',
      'How long’s it been like that?',
    ],
  },
  iris: {
    said: [
      'How was it to hear that?',
      'What did you say, if anything?',
      'Were you able to tell anyone?',
    ],
    says: ['How do you take that?', 'What do you say to that?'],
    undone: ['What got in the way?', 'What would have made it easier?'],
    state: [
      'Is it the same in the morning?',
      'Was there a day when it was a bit less?',
      'How is it today?',
    ],
  },
  james: {
    said: [
      'What did you say to that?',
      'How did you take it?',
      'What do you think was meant by it?',
    ],
    says: ['What do you say to that?', 'How do you take that?'],
    undone: ['What kept you from it?', 'Would you still want to?'],
    state: [
      'What would you want to change first?',
      'How long have you felt like that?',
      'When is it better?',
    ],
  },
};

/** Single words said by way of receipt, so that not every short answer is held up and looked at. */
export const NODS: Readonly<Record<TherapistId, readonly string[]>> = {
  alice: ['I see.', 'All right.', 'Mm, I’m with you.', 'OK.', 'Right, I see.', 'Mm.'],
  bob: ['Right.', 'I see.', 'OK.', 'Right, I’m with you.', 'Mm, I see.', 'All right.'],
  charlie: ['Right.', 'OK.', 'I see.', 'Got it.', 'OK, I’m with you.', 'Right, OK.'],
  diana: ['Mm.', 'All right.', 'I see.', 'I’m with you.', 'Take your time.', 'I’m listening.'],
  evan: ['Got it.', 'OK.', 'Right.', 'I see.', 'OK, got that.', 'Right, with you.'],
  fiona: ['I see.', 'Mm.', 'All right.', 'Mm, I’m with you.', 'I’m listening.', 'OK.'],
  grace: ['I see.', 'Mm.', 'All right.', 'OK, I see.', 'I’m with you.', 'Right.'],
  henry: ['Right.', 'OK.', 'Got you.', 'Right, I’m with you.', 'OK, go on.', 'I see.'],
  iris: ['All right.', 'I see.', 'Mm.', 'OK.', 'Mm, I see.', 'I’m with you.'],
  james: ['I see.', 'Right.', 'All right, I see.', 'OK, I follow.', 'Mm.', 'All right.'],
};
