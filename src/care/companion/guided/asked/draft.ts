/** Words of theirs to somebody, and whether they will do: too long, too cold, to be sent or not. */
import type { Turn } from '../turn.ts';

/** The verdict on words that were seen, else on `otherwise`; null where there are none. */
export function ofSeenDraft(turn: Turn, otherwise: string | null = null): string | null {
  const draft = draftHere(turn) ?? otherwise;
  if (draft === null) return null;
  const asked = turn.input.message.replace(draft, ' ');
  return turn.words.pick(verdict(draft, asked), {}, { inOrder: true });
}

/** The verdict; null where no words of theirs were seen and nothing can be said of them. */
export function ofDraft(turn: Turn): string | null {
  const draft = draftHere(turn);
  const asked = turn.input.message.replace(draft ?? '', ' ');
  const { message } = turn.input;
  if (draft === null && (!OF_WORDS.test(message) || ASKS_FOR_WORDS.test(message))) return null;
  const bank = draft === null ? UNSEEN : verdict(draft, asked);
  return turn.words.pick(bank, {}, { inOrder: true });
}

const OF_WORDS =
  /\b(?:sen[dt]|sending|wr[io]te|written|writing|text(?:ed)?|message|msg|letter|email|mail|card|note|speech|reply|replied|answer|post|typed|draft|word(?:s|ing)?)\b/i;

/** Those are still to be found. */
const ASKS_FOR_WORDS =
  /\b(?:what|how|something|anything|words)\b(?: \w+){0,4} (?:write|say|put|reply|answer|text|send)\b/i;

/** As they wrote it, in this message or one of the two before. */
function draftHere({ input }: Turn): string | null {
  const theirs = input.history.filter(({ role }) => role === 'user').slice(-2);
  for (const text of [input.message, ...theirs.map(({ content }) => content).reverse()]) {
    const found = draftIn(text);
    if (found !== null) return found;
  }
  return null;
}

const MARKS = /(?<!\p{L})["“‘'«]([^"”»]{12,600}?)["”’'»](?!\p{L})/gu;
const OTHERS_SAID =
  /\b(?:he|she|they|people|\p{Lu}\p{Ll}+)(?:['’]?s| has| had)? (?:just )?(?:said|says|wrote|written|replied|texted|sent|goes|told me)[^.!?]{0,12}$/u;
const BEGUN =
  /\b(?:wrote|written|typed|drafted|message|text|msg|letter|email|e-mail|note|answer|reply|draft|say|sent|sending|like this|goes|got|have|put|it['’]?s|is)(?: (?:this|it|him|her|them|so far|back|to \w+))*\s*[:.]\s+(.{12,600})$/is;
const SPOKEN = /\b(?:you|your|yours|u|ur|dear|hi|hey|sorry|thank|thanks|love|regards|please)\b/i;
const ADDRESSED = /^(?:dear|hi|hey|hello|good (?:morning|evening))\b/i;
/** "The sentence would be: …" */
const NAMED =
  /\b(?:sentence|line|words|message|text|opening|opener)(?: i(?:'d| would) (?:say|write|use|send))? (?:would be|could be|might be|is|goes|:)[:,]? ?(.{8,400})$/is;
/** From its salutation on, whatever was asked in front of it. */
const LETTER = /(?<=[.!?:] )Dear \p{Lu}\p{L}+\b.{12,600}$/su;
const LAST_QUESTION = /(?:^|(?<=[.!?…]\s))[^.!?…]*\?\s*$/;

/** What stands in marks and was not said by another, or behind "I wrote this:", or begins like a letter. */
function draftIn(text: string): string | null {
  const marked = [...text.matchAll(MARKS)].findLast(
    (one) => (one[1] ?? '').split(/\s+/).length >= 4 && !OTHERS_SAID.test(text.slice(0, one.index)),
  )?.[1];
  if (marked !== undefined) return marked;
  const begun = BEGUN.exec(text)?.[1] ?? LETTER.exec(text)?.[0];
  const named = NAMED.exec(text)?.[1]?.replace(LAST_QUESTION, '').trim();
  if (named !== undefined && named.split(/\s+/).length >= 4) return named;
  const plain = (begun ?? (ADDRESSED.test(text.trim()) ? text : ''))
    .replace(LAST_QUESTION, '')
    .trim();
  return plain.split(/\s+/).length >= 5 && SPOKEN.test(plain) ? plain : null;
}

const BLAMES =
  /\b(?:you (?:always|never|only ever|don['’]?t even|should have|ought to|made me|make me)|how (?:dare|could) you|your fault|typical|as usual|pathetic|selfish|liar|disgusting|or (?:else|i['’]?m)|sort it|whatever)\b|[A-Z]{4,}|!{2,}/;
const OVERDONE =
  /\b(?:so(?:,? so)+ sorry|sorry.*sorry|the worst|hate me|forgive me|i know i['’]?m)\b/is;
const LONG = 70;
const SHORT = 25;

/** By what they fear of it, and what is in it. */
function verdict(draft: string, asked: string): readonly string[] {
  const size = draft.split(/\s+/).length;
  if (
    /\b(?:short|brief|little|enough|(?:need|put|add)\b.*\bmore|bare|bit thin|missing)\b/i.test(
      asked,
    )
  )
    return size > SHORT ? ENOUGH : NOT_TOO_SHORT;
  if (
    /\b(?:long|overdone|over ?do(?:ne|ing)|too much|waffl\w+|rambl\w+|wordy|shorten)\b/i.test(asked)
  )
    return size > LONG ? TOO_LONG : NOT_TOO_LONG;
  const blames = BLAMES.test(draft);
  if (
    /\b(?:harsh|cold|angry|rude|mean|blunt|nasty|aggressive|hard|snotty|passive|bitchy|unfriendly|sharp|stiff|formal)\b/i.test(
      asked,
    )
  )
    return blames ? A_LITTLE_HARD : NOT_HARD;
  if (
    /\b(?:cringe\w*|needy|soft|desperate|pathetic|clingy|silly|stupid|daft|cheesy|weird|weak|embarrass\w*|creepy|keen)\b/i.test(
      asked,
    )
  )
    return NOT_SILLY;
  if (OVERDONE.test(draft)) return ONCE_SORRY;
  if (blames) return A_LITTLE_HARD;
  if (/\b(?:already|was it|sent|did i)\b/i.test(asked) && /\bsent\b/i.test(asked)) return WAS_SENT;
  return size > LONG ? TOO_LONG : AS_IT_STANDS;
}

const NOT_TOO_SHORT = [
  'Not too short. It says what it has to say and leaves room for an answer; a longer one would mostly be reasons.',
  'It is long enough. Short ones get read twice, and answered.',
];
const ENOUGH = [
  'That is enough. I would add nothing; what is missing can be said when you hear back.',
  'It has all it needs. More would only bury the one thing you want them to read.',
];
const TOO_LONG = [
  'It could be shorter. Keep what you want from them and the one sentence that matters most to you, and let the reasons go.',
  'I would cut it by about half: the first lines and the last are mostly the ones that count.',
];
const NOT_TOO_LONG = ['Not too long. One reads it in half a minute, and it keeps to one thing.'];
const A_LITTLE_HARD = [
  'One part of it may sting: wherever it says what they always do, or threatens, they will answer that and not the rest. Take that out, and it has a good chance.',
  'The matter in it is right, the tone a little hard. Say once what you need and by when, and leave out what you think of them.',
];
const NOT_HARD = [
  'It does not read as hard to me. It is plain and polite, and it says what you want. I would leave it as it is.',
  'No, it is clear, and that is something else. If you like, put one friendly word at the beginning; nothing more.',
];
const NOT_SILLY = [
  'Not at all. It is friendly and easy to answer, and nobody has to guess what you mean. I would send it.',
  'No. It sounds like somebody who means it, and that is mostly welcome.',
];
const ONCE_SORRY = [
  'It is kind, but it apologises more than it needs to. One sorry, one reason, and what you can do instead: that is easier to take.',
];
const WAS_SENT = [
  'It was all right. It says no more than it means, and nobody is insulted by it. How they take it is their part.',
];
const AS_IT_STANDS = [
  'I would send it as it stands. It is plain, it sounds like a person, and it leaves room for an answer.',
  'It is good as it is. Read it once more in the morning, and if you still mean it, send it.',
  'Yes, it will do. It says one thing and stops, and most letters fail at that.',
  'It is fine. I would change nothing in it.',
  'Yes. It is short, it is kind, and it can be answered with one word.',
  'Good, as far as I can judge, and it sounds like you.',
  'I would leave it so. Any more, and it would turn into a speech.',
];
/** They speak of what they wrote and have not shown it. */
const UNSEEN = [
  'As you describe it, it will do. Check two things: does it say what you would like from them, and is anything in it that you would not say to their face?',
  'I would let it go out. What reads badly is mostly what explains too much; if there is such a sentence, leave that one away.',
];
