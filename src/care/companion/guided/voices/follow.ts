/** Questions that hang on the kind of sentence just written, so that they follow from any subject. */
import type { TherapistId } from '#care/contract.ts';

/** `other`: somebody did it · `self`: they did it · `state`: how it is · `short`: a word or two. */
export interface Follow {
  readonly other: readonly string[];
  readonly self: readonly string[];
  readonly state: readonly string[];
  readonly short: readonly string[];
}

export const FOLLOW: Readonly<Record<TherapistId, Follow>> = {
  alice: {
    other: [
      'And what came from your side then?',
      'What did you want to say at that point?',
      'How were the two of you afterwards?',
      'What do you make of it, knowing them?',
      'What had gone before it?',
    ],
    self: [
      'How was it received?',
      'What did you wish for when you did that?',
      'What came back?',
      'And how was it between you after?',
      'What would you have liked to happen next?',
    ],
    state: [
      'Who knows that about you at the moment?',
      'When is it most like that?',
      'With whom is it different?',
      'Since when has it been so?',
      'What would you want another person to understand about it?',
    ],
    short: [
      'What is going on there?',
      'Who is in it with you?',
      'How has that been lately?',
      'What comes with that?',
      'What would I see if I were there?',
    ],
  },
  bob: {
    other: [
      'What did you say to that?',
      'And what did the rest of them do?',
      'Is that new, or is it how it’s always gone?',
      'And where did that leave you?',
      'What were you hoping for instead?',
    ],
    self: [
      'How did that go down?',
      'What made you do it just then?',
      'And what happened after?',
      'Would you do it the same way again?',
      'Who knows you did that?',
    ],
    state: [
      'How long’s it been that way?',
      'What does that look like on an ordinary day?',
      'When’s it at its worst?',
      'What helps, even a bit?',
      'Who’s around when it’s like that?',
    ],
    short: [
      'What’s the story there?',
      'How did that come about?',
      'And what happened with that?',
      'What’s the latest on it?',
      'Who does that involve?',
    ],
  },
  charlie: {
    other: [
      'What did you do then?',
      'How often does that happen, counted?',
      'What did you take it to mean?',
      'And the next minute, what happened?',
      'Is there another way to read it?',
    ],
    self: [
      'And what happened, compared with what you expected?',
      'What were you trying to head off?',
      'How did it turn out?',
      'What would have happened if you hadn’t?',
      'What did you learn from it, if anything?',
    ],
    state: [
      'When does it get loudest?',
      'What sets it off, usually?',
      'How do you know when it is easing?',
      'What have you tried so far?',
      'What does it stop you from doing?',
    ],
    short: [
      'What is happening with that?',
      'Which part of it is the trouble?',
      'What was the last example?',
      'What do you expect there?',
      'How does that usually go?',
    ],
  },
  diana: {
    other: [
      'How was it in you, in that moment?',
      'What did you need right then?',
      '^Is that all right to speak of, or shall we stay at the edge?',
      'What did you do to look after yourself?',
      '^How close does it feel as you write it?',
    ],
    self: [
      'How was that for you?',
      'What did it ask of you?',
      'What did you notice afterwards?',
      'Was there a part of you that wanted something else?',
      'What helped you to do it?',
    ],
    state: [
      'Is it there this minute too?',
      'What makes it a little softer?',
      'Where do you feel it, if anywhere?',
      'When is it least?',
      'What would make it easier to carry today?',
    ],
    short: [
      'Would you like to say a bit about that?',
      'What comes up when you write it?',
      'How is it to say that?',
      'Is there more to that, or is it enough for now?',
      'What goes with it?',
    ],
  },
  evan: {
    other: [
      'What was the effect on your day?',
      'And your next step?',
      'Is that a one-off, or a pattern?',
      'What did you need from them instead?',
      'Who sorted it in the end?',
    ],
    self: [
      'What did it cost you, in time or sleep?',
      'Result?',
      'What would you do differently with an hour more?',
      'And what got pushed aside for it?',
      'Did it take load off, or add to it?',
    ],
    state: [
      'Since when, roughly?',
      'How many days out of seven?',
      'What makes it better or worse?',
      'What’s the knock-on from that?',
      'What have you already changed?',
    ],
    short: [
      'Meaning what, in practice?',
      'What’s the status there?',
      'What’s the sticking point?',
      'How much of your week is that?',
      'What’s next on that?',
    ],
  },
  fiona: {
    other: [
      'What was that like for you?',
      'And what did you do with it, afterwards?',
      'How did you bear that moment?',
      'Who was beside you then?',
      'Has it stayed with you?',
    ],
    self: [
      'What was in your mind as you did it?',
      'And was it a comfort, or the reverse?',
      'What did you feel after?',
      'Is it something you would do again?',
      'What brought you to that?',
    ],
    state: [
      'Is it like that all day, or at certain hours?',
      'What makes room for you, a little?',
      'Has that changed since the beginning?',
      'Who may see you like that?',
      'What does that leave you needing?',
    ],
    short: [
      'Would you tell me a little of that?',
      'What belongs to that?',
      'What comes to mind with it?',
      'How was it?',
      'What do you see when you say it?',
    ],
  },
  grace: {
    other: [
      'What did you think about yourself in that moment?',
      'What would you have liked to answer?',
      'What would an onlooker have seen?',
      'And which part of it did you believe?',
      'How did you explain it to yourself?',
    ],
    self: [
      'What did you give yourself for that, a mark or a kindness?',
      'What took courage in it?',
      'What do you think of it now?',
      'How would a friend describe what you did?',
      'What were you hoping it would show?',
    ],
    state: [
      'How do you speak to yourself about it?',
      'When is it not so?',
      'Where did you first get that idea?',
      'Who sees it otherwise?',
      'What would be a fairer way to put it?',
    ],
    short: [
      'What makes you mention that?',
      'What is that like from inside?',
      'And what do you make of it?',
      'What is the story to it?',
      'What would you like there instead?',
    ],
  },
  henry: {
    other: [
      'What did you do with that?',
      'And what did you say?',
      'How’d that sit with you?',
      'Was that fair, from where you stand?',
      'What happened after?',
    ],
    self: [
      'What did you get out of it?',
      'How was the next morning?',
      'What made it that day and not another?',
      'Anyone know about it?',
      'And how do you see it now?',
    ],
    state: [
      'How long’s that been the case?',
      'What’s it like on a better day?',
      'What do you do when it’s like that?',
      'What’d you want to be different?',
      'How much does that bother you?',
    ],
    short: [
      'What’s behind that?',
      'How’s that going?',
      'What’s the plain version?',
      'What changed there?',
      'What goes on there?',
    ],
  },
  iris: {
    other: [
      'And how was the rest of that day?',
      'What did it do to the evening?',
      'Was there anybody to tell?',
      'What would have been a help just then?',
      'How do you feel towards them now?',
    ],
    self: [
      'How was it while you were at it?',
      'Did it make the hour lighter or heavier?',
      'What did it take to get that far?',
      'And afterwards?',
      'What got you started?',
    ],
    state: [
      'Is it the same in the morning and at night?',
      'Has there been a day when it was a bit less?',
      'How is today, compared with that?',
      'What do the hours look like when it is like that?',
      'What still gets through to you?',
    ],
    short: [
      'How is that these days?',
      'What is it about that?',
      'Since when?',
      'What would you say about it, in one line more?',
      'Does it weigh, or is it only there?',
    ],
  },
  james: {
    other: [
      'What was your answer to that?',
      'How do you suppose it looked from the other chair?',
      'Was anything agreed afterwards?',
      'What did you conclude from it?',
      'And what would have been fair?',
    ],
    self: [
      'What did you hope would follow?',
      'How was it taken?',
      'Did it settle anything?',
      'What would you keep of that, and what not?',
      'In hindsight, was it the right moment?',
    ],
    state: [
      'How long has that held?',
      'What speaks for leaving it so, and what against?',
      'When did it begin to be like that?',
      'What would need to change first?',
      'What does it mean for the coming months?',
    ],
    short: [
      'What is the history of that?',
      'How does it stand at present?',
      'What would you add to that?',
      'What hangs on it?',
      'What led up to it?',
    ],
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
  henry: ['Right.', 'OK.', 'Fair enough.', 'Got you.', 'Aye.', 'Straight enough.'],
  iris: ['Yes.', 'All right.', 'I see.', 'Mm.', 'That is enough.', 'I have that.'],
  james: ['I see.', 'Very well.', 'Understood.', 'Yes.', 'Noted.', 'That is clear.'],
};
