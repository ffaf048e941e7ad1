/** What somebody with a habit asks of it: is it a problem, and would a rule do? "What if I only do weekends": a rule somebody bargains for, weighed as one and not waved through. */
import { activeFrame, type Turn } from '../turn.ts';
import { known, ofDrink } from './drink.ts';

/** Null where no such rule is put forward, or where the talk is of no habit. */
export function ofHabit(turn: Turn): string | null {
  const { text } = turn.reading;
  const habit = turn.voice.id === 'henry' || activeFrame(turn)?.domain === 'habit';
  if (!habit || turn.state.skill) return null;
  const drink = ofDrink(turn);
  if (drink !== null) return drink;
  if (BET_NOW.test(text)) return turn.words.pick(NO_BET, {}, { inOrder: true });
  if (A_PROBLEM.test(text)) return known(turn, 'is it an addiction?');
  if (COVER.test(text) && !TRUTH.test(text)) return turn.words.pick(COVERED, {}, { inOrder: true });
  if (COUNTS.test(text)) return turn.words.pick(COUNTED, {}, { inOrder: true });
  if (!RULE.test(text) || !LESS.test(text)) return null;
  return turn.words.pick(WEIGHED, {}, { inOrder: true });
}

/** "Do I put it on or not": the one question that gets a plain no. */
const BET_NOW =
  /\b(?:do|should|shall|can|could) i (?:just )?(?:put (?:it|one|this|money|a \w+|\d+) on|place (?:it|a bet|one)|bet|have (?:a|one) (?:flutter|bet|more bet)|chase it)\b|\bput it on or (?:not|don'?t)\b/i;
const NO_BET = [
  'No, leave it. Put the phone in another room until it has kicked off, and write to me in between. What is the stake you would lose?',
  'Still no. The urge to is at its top now and will be lower in twenty minutes, whatever the score is.',
];

/** Of what, is plain where the talk is of a habit. */
const A_PROBLEM =
  /\b(?:do i|have i|i'?ve)(?: really| actually)? (?:have|got) (?:a|any|some) (?:\w+ )?problems?(?=$|[?.!,])|\bam i (?:really )?(?:that|so) bad\b|\b(?:is|am|are|does|would) (?:it|this|that|i|you)\b[^.?!]{0,40}\b(?:dependen(?:t|ce|cy)|functioning alcoholic|an alcoholic|alkie|addict(?:ed|ion)?)\b/i;

/** "Do scratch cards count?" */
const COUNTS = /\b(?:do|does|would|did) (?!i\b|you\b)[\w']+(?: [\w']+){0,2} count\b(?! on)/i;
const COUNTED = [
  'If it gives you the same pull, I would count it. Somebody who knows you in this, a sponsor or a group, can say how they see it.',
  'I would count it, going by what you say of the pull. Counting it takes nothing away from the time before.',
];

/** "Could I not just tell him it's my thyroid": something else to say than what is so. */
const COVER =
  /\b(?:could|can|should|shall|what if) i (?:not )?(?:just |simply )?(?:tell \w+(?: \w+)?|say(?: to \w+)?) (?:that )?(?:it'?s|it is|it was) (?:just |only )?(?:the|my|a|an|for|from)\b/i;
const TRUTH =
  /\b(?:it'?s|it is|it was)[^.?!]*\b(?:drink\w*|alcohol|problem|vodka|gin|wine|bottles?|gambl\w+|betting|bets?|debts?)\b/i;
const COVERED = [
  'You could, and it would hold for a while. Then there are two things to explain instead of one.',
  'It buys time, and it has to be kept up. The true sentence is no longer than that one.',
];

/** How seldom or how little it would be. */
const LESS =
  /\b(?:weekends?|(?:fri|satur|sun|mon|tues|wednes|thurs)days?|in the week|weeknights?|nights? a week|days? a week|once a (?:week|month)|special occasions?|birthdays?|christmas|paydays?|pay day|after (?:six|seven|eight|nine|ten|\d)|(?:two|three|four|five|\d+) (?:pints?|drinks?|cans?|glasses|quid|pounds|bets?|a (?:night|week)))\b/i;
const RULE =
  /\b(?:what if|how about|suppose|say|(?:can|could|may) i|if) (?:i|we)?\b.{0,20}\b(?:just|only|stick to|keep (?:it )?to|cut (?:it |down )?to|limit|stop at|have)\b|\b(?:deal|happy with (?:it|that)|shake on (?:it|that)|agreed)\b/i;

const WEIGHED = [
  'I cannot hold you to it, so there is nothing to shake on. As a test it is fair: the days fixed, a number for each day written down first, and one person who knows. If you go over it twice in a month, that shows that less is harder for you than none. What would the number be?',
  'It is worth as much as what happens on the first day you want to break it. Write it down for four weeks, and look at it then. Who would look at it with you?',
];
