/** Words of the help assistant that server and web share. */

/** Shown in place of an answer that could not be had. */
export const ASSISTANT_FAILED =
  "I'm sorry, I'm having trouble processing your request right now. Please try again or contact our support team for assistance.";

/** What it can be asked about, in the order of the greeting, each with a question to begin with. */
export const TOPICS = [
  { name: 'features', question: 'What can I do with Mooring today?' },
  { name: 'AI {persona}s', question: 'Which AI {persona}s are there?' },
  { name: 'help center', question: 'How do I reach support?' },
  { name: 'account and subscription', question: 'What do the plans include?' },
  { name: 'privacy', question: 'Who can read what I write?' },
] as const;

/** How many of the last questions go along with the next, and how much of each. */
export const EARLIER = 2;
export const EARLIER_MAX = 400;
