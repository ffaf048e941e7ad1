/** The draft they come back with: what is good in it by its parts, and an answer to what they ask of it. */
import { ofSeenDraft } from '../asked/draft.ts';
import { lastOurs, type Move, slotsOf, type Turn } from '../turn.ts';
import { TAKES_UP } from './received.ts';
import { meantBy, onlyPerson } from './wording.ts';

/** How many turns after the question a line in quotation marks is taken for their draft. */
const LASTS = 4;

/** A draft with the question whether it will do. */
const JUDGE =
  /\b(?:(?:does|do|would|will) (?:that|this|it) (?:sound|work|do\b|come across|read)|how (?:does|do) (?:that|this|it) sound|(?:is|was) (?:that|this|it) (?:too(?! (?:late|soon|early|long (?:to|ago)))|ok(?:ay)?|all right|alright|good enough|any good)|too (?:soft|harsh|long|short|much|cold|angry|blunt))\b[^?]{0,40}\??\s*$/i;

/** "Something like '…'?": put to us to be judged. */
const OWN_WORDS =
  /\b(?:something like|maybe|how about|what about|could i (?:say|write|put)|i could (?:say|write|put)|i(?:'d| would) (?:say|write|put)|i was (?:thinking|(?:going to|gonna) (?:say|write|put)))(?: of| just)?[,:]? ["“'‘][^\n]{12,240}\?\W*$/i;
/** What they wrote lately is asked about. */
const OF_DRAFT =
  /\b(?:is|was|if) (?:that|it|this)(?:['’]s| is)? (?:a |an )?(?:fair|ok(?:ay)?|good|right|reasonable|alright|all right) (?:thing )?to (?:say|write|send|ask|tell)\b|\b(?:is|was|does|do you think|would) (?:the|that|this|my) (?:\w+ )?(?:sentence|line|text|message|msg|draft|wording|letter|email|note|card|reply)\b[^?]{0,30}\?/i;

/** "Is it a good letter tho", "is it good": of what they wrote a message or two ago. */
const OF_LETTER =
  /\bis (?:it|that|this) (?:a |any |really )?(?:good|ok(?:ay)?|alright|all right|fine|enough|decent)(?: (?:letter|message|text|note|email|card|msg|enough))?(?: (?:tho|though|now|then|like that))?\s*\??/i;
/** "How's that?", where we had asked for the words. */
const HOW_IS_IT =
  /\b(?:how(?:'s| is| does) that(?: sound)?|(?:do|did) you like (?:it|that|the|my)\b[^?.!]{0,20}|what do you (?:think|say)|is (?:it|that) (?:a )?good(?: one)?|(?:is|was) (?:it|that) (?:ok(?:ay)?|all right|alright|any good)|you like (?:it|that))\s*(?:,? (?:yes or no|then|though))?\s*[?.]?\s*$|\bwhether (?:you like|it'?s|it is|that'?s) (?:any )?(?:good|ok(?:ay)?|all right|the (?:sentence|line|words))/i;
const A_LETTER = /\b(?:letter|message|text|note|email|card|msg|dear)\b/i;

/** The words themselves, where we had asked for them. */
function saidBefore({ input }: Turn): string | null {
  const before = input.history.findLast(({ role }) => role === 'user')?.content ?? '';
  return SPOKEN.test(before) && !before.trim().endsWith('?') ? before : null;
}

/** What they would say, written out: what is good in it by its parts, and when it will be said. */
export function drafted(turn: Turn): Move | null {
  const { text } = turn.reading;
  const put = (OWN_WORDS.test(text) || OF_DRAFT.test(text)) && fearedIn(turn) === null;
  const asked = Number(turn.state.facts.wording ?? Number.NaN);
  const since = turn.state.turn - asked;
  const howIsIt = since <= LASTS && HOW_IS_IT.test(text.replace(/[’‘]/g, "'"));
  const letterAsked = OF_LETTER.test(text) && A_LETTER.test(text) && fearedIn(turn) === null;
  const verdict =
    put || letterAsked || howIsIt
      ? ofSeenDraft(turn, since <= LASTS ? saidBefore(turn) : null)
      : null;
  if (verdict !== null) return { text: verdict, shape: 'A', pending: { kind: 'ask' } };
  const letter = LETTER.test(text);
  const judged =
    JUDGE.test(text) &&
    turn.reading.words.length >= 12 &&
    /["“:]|(?:^|\s)['‘](?=\w)|\b(?:send|text|message|say|write|letter|note)\b/i.test(text);
  if (!letter && !judged && (!(since <= LASTS) || TAKES_UP.test(text))) return null;
  if (MISSED.test(text)) return missed(turn);
  if (!letter && ANOTHERS.test(text)) return null;
  const draft = draftIn(text) ?? (since === 1 ? answerIn(turn) : undefined);
  const begun = BEGUN.test(text) && turn.reading.words.length >= 6;
  const likeThat = LIKE_THAT.test(text) && turn.reading.words.length >= 8;
  if (!letter && !judged && draft === undefined && !begun && !likeThat) return null;
  const lead = judgedSo(turn) ?? attackFeared(turn, draft ?? text);
  const seen = judged && lead === null ? ofSeenDraft(turn) : null;
  if (seen !== null) return { text: seen, shape: 'A', pending: { kind: 'ask' } };
  return praised(turn, draft ?? text, lead);
}

function praised(turn: Turn, said: string, lead: string | null): Move | null {
  const parts = [FEELS, WANTS].filter((part) => part.test(said)).length;
  const praise = turn.words.pick(parts === 2 ? WHOLE : parts === 1 ? HALF : PLAIN, slots(turn), {
    inOrder: true,
  });
  const next = turn.quiet
    ? null
    : turn.words.pick(parts === 0 ? ADD : WHEN, slots(turn), { inOrder: true });
  const text = [lead, praise, next].filter(Boolean).join(' ');
  return text === '' ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

/** "Will she take it as an attack?" */
function attackFeared(turn: Turn, said: string): string | null {
  if (!ATTACK.test(turn.reading.text)) return null;
  const bank = BLAMES.test(said) ? SOME_BLAME : NO_BLAME;
  return turn.words.pick(bank, slots(turn), { inOrder: true });
}
const ATTACK =
  /\b(?:attack\w*|accus\w+|(?:get|be|gets) (?:angry|mad|defensive|upset|hurt)|take it (?:badly|wrong|the wrong way)|start (?:a|another) (?:row|fight)|blow up)\b[^?]*\?/i;
const BLAMES = /\byou (?:always|never|just|only|don'?t even|should|make me|made me)\b/i;
const NO_BLAME = [
  'There is no accusation in it, so it has a fair chance.',
  'It says how it is for you and charges nobody, and that is what keeps it from being an attack.',
];
const SOME_BLAME = [
  'One word in it may sting: “always”, “never” and “you make me” get an answer of their own. Without that it has a fair chance.',
];

/** "That was the sentence. You asked me what it would be": the one before is looked at now. */
function missed(turn: Turn): Move | null {
  const before = turn.input.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const owned = turn.asides.includes('told_before');
  const own = owned ? null : turn.words.pick(OVERLOOKED, {}, { inOrder: true });
  return before === '' ? null : praised(turn, draftIn(before) ?? before, own);
}
const MISSED =
  /^(?:(?:no|but|yes|well),? )*(?:(?:that|this|it) was (?:the|my) (?:sentence|draft|line|first line|answer|wording)|that'?s (?:the sentence|the line|what i'?d say|what i would say)|you asked (?:me )?(?:for (?:it|a sentence|the (?:line|sentence|words))|what (?:it|that|the \w+) would be|how i'?d (?:say|put) it))\b/i;
const OVERLOOKED = [
  'You are right, that was the sentence, and I missed it.',
  'Yes, I had asked you, and I did not see it was your answer.',
];

/** Asked what the sentence would be, what they write next is the sentence, with or without its marks. */
function answerIn(turn: Turn): string | undefined {
  const { reading } = turn;
  const ours = lastOurs(turn);
  const question = /[^.!?…]*\?["”]?\s*$/.exec(ours)?.[0] ?? '';
  const said = reading.text.replace(LEAD_IN, '').trim();
  const size = said.split(/\s+/).length;
  const forWords = FOR_WORDS.test(question);
  const toThem = ADDRESSED.test(said);
  if (size < 4 || size > 70 || !(forWords || (/“[^”]+”/.test(ours) && toThem))) return undefined;
  if (/\?\s*$/.test(said) && !(forWords && toThem)) return undefined;
  if (NO_DRAFT.test(said) && !CALLED.test(said)) return undefined;
  return SPOKEN.test(said) ? said : undefined;
}
/** Ours that asks for the words themselves. */
const FOR_WORDS =
  /\b(?:sentence|line|words|one go|would yours be|comes? right after|how would .* (?:go|start|sound)|would you change|say it|put it|come first)\b/i;
/** "Mum, please stop telling her how to look after the baby." */
const CALLED =
  /^(?:mum|mom|mam|mummy|mama|dad|daddy|papa|darling|love|dear|\p{Lu}\p{Ll}+),? (?:please|i|can|could|would|let|when|you|it)\b/u;
const ADDRESSED = /\b(?:you|your|you're|let's|please|sorry|thanks?|we)\b/i;
/** Said to somebody. */
const SPOKEN = /\b(?:i|i'm|i've|i'd|you|you're|we|us|let's|please|sorry)\b/i;
/** Said of it, or of somebody, and to nobody. */
const NO_DRAFT =
  /^(?:but |no,? |well,? )*(?:he|she|they|we) (?:lives?|is|are|was|were|has|have|knows?|sleeps?|works?|share|don'?t|doesn'?t|never)\b|\b(?:say(?:ing)?|tell(?:ing)?|ask(?:ing)?|text(?:ing)?|write|writing|use|change|send(?:ing)?) (?:that|it|this|any of|her|him|them|anything|something)\b|\bi (?:can'?t|couldn'?t|won'?t|(?:really |honestly |just )?(?:don'?t|do not) (?:know|think|want to (?:say|tell|talk)))\b|\b(?:he|she|they)(?:'d|'ll| would| will| might| won't)\b|\b(?:what|how) (?:i|do i)\b|^(?:no|nah|nope|not)\b|^(?:that|it)(?:'s| is) (?:not |really |quite |actually |so )*(?:bad|good|nice|better|perfect|great|ok(?:ay)?|fine|it|true|right)\b|\bi(?:'d| would|'ll) never\b|\b(?:that|it) (?:sounds|feels|seems|would sound)\b/i;
const LEAD_IN =
  /^(?:(?:um+|hm+|ok(?:ay)?|well|so|yes|yeah|right|maybe|probably|perhaps|i think|i suppose|i guess)[,.:]? )*(?:(?:it|that|mine|the (?:sentence|line|first line|first one))(?:'d| would| could| might)? be|something like|maybe like|how about|what about|like|i(?:'d| would| could) (?:just )?say)?[,:]?\s*/i;
const LETTER =
  /^["“]?dear (?!(?:me|oh|lord|god|dear|all|sir|madam)\b)\p{L}+(?: \p{L}+)?[,.:!]? \S+ \S/iu;
const ANOTHERS =
  /\b(?:he|she|they|\p{Lu}\w+)(?:'s|'ve| has| have)? (?:just )?(?:written|wrote|said|replied|texted|answered|sent|messaged)\b/u;
/** At the head of the message or of a sentence in it. */
const BEGUN =
  /(?:^|[.!] )(?:ok(?:ay)?,? |so,? |and,? |then,? )*(?:something like|maybe like|like(?=[,:]? (?:["“]|hey\b|hi\b|look\b|i\b|i'?m\b|you\b|we\b|can we\b|sorry\b|please\b))|i(?:'d| would| could) (?:just )?say|(?:it|that)(?:'d| would) be:?|how about|what about)(?=\W|$)/i;

/** "Something like that" at the end of it. */
const LIKE_THAT = /\b(?:something|words|along the lines) (?:like|of) (?:that|this)[.! ]*$/i;

/** The last thing in quotation marks that they would say; what they never would is left out. */
function draftIn(text: string): string | undefined {
  return [...text.matchAll(/([^"“”]*)["“]([^"”]{12,240})["”]/g)].findLast(
    ([, before = '', said = '']) => !TURNED_DOWN.test(before) && said.split(/\s+/).length >= 4,
  )?.[2];
}
const TURNED_DOWN =
  /\b(?:never|not|n'?t|wouldn'?t|won'?t|can'?t) (?:ever |actually |just )?(?:say|use|write|put|go with|said)\b[^.]*$|\bif i (?:say|said)\b[^.]*$|\b(?:he|she|they) (?:says?|said|asked|told|wrote|texted)\b[^.]*$|\b(?:got|has|have|with|without) $/i;

/** "Is that pathetic?", about the draft: answered before anything is said of it. */
function judgedSo(turn: Turn): string | null {
  const word = fearedIn(turn);
  return word === null ? null : turn.words.pick(NOT_BAD, { h: word }, { inOrder: true });
}
function fearedIn({ reading }: Turn): string | null {
  const word =
    /\b(?:is|was|isn'?t|does) (?:that|it|this)(?: sound| too| just| a bit| really)* (\w+)(?: or \w+)*(?:\?|[.! ]*$)/i.exec(
      reading.text,
    )?.[1];
  return word !== undefined && BAD.test(word) ? word.toLowerCase() : null;
}
const BAD =
  /^(?:pathetic|weak|stupid|silly|needy|childish|soft|harsh|mean|cold|cheesy|desperate|cringe|selfish|rude|dramatic|much)$/i;
const NOT_BAD = [
  'No. Saying the plain thing is not {h}, it is the harder way.',
  'It does not read as {h} to me.',
];

const slots = (turn: Turn) =>
  slotsOf(turn, {
    p: meantBy(turn) ?? onlyPerson(turn) ?? 'the other person',
  });

const FEELS =
  /\b(?:i(?:'m| am| feel| felt| was|'ve been)|it) (?:\w+ )?(?:angry|sad|hurt\w*|lonely|worried|scared|upset|tired|miss|ashamed|sorry|nervous|left out|confused|hard|embarrass\w+|disappointed)|\bi(?:'ve| have)? (?:\w+ )?(?:feel|felt|feeling) (?:like|that|as if|as though|so|small|stupid|alone|bad|judged|compared|pushed|shut|invisible|not)\b|\bi(?:'m| am|'ve been) not (?:fine|ok(?:ay)?|all right|alright|happy|good)\b|\bi miss\b|\bi love\b/i;
const WANTS =
  /\b(?:i(?:'d| would) (?:like|love|want)|i (?:do not |don'?t )?(?:want|need|miss|hope|wish)|can (?:we|you)|could (?:we|you)|will you|would you|please|let'?s|what are you)\b/i;

const WHOLE = [
  'That has both halves in it, how it is for you and what you want, and it blames nobody. I would leave it as it stands.',
  'It is short, it is yours, and it leaves {p} room to answer.',
];
const HALF = [
  'That is honest and short, and one can hear you in it.',
  'Good bones. It says one true thing and stops.',
];
const PLAIN = [
  'That opens the door without pushing anyone through it.',
  'Plain, and easy to answer.',
];
const WHEN = ['Would you rather write it or say it aloud?', 'Where would be a good place for it?'];
const ADD = [
  'Is there a word in it about how it is for you, or would you rather leave that out?',
  'What would you like to hear back?',
];
