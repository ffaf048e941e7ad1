/** What helps with a thing that somebody asks how to do, where nothing more is known of it. */

/** Asked what to take along or to have ready. */
export const asksWhatToBring = (asked: string): boolean => TO_PREPARE.test(asked);

/** To leave something be, or to get going: else what helps with most things, small enough to begin with. */
export const waysFor = (asked: string): readonly string[] =>
  TO_PREPARE.test(asked)
    ? PREPARING
    : TO_LEAVE.test(asked)
      ? LEAVING
      : TO_BEGIN.test(asked)
        ? BEGINNING
        : WAYS;
const TO_PREPARE =
  /\b(?:have ready|be ready|prepare|get ready|bring (?:along|with me)|take along|take with me)\b|\bshould i (?:have|bring|take|know)\b|\bi should (?:have|bring|take|know)\b/i;
const PREPARING: readonly string[] = [
  'The plain facts on one sheet, one sentence on what you would like from it, and a way to say “give me a minute”. More is rarely needed. Which of the three is missing?',
  'What you want to have said in any case, in one line, and who you can ring afterwards. The rest comes as it comes. What would the line be?',
];
const TO_LEAVE =
  /\b(?:stop|quit|resist|avoid|keep (?:my|from|off|away)|keep \w+ (?:hands|eyes|mind) off|not (?:look|check|pick|scratch|text|call|ring|read|scroll|eat|buy|go back|think)|leave (?:it|them|him|her) (?:alone|be))\b/i;
const LEAVING: readonly string[] = [
  'Make it harder by one step: put what you would use in another room, or in somebody else’s hands, and give it a fixed time instead, once a day. When would that be?',
  'The pull comes in waves and goes down by itself, mostly within a quarter of an hour. Have one thing ready for your hands for just that long. What could it be?',
  'Put it off rather than forbid it: “in twenty minutes, if I still want to”. Each time counts, also the one that did not work.',
];
const TO_BEGIN =
  /\b(?:start|begin|get (?:myself|going|up|started|out)|make myself|bring myself|face)\b/i;
const BEGINNING: readonly string[] = [
  'Choose a time, a place and the first minute of it beforehand. Once the first minute is fixed, the rest is easier.',
  'Make it so small that it is hardly worth not doing: two minutes, and then you may stop. What would two minutes of it be?',
];
export const WAYS: readonly string[] = [
  'That depends on where it sticks. What have you tried so far, and what came of it?',
  'I know of no one way that works for everybody. What would be the smallest part of it that you could do this week?',
  'Whatever has helped even a little before is the place to start. What was it?',
];
