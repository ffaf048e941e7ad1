/** With somebody who only came for company: a chat, a story, a joke; nothing is made of any of it. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

/** No trouble at all, or a chat for its own sake; "just want to talk" is said of trouble as well. */
export const COMPANY =
  /\bno (?:troubles?|problems|worries|complaints?)(?: at all)? to (?:report|speak of|tell)\b|\b(?:nothing|no trouble) to report\b|\bkeep you company\b|\b(?:just|only|simply) (?:came|come|here|wanted|want|fancied|fancy|like|looking|in) (?:in |by |here )?(?:for )?(?:to )?(?:have )?(?:a |some )?(?:little |bit of a |nice |quick )?(?:chat|natter|chinwag|chit ?chat|gossip)\b(?! (?:about|with (?:my|him|her|them)))|\bfancy a (?:chat|natter)\b|\bi (?:just )?like a (?:chat|natter)\b|\b(?:i'?m|i am) (?:just )?(?:passing|killing) (?:the )?time\b/i;

export function companyMove(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const { text, acts } = reading;
  if (LOW.test(text)) {
    delete state.facts.light;
    return null;
  }
  if (acts.has('goodbye') || acts.has('thanks') || acts.has('may_i')) return null;
  const say = (bank: readonly string[], shape: Move['shape'], n: string | null = null) => {
    const line = words.pick(bank, { ...slotsOf(turn), n }, { inOrder: true });
    return line === null ? null : ({ text: line, shape, pending: null } satisfies Move);
  };
  const asked = state.facts.riddle === String(state.turn - 1);
  // What they say we should have said is no new riddle.
  if (RIDDLE.test(text.replace(IN_QUOTES, ' '))) {
    if (WITH_ANSWER.test(text)) return say(LANDED, 'R');
    state.facts.riddle = String(state.turn);
    return say(/\bknock,? knock\b/i.test(text) ? WHO_IS_THERE : GIVEN_UP, 'A');
  }
  if (asked || IT_WAS_A_JOKE.test(text) || acts.has('laugh') || reading.joking === 'joke')
    return say(asked || IT_WAS_A_JOKE.test(text) ? LANDED : LAUGHING, 'R');
  if (MAY_STAY.test(text)) return say(WELCOME, 'RI');
  if (COMPANY.test(text) && state.content === 0) return say(OPENS, 'RI');
  // What is asked of us otherwise has its answer elsewhere.
  if (reading.question !== null) return null;
  state.content++;
  const rests = state.shapes.at(-1) === 'RQ' && state.shapes.at(-2) === 'RQ';
  const named = nameIn(turn);
  const about = named === null || rests ? null : say(OF_NAMED, 'RQ', named);
  if (about) return about;
  const remark = reading.words.length > 2 ? say(REMARKS, 'R') : null;
  const question = rests ? null : say(CURIOUS, 'RQ');
  const said = [remark, question].filter((one) => one !== null);
  if (said.length === 0) return null;
  return {
    text: said.map((one) => one.text).join(' '),
    shape: question ? 'RQ' : 'R',
    pending: null,
  };
}

/** Somebody or some place that is named here for the first time. */
function nameIn({ input, voice }: Turn): string | null {
  const before = input.history.map(({ content }) => content).join(' ');
  const names = [...input.message.matchAll(NAME)].map(([name]) => name);
  return (
    names.find(
      (name) =>
        !NO_NAME.test(name) &&
        name !== voice.name &&
        name !== input.firstName &&
        !before.includes(name),
    ) ?? null
  );
}
/** Not at the beginning of a sentence, where every word has its capital. */
const NAME = /(?<=[\p{L},;:] )(?<!\b[Tt]he )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?/gu;
const NO_NAME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|God|Mum|Dad|Mom)\b/;

const RIDDLE =
  /\b(?:what do you (?:call|get)|why (?:did|do|does|don'?t|are|can'?t|couldn'?t|was) (?:the|an?|\w+s)\b[^?]*|how many \w+ does it take|knock,? knock|what did (?:the|one) \w+ (?:say|do)|what(?:'s| is) the difference between (?:an? )?\w+ and|do you know why|(?:you |do you )?know why)\b/i;
/** They give the answer themselves. */
const WITH_ANSWER = /\?["”']?\s+(?:because|cos|it was|they|he|she|we|so)\b/i;
const IN_QUOTES = /(?<=^|\s)['"“‘][^"“”]*['"”’](?=$|[\s.,!?])/g;
const IT_WAS_A_JOKE =
  /\b(?:it was (?:only |just )?a joke|(?:allowed|supposed|meant) to (?:groan|laugh)|that'?s a good one|get it\?|only (?:joking|pulling your leg))/i;

/** What is missed or not liked is told for its own sake: from there on it is listened to. */
const LOW =
  /\b(?:lonely|loneliness|alone|miss(?:es|ed|ing)? (?:him|her|them|my|our|it|the|that|[A-Z])|don'?t (?:like|care for|enjoy)|dull|empty|hard|worst|sad|hate|wish|used to|since (?:he|she|they) (?:died|left|went))\b/;

const MAY_STAY =
  /\b(?:mind|ok(?:ay)?|all ?right|can|could|may) (?:if )?i (?:just )?(?:keep you company|join you|sit (?:here|down|with you)|stay|chat)\b/i;
const WELCOME = [
  'Please do, I am glad of it. What has the day been like so far?',
  'By all means, make yourself at home. What were you doing before you came in?',
];
const OPENS = ['With pleasure. What has been on today?', 'Gladly. What shall we begin with?'];

const WHO_IS_THERE = ['Who is there?'];
const GIVEN_UP = [
  'I give up. Tell me.',
  'No idea, and I would like to know.',
  'You have me there. What is the answer?',
  'I cannot guess it. Go on.',
];
const LANDED = [
  'Ah. I walked straight into that one.',
  'That is a proper groan, and I mean it kindly.',
  'Very good. I should have seen it coming.',
  'You tell it well. Have you got another?',
];
const LAUGHING = [
  'I like how you put that.',
  'That would have made the whole room smile.',
  'You have fun with words.',
  'Point taken.',
];
/** {n} is somebody, an animal or a place. */
const OF_NAMED = [
  'I would like to hear more about {n}.',
  'Now {n}. What is the story there?',
  'Tell me about {n}.',
];
const REMARKS = [
  'I can see it in front of me.',
  'That is a good thing to have to tell.',
  'I am glad you told me that.',
  'There is a whole story in that.',
  'That is one to remember.',
  'So that is how it was.',
];
const CURIOUS = [
  'What happened next?',
  'What made you think of it today?',
  'What do you like best about it?',
  'Who else was in on it?',
  'What comes to mind first, when you think back to it?',
  'And what is on for the rest of today?',
  'What would you do with it, if it were up to you?',
];
