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
    said: [
      'What did you say to that?',
      'And what would you have liked to say?',
      'How was it said?',
    ],
    says: ['What do you say to that?', 'How does it sound to you?'],
    other: ['What was it like, on your side?', 'How was that for you?'],
    does: ['What is that like, on your side?', 'Has it always been so?'],
    theirs: ['How are things between you?', 'What is that like for you?'],
    self: ['How did it go?', 'And how was it afterwards?', 'How was that for you?'],
    was: ['What was that like?', 'And how is it now?'],
    doing: ['What is that like?', 'How long has it been so?'],
    undone: ['What kept you from it?', 'What would you want to do about it?'],
    state: [
      'When is it most like that?',
      'Who knows that about you at the moment?',
      'What would you want another person to understand about it?',
    ],
  },
  bob: {
    said: [
      'What did you say to that?',
      'And what did you think, privately?',
      'How did they mean it, d’you reckon?',
    ],
    says: ['What d’you say to that?', 'D’you believe it?'],
    other: ['How was that for you?', 'And what happened after?'],
    does: ['How’s that for you?', 'Has it always been like that?'],
    theirs: ['How are things between you, mostly?', 'How’s that for you?'],
    self: ['How did that go?', 'And what happened after?', 'How was that?'],
    was: ['How was that?', 'And now?'],
    doing: ['How long have you done that?', 'What’s that like?'],
    undone: ['What stopped you?', 'What would it take?'],
    state: ['How long’s it been that way?', 'When’s it at its worst?', 'What helps, even a bit?'],
  },
  charlie: {
    said: ['What did you answer?', 'What did you take it to mean?', 'How did it come up?'],
    says: ['What do you say to that?', 'Do you think so too?'],
    other: ['How was that?', 'And after that?'],
    does: ['How is that for you?', 'How often, roughly?'],
    theirs: ['How do you get on?', 'How is that for you?'],
    self: ['How did that go?', 'And then?', 'How was that?'],
    was: ['What was that like?', 'And now?'],
    doing: ['Since when?', 'What is that like?'],
    undone: ['What got in the way?', 'What did you think might come of it?'],
    state: [
      'When is it loudest?',
      'What sets it off, usually?',
      'What does it stop you from doing?',
    ],
  },
  diana: {
    said: [
      'How was it to hear that?',
      'Did you answer, or let it be?',
      'How is it to write that down?',
    ],
    says: ['How is it to hear that?', 'What do you say to that?'],
    other: ['How was that for you?', 'What was it like for you, just then?'],
    does: ['How is that for you?', 'What is it like to be near that?'],
    theirs: ['How is that for you?', 'How are you with each other?'],
    self: ['How was that for you?', 'And afterwards, how were you?', 'What happened then?'],
    was: ['How was that for you?', 'How is it now?'],
    doing: ['How is that, for you?', 'What is that like?'],
    undone: ['What made it too much?', 'What would have made it possible?'],
    state: ['Is it there this minute too?', 'What makes it a little softer?', 'When is it least?'],
  },
  evan: {
    said: ['What did you say?', 'Was that the end of it?', 'Where did that leave things?'],
    says: ['What do you say to that?', 'Agree?'],
    other: ['What happened next?', 'How was that for you?'],
    does: ['How does that affect you?', 'How often?'],
    theirs: ['How do you get on?', 'How does that affect you?'],
    self: ['How did it go?', 'How was that?', 'And then?'],
    was: ['How was that?', 'And now?'],
    doing: ['Since when, roughly?', 'What does it take out of you?'],
    undone: ['What blocked it?', 'What would unblock it?'],
    state: [
      'How many days out of seven?',
      'What makes it better or worse?',
      'What’s the knock-on from that?',
    ],
  },
  fiona: {
    said: ['How did you take that?', 'What did you say?', 'Has it stayed with you?'],
    says: ['What do you think when you hear that?', 'What do you say to that?'],
    other: ['What was that like for you?', 'How was that?'],
    does: ['What is that like for you?', 'Has it always been so?'],
    theirs: ['How is that for you?', 'How are things between you?'],
    self: ['How was that?', 'How were you afterwards?', 'What was in your mind then?'],
    was: ['What was that like?', 'What do you remember of it?'],
    doing: ['What is it like, while you do that?', 'Since when do you do that?'],
    undone: ['What held you back?', 'Would you want to, one day?'],
    state: [
      'Is it like that all day, or at certain hours?',
      'Has that changed since the beginning?',
      'Who may see you like that?',
    ],
  },
  grace: {
    said: ['What would you have liked to answer?', 'Did you believe it?', 'And what did you say?'],
    says: ['Do you believe it?', 'What do you answer?'],
    other: ['What did you think, in that moment?', 'How was that for you?'],
    does: ['How is that for you?', 'What do you think, when that happens?'],
    theirs: ['How is that for you?', 'How do you get on?'],
    self: ['What do you think of it now?', 'How was that?', 'And afterwards?'],
    was: ['What was that like?', 'How do you look back on it?'],
    doing: ['What is that like?', 'How is it, while you do that?'],
    undone: ['What did you fear would happen?', 'What held you back?'],
    state: [
      'How do you speak to yourself about it?',
      'When is it a little easier?',
      'Who sees it otherwise?',
    ],
  },
  henry: {
    said: ['What did you say?', 'How’d you take that?', 'Were they right?'],
    says: ['What do you say to that?', 'And d’you buy it?'],
    other: ['How’d that sit with you?', 'What happened after?'],
    does: ['How’s that for you?', 'Always been like that?'],
    theirs: ['How’s that for you?', 'How are things between you?'],
    self: ['How’d that go?', 'What happened after?', 'How do you see it now?'],
    was: ['How was that?', 'What’s it like now?'],
    doing: ['How long’s that been going on?', 'What’s that like?'],
    undone: ['What stopped you?', 'What would it take?'],
    state: [
      'What’s it like on a better day?',
      'What do you do when it’s like that?',
      'How much does that bother you?',
    ],
  },
  iris: {
    said: ['How did that land?', 'What did you say, if anything?', 'Was there anyone to tell?'],
    says: ['How does that land?', 'What do you say to that?'],
    other: ['How was it for you?', 'How was the rest of that day?'],
    does: ['How is that for you?', 'What is that like?'],
    theirs: ['How is that for you?', 'What are they like with you?'],
    self: ['How was that?', 'And afterwards?', 'How were you then?'],
    was: ['How was that?', 'And now?'],
    doing: ['How is it, while you are at it?', 'What is that like?'],
    undone: ['What made it too much?', 'What would have made it smaller?'],
    state: [
      'Is it the same in the morning and at night?',
      'Has there been a day when it was a bit less?',
      'How is today, compared with that?',
    ],
  },
  james: {
    said: ['What was your answer to that?', 'Did you agree?', 'How did you take it?'],
    says: ['What do you say to that?', 'Do you agree?'],
    other: ['What did you conclude from it?', 'How did you take it?'],
    does: ['How do you find that?', 'Has it been raised between you?'],
    theirs: ['How do you find that?', 'How do things stand between you?'],
    self: ['How did it turn out?', 'How do you see it now?', 'How was that?'],
    was: ['What was that like?', 'How do things stand now?'],
    doing: ['How long has it been so?', 'What is that like?'],
    undone: ['What kept you from it?', 'Would you do otherwise now?'],
    state: ['What would need to change first?', 'How long has that been so?', 'When is it better?'],
  },
};

/** Single words said by way of receipt, so that not every short answer is held up and looked at. */
export const NODS: Readonly<Record<TherapistId, readonly string[]>> = {
  alice: ['I see.', 'Yes.', 'All right.', 'Oh.', 'Ah.', 'That helps me see it.'],
  bob: ['Right you are.', 'Ah.', 'Well now.', 'I see.', 'Oh aye.', 'Fair do’s.'],
  charlie: ['Right.', 'OK.', 'Noted.', 'I see.', 'Got it.', 'Fair.'],
  diana: [
    'Yes.',
    'All right.',
    'I read that.',
    'Slowly, then.',
    'I see.',
    'That is enough to go on.',
  ],
  evan: ['Got it.', 'OK.', 'Check.', 'Clear.', 'Right.', 'Understood.'],
  fiona: ['Yes.', 'I see.', 'Ah.', 'Oh.', 'Mm.', 'So it is.'],
  grace: ['I see.', 'Mm.', 'All right.', 'Noticed.', 'Yes.', 'That is clear.'],
  henry: ['Right.', 'OK.', 'Fair enough.', 'Got you.', 'Aye.', 'That’s clear.'],
  iris: ['Yes.', 'All right.', 'I see.', 'Mm.', 'That is enough.', 'I have that.'],
  james: ['I see.', 'Very well.', 'Understood.', 'Yes.', 'Noted.', 'That is clear.'],
};
