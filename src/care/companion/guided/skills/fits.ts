/** Whether what was said answers a step, by the kind of thing the step asks for and the form of the words. */
import { isManners } from '../understand/acts.ts';
import type { Reading } from '../understand/index.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';
import { VERBS } from '../understand/verbs.ts';
import type { Takes } from './types.ts';

/** 'no' is something else that came up, 'reaction' a word on what we said; both leave the step open. */
export type Fit = 'yes' | 'unsure' | 'no' | 'reaction';

/** Fewer words are taken as they come: nobody tells a story in four. */
const TOO_FEW = 5;

export function fits(takes: Takes, reading: Reading): Fit {
  const { text, clauses } = reading;
  if (REACTION.test(text) && !QUOTED.test(text) && reading.words.length <= 12) return 'reaction';
  if (reading.words.length < TOO_FEW) return 'yes';
  const told = clauses.filter(
    (one) => one.words.length > 1 && !(one.words.length < 4 && isManners(one.text)),
  );
  const all = told.map((clause) => verdict(takes, clause, text));
  const good = all.filter((one) => one === 'yes').length;
  // Whoever answers begins with it; one clause of many may look like an answer by chance.
  if (all[0] === 'yes' || good * 2 > all.length || all.length === 0) return 'yes';
  return good === 0 && all.every((one) => one === 'no') ? 'no' : 'unsure';
}

/** "Oh that's good", "ok that takes a bit of weight off", "that got me a bit". */
const REACTION =
  /^(?:(?:oh|ok(?:ay)?|yes|yeah|hm+|well|ha(?:ha)?|all ?right|right|good|fine|thanks?|thank you|huh|wow|ooh|phew|lol|cheers)[,.! ]+)*(?:that(?:'?s| is| was| one| got| gets| takes| took| helps?| helped| makes| made| feels| felt| sounds| hit| hits| stings?| lands?)|this (?:is|feels|helps|helped)|good (?:one|question|idea|point)|nice one|makes sense|i(?:'ll|'d| will| would) try (?:that|it|this)|i like that|clever)\b/i;
const QUOTED = /["“][^"”]{4,}["”]/;

function verdict(takes: Takes, clause: Clause, whole: string): Fit {
  const { text, words } = clause;
  if (takes === 'anything') return 'yes';
  if (clause.question && !isTentative(text)) return 'no';
  const form = formOf(clause);
  if (takes === 'deed' && OTHERS_WILL.test(text)) return 'no';
  const ours = form === 'planned' && subjectOf(clause) !== 'other';
  switch (takes) {
    case 'fact':
      return ours ? 'no' : 'yes';
    case 'good':
      if (ours || BAD.test(text)) return 'no';
      return form === 'selfPast' ? 'unsure' : 'yes';
    case 'thought':
      return form === 'otherPast' ? 'unsure' : 'yes';
    case 'deed':
      if (form === 'bare' || ours) return 'yes';
      return isHabit(form, clause) ? 'unsure' : 'no';
    case 'liked':
      if (form === 'bare' || ours || LIKED.test(text)) return 'yes';
      return form === 'selfPast' || isHabit(form, clause) ? 'unsure' : 'no';
    case 'ours':
      if (form === 'bare' || OURS.test(text)) return 'yes';
      return form === 'selfPast' ? 'unsure' : 'no';
    case 'words':
      if (QUOTED.test(whole) || SAYING.test(text) || ours) return 'yes';
      if (form === 'bare' || subjectOf(clause) === null)
        return words.length <= 7 ? 'yes' : 'unsure';
      return form === 'selfPast' || form === 'otherPast' || form === 'state' ? 'no' : 'unsure';
    case 'wish':
      return form === 'bare' || WISHED.test(text) ? 'yes' : 'no';
    case 'theirs':
      if (subjectOf(clause) === 'self') return 'no';
      return form === 'bare' || form === 'planned' || WISHED.test(text) ? 'yes' : 'unsure';
    case 'request':
      if (form === 'bare' || (ASKED.test(text) && subjectOf(clause) !== 'self')) return 'yes';
      return subjectOf(clause) === 'other' && form !== 'state' ? 'unsure' : 'no';
    case 'when':
      return form === 'bare' || ours || words.length <= 6 ? 'yes' : 'no';
    case 'name':
      if (form === 'bare' || form === 'state' || /^it\b/i.test(text) || SENSED.test(text))
        return 'yes';
      return ours && words.length <= 10 ? 'yes' : 'no';
  }
}

/** "Going to the airport for a coffee?": an answer that they are not sure of, and no question. */
export const isTentative = (text: string): boolean =>
  /^(?:(?:um+|er+|hm+|well|ok|oh|maybe|perhaps|probably|possibly|say|so|just|i guess|not sure)[, ]+)*(?:(?!(?:anything|nothing|everything|something|being|meaning|during|going on)\b)[a-z]{2,}ing|an?|the) \w/i.test(
    text,
  );

/** "Bramble'd have the batter": what somebody else would do. */
const OTHERS_WILL =
  /^(?:and |but |so )*(?!i\b|we\b|it\b|that\b)[a-z]{2,}(?:'d|'ll| would| will)\b/i;

/** In a longer answer the clause that answers, by its form; null where none is told apart. */
export function fitting(takes: Takes, { clauses, text }: Reading): string | null {
  if (takes === 'anything' || takes === 'fact' || takes === 'thought') return null;
  const good = clauses.filter((one) => verdict(takes, one, text) === 'yes');
  // "Can't tomorrow. Thursday.": the time they name, and not the one they rule out.
  const meant = takes === 'when' ? good.filter((one) => !RULED_OUT.test(one.text)) : good;
  const dated = meant.filter((one) => DATED.test(one.text));
  const when = dated.at(-1) ?? meant.at(-1);
  return (takes === 'when' ? (when ?? good[0]) : (meant[0] ?? good[0]))?.text ?? null;
}
/** "This thursday. So before": the day says more. */
const DATED = /\b(?:\w+day|tomorrow|tonight|\d{1,2}(?:[:.]\d\d|st|nd|rd|th| ?(?:am|pm))?)\b/i;
const RULED_OUT = /\b(?:not|no|never|can'?t|cannot|won'?t|\w+n't)\b/i;

type Form = 'bare' | 'planned' | 'self' | 'selfPast' | 'other' | 'otherPast' | 'state';

/** By subject and verb: "a walk" is bare, "I could ring her" planned, "it's the noise" a state. */
function formOf(whole: Clause): Form {
  const lower = whole.text.toLowerCase();
  if (PLANNED.test(lower)) return 'planned';
  if (STATE.test(lower)) return 'state';
  const clause = withoutLead(whole);
  const { text, words } = clause;
  const subject = subjectOf(clause);
  if (subject === 'self') return isPast(words) ? 'selfPast' : 'self';
  if (isPast(words)) return 'otherPast';
  if (IS_OR_HAS.test(text)) return 'other';
  const verb = subject === 'other' && !ARTICLE.test(words[0] ?? '') ? finite : inflected;
  return words.slice(1, 7).some(verb) ? 'other' : 'bare';
}

/** "When he comes in": whoever it is about stands behind the first word. */
function withoutLead(clause: Clause): Clause {
  const text = clause.text.replace(/^(?:when(?:ever)?|if|because|since|while|and|but) /i, '');
  return text === clause.text ? clause : { ...clause, text, words: clause.words.slice(1) };
}

/** "My wife's got it", and not "my wife's garden". */
const IS_OR_HAS = /\w's (?:got|been|gone|not|so|very|always|never|too|\w{3,}ing)\b/i;
const ARTICLE = /^(?:an?|the|some|any|my|our|this|that|one|two|three)$/;
const finite = (word: string): boolean => VERBS.has(word) || /'(?:s|re|ve|m)$/.test(word);
const inflected = (word: string): boolean =>
  FINITE.test(word) || /^(?:he|she|they|it|i)'(?:s|re|ve|m)$/.test(word);
const FINITE =
  /^(?:is|are|was|were|has|have|had|does|did|isn't|aren't|wasn't|weren't|doesn't|didn't)$/;
const PLANNED =
  /\b(?:could|can|would|will|might|may|should|shall|going to|gonna|want to|let's|plan to|try(?:ing)? to|from now on)\b|'(?:ll|d)\b/;
const STATE =
  /^(?:(?:and|but|so|well|i (?:think|guess|suppose)|probably|mostly|mainly)[, ]+)*(?:it|that|this|there)(?:'s| is| was| are| were|'d| has)\b/;
const BAD = /\b(?:worst|worse|dread\w*|hate|awful|horrible|nothing)\b/i;
const OURS = /\b(?:we|we've|we'd|our|ours|us|both|together|the two of us)\b/i;
const LIKED =
  /\b(?:used to|like[ds]?|love[ds]?|enjoy\w*|always|good|nice|calm\w*|help(?:s|ed)|music)\b/i;
const SAYING =
  /\b(?:i'?d|i would|i'?ll|i will|would|just|i) (?:say|tell|write|answer|ask|call)\b|\b(?:you|you're|your|sorry)\b|^(?:i (?:can'?t|need|want|am|have)|i'?m|no|not|thank|please)\b/i;
const WISHED =
  /\b(?:wants?|wanted|needs?|wish(?:es)?|(?:'d|would) (?:like|love)|hopes?|for (?:him|her|them|me|us) (?:to|not)|less of|more of)\b|^(?:to|not to|that (?:he|she|they)) \w/i;
const ASKED =
  /\b(?:ask(?:s|ed|ing)?|want(?:s|ed)?|expect(?:s|ed)?|demand\w*|keeps?|call(?:s|ing)?|borrow\w*|my (?:mother|father|mum|mom|dad|boss|manager|sister|brother|husband|wife|ex|son|daughter|friend|partner|in-laws))\b/i;

const SENSED =
  /\bi (?:can |could )?(?:see|hear|smell|taste|notice|feel (?:it|the|my|a|some|cold|warm|air))\b|\bi'?d (?:be|go|sit|put|keep)\b/i;

/** "I read", "I sit on the stairs": short, and nothing felt. */
const isHabit = (form: Form, { words }: Clause): boolean =>
  form === 'self' &&
  words.length <= 6 &&
  !/^(?:i'?m|i feel|i am)/i.test(words.slice(0, 2).join(' '));
