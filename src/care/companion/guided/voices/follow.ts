/** Questions that hang on the kind of sentence just written, so that they follow from any subject. */
import type { TherapistId } from '#care/contract.ts';

/** Each fits anything of its kind: a question that needs more than the kind belongs to a situation. */
export interface Follow {
  /** Somebody said something to them. */
  readonly said: readonly string[];
  /** Somebody says such things. */
  readonly says: readonly string[];
  /** Somebody did it, once. */
  readonly other: readonly string[];
  /** Somebody does it, again and again. */
  readonly does: readonly string[];
  /** How it stands with somebody. */
  readonly theirs: readonly string[];
  /** They did it. */
  readonly self: readonly string[];
  /** How it was with them. */
  readonly was: readonly string[];
  /** What they do these days. */
  readonly doing: readonly string[];
  /** What they did not do. */
  readonly undone: readonly string[];
  /** A feeling that lasts. */
  readonly state: readonly string[];
}

export const FOLLOW: Readonly<Record<TherapistId, Follow>> = {
  alice: {
    said: ['What did you say to that?', 'What would you have liked to say?', 'How was it said?'],
    says: ['What do you say to that?', 'What would you like to say back?'],
    other: ['What was that like for you?', 'What did you say then?'],
    does: ['What is that like for you?', 'Have you been able to talk about it?'],
    theirs: ['How are things between you?', 'How is that for you?'],
    self: ['What happened then?', 'How were you afterwards?', 'How was that for you?'],
    was: ['What was that like?', 'And how is it now?'],
    doing: ['How long have you been doing that?', 'What is that like?'],
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
    other: ['How was that for you?', 'And what happened after?'],
    does: ['How’s that for you?', 'Has it always been like that?'],
    theirs: ['How are things between you, mostly?', 'What’s that like for you?'],
    self: ['How was that?', 'And what happened after that?', 'How were you after that?'],
    was: ['What was it like?', 'And how’s it now?'],
    doing: ['How long have you done that?', 'What’s that like?'],
    undone: ['What stopped you?', 'Would you still like to?'],
    state: ['How long’s it been that way?', 'When’s it at its worst?', 'What helps, even a bit?'],
  },
  charlie: {
    said: ['What did you say to that?', 'What did you take it to mean?', 'How did it come up?'],
    says: ['What do you say to that?', 'Do you think so too?'],
    other: ['How was that for you?', 'Had you expected that?'],
    does: ['What is that like for you?', 'When did that start?'],
    theirs: ['How do you get on?', 'What is that like?'],
    self: ['What happened then?', 'How was that?', 'And how was it afterwards?'],
    was: ['What was that like?', 'And how is it now?'],
    doing: ['Since when?', 'How is that, most days?'],
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
    other: ['What was that like, just then?', 'How were you afterwards?'],
    does: ['How is that for you?', 'What is that like for you?'],
    theirs: ['How is that for you, at the moment?', 'How are things between you?'],
    self: ['How was that for you?', 'How were you after that?', 'What happened then?'],
    was: ['What was that like for you?', 'How is it now?'],
    doing: ['How is that for you, these days?', 'What is it like when you do that?'],
    undone: ['What got in the way?', 'What would have helped?'],
    state: ['Is it there right now too?', 'What eases it a little?', 'When is it a bit less?'],
  },
  evan: {
    said: ['What did you say?', 'Was that the end of it?', 'What happens next?'],
    says: ['What do you say to that?', 'Do you agree?'],
    other: ['What happened next?', 'How was that for you?'],
    does: ['How does that affect you?', 'How often does that happen?'],
    theirs: ['How do you get on?', 'What is that like for you?'],
    self: ['And what came next?', 'How was that?', 'And how are you now?'],
    was: ['What was it like?', 'And how is it now?'],
    doing: ['Since when, roughly?', 'How is that going?'],
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
    other: ['What was that like for you?', 'How were you then?'],
    does: ['What is that like for you?', 'Has it always been like that?'],
    theirs: ['How is that for you?', 'How are things between you?'],
    self: ['How was that?', 'How were you afterwards?', 'What were you thinking then?'],
    was: ['What was that like?', 'What do you remember of it?'],
    doing: ['What is it like when you do that?', 'When did you start that?'],
    undone: ['What held you back?', 'Do you wish you had?'],
    state: ['Is it like that all day?', 'Has it changed over time?', 'Who sees you like that?'],
  },
  grace: {
    said: ['What would you have liked to answer?', 'Did you believe it?', 'And what did you say?'],
    says: ['Do you believe it?', 'What do you answer?'],
    other: ['What did you think when it happened?', 'How was that for you?'],
    does: ['How is that for you?', 'What do you think when that happens?'],
    theirs: ['What is that like for you?', 'How do you get on?'],
    self: ['What do you think of it now?', 'How was that?', 'How were you afterwards?'],
    was: ['What was that like?', 'How do you see it now?'],
    doing: ['What is that like?', 'How is it when you do that?'],
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
    other: ['How was that for you?', 'What happened after?'],
    does: ['How’s that for you?', 'Has it always been like that?'],
    theirs: ['What’s that like for you?', 'How are things between you?'],
    self: ['What did you do after?', 'How was that?', 'How do you see it now?'],
    was: ['What was that like?', 'What’s it like now?'],
    doing: ['How long’s that been going on?', 'What’s that like?'],
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
    other: ['How was it for you?', 'How was the rest of that day?'],
    does: ['How is that for you?', 'What is that like?'],
    theirs: ['What is that like for you?', 'How do you get on?'],
    self: ['How was that?', 'How were you afterwards?', 'How was the rest of the day?'],
    was: ['What was that like?', 'And how is it now?'],
    doing: ['How is it when you do that?', 'What is that like, these days?'],
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
    other: ['How was that for you?', 'What did you do then?'],
    does: ['How do you find that?', 'Have you talked about it together?'],
    theirs: ['How is that for you?', 'How are things between you?'],
    self: ['What came of it?', 'How do you see it now?', 'How was that?'],
    was: ['What was that like?', 'How are things now?'],
    doing: ['How long has it been like that?', 'What is that like?'],
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
