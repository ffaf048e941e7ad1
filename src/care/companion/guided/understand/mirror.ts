/**
 * Says a clause back in the second person: "I went upstairs" → "you went upstairs". Only where the
 * grammar is certain: a known kind of subject, a known verb, no "you" in it, nothing cut off.
 * English makes this safe: apart from am/was, a verb has the same form after "I" and "you".
 */
import { type Names, NO_NAMES } from './names.ts';
import type { Clause } from './text.ts';
import { isPastForm, VERBS } from './verbs.ts';

const ADVERB =
  /^(?:just|really|always|never|even|still|also|only|often|usually|sometimes|probably|basically|literally|actually|kinda|constantly|barely|hardly|almost|finally|suddenly|already|totally|honestly|both|all|now|then|so|not|either|simply|currently|mostly|quietly|slowly)$/;
const SUBJECT =
  /^(?:i|he|she|they|we|it|that|this|there|everyone|everybody|nobody|someone|somebody|people|nothing|everything|something|one|half|most|some|mum|mom|dad|mummy|daddy|mam|nan|gran|grandma|grandad|grandpa|flatmate|housemate|roommate|boss|manager|sister|brother|wife|husband|girlfriend|boyfriend|neighbour|landlord|missus|hubby|mate|youngest|oldest|eldest)$/;
const CONTRACTED =
  /^(?:i'm|i've|i'd|i'll|he's|he'd|he'll|she's|she'd|she'll|they're|they've|they'd|they'll|we're|we've|we'd|we'll|it's|it'd|it'll|that's|that'd|there's|everyone's|nobody's|everything's|nothing's)$/;
const DETERMINER =
  /^(?:my|the|his|her|our|their|a|an|every|each|no|some|all|this|that|these|those)$/;
const BAD_START =
  /^(?:tell|help|give|let|leave|stop|please|shut|(?:don't|do not|just|please|never|stop) (?:know|ask|tell|worry|lecture|say|talk|give|call|judge|pretend|patroni[sz]e|try|start|even|you|make|leave|listen|stop|help|laugh|hate|freak|panic|mention|bother|be)|go on|never mind|forget (?:it|that|about it)|drop it|leave it|whatever|ask|say|look|wait|listen|thank|(?:should|would|can|will|do|does|did|is|are|am|was|were|could(?! (?:always|just|go|try|ask|call|ring|text|walk|stay|say|talk|do))\b)(?!')|what|why|how|who|where|when|which|whose|maybe|if|because|like|as|than|to|of|or)\b/;
const BLOCKED =
  /\b(?:you|your|you're|youre|yours|yourself|ya|u|ur|kill(?!ed)\w*|suicid\w*|rape\w*|fuck\w*|shit\w*|cunt\w*|bitch\w*|wank\w*|slut\w*|nigg\w*|fag\w*|https?|bot|ai|app|hello|thanks|idk|lol|okay|script|prompt|therapist|system|omg|that'?s it|that(?:'s| is) an? (?:\w+ ){0,2}(?:answer|question|point|thought))\b|[<>{}[\]\\@#$^*_|~"“”=/]|\d{5,}/i;
const HANGING =
  /\b(?:the|a|an|my|his|their|our|to|of|and|or|but|so|that|with|for|from|is|are|was|were|be|[iI]|[iI]'m|he|she|they|we|if|when|because|than|as|about|really|very|can't|don't|didn't|has|have|had|would|will|could|should|do|does|how|why|who|into|some|no|and thought|and said|to have said(?: once)?|keep|keeps|make|makes|been|(?:think|thinks|guess|suppose|reckon|reckons) (?:he|she|they|it) (?:means?|meant)|its|it's|that's|he's|she's|they're|there's|[iI]'ve|[iI]'d|[iI]'ll)$/;
/** Of these the rest is understood: "I swore I wouldn't" is whole, and so is "he meant to". */
const ELIDED =
  /\b(?:(?:meant|want(?:s|ed)?|needs?|needed|going|used|able|(?:have|has|had|got)) to|to (?:go|talk|turn|live|listen|belong|speak|look forward|come home) (?:to|for|with))$/;
const TAIL =
  /(?:[\s,]+(?:lol|haha|tbh|to be honest|you know|or something|or whatever|and stuff|and that|anyway|though|tho|too|etc|(?<!\ball )right|really|honestly|basically|actually|to be fair|innit|mate|dear|hun|(?<!\bsay(?:ing)? )(?:yes|yeah|aye)|obviously|for (?:christ|god|heaven|pete|fuck)'?s sake))+$/i;
/** A doubt at the end stays a doubt: "he's proud, I suppose" is no claim that he is. */
const DOUBT = /[\s,]+i (suppose|guess|think|hope|reckon)$/i;
/** "…, is it" asks for a nod, and is no part of what is told. */
const TAG =
  /[\s,]+(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would)(?:n'?t)? (?:it|he|she|they|we|i|that|there)$/i;
/** "I had like 6": a habit of speech, unless it compares. */
const FILLER =
  /(?<!\b(?:feels?|felt|feeling|looks?|looked|sounds?|sounded|seems?|seemed|is|are|was|were|\w+'s|more|just) )\blike (?=(?:\d|two|three|four|five|six|seven|eight|nine|ten|half|an? (?:pint|bottle|glass|litre|can|hour|minute|day|week|month|year))\b)|(?<=\b(?:told|asked|texted|rang) )like (?=every(?:one|body)\b)/gi;
/** Said to us beside it: "three weeks ago like I said", "dunno, like year 11". */
const TO_US =
  /^(?:(?:i )?dunno|idk|i don't know)[, ]+(?:(?:like|maybe|probably|just)[, ]+)?(?=\S+ \S)|[, ]*\b(?:like|as) i (?:already )?(?:said|told you|mentioned)(?: (?:before|already|earlier))?(?=[,.]|$)/gi;
/** "I have sent nine": nine of what, nobody can tell from it. */
const COUNTED =
  /\b(?!(?:in|on|of|with|at|by|till|until|before|after|past|since|for|from|to|is|was|am|are|were|turned|turn|turns|aged|only|about|around|number|bay|room|ward|one|and|you're|he's|she's|it's|they're)\b)[\w']+ (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/i;
/** "You want you to": what is wanted of both is wanted together. */
const FOR_BOTH = /\b(want|need|like|love|wish) us to (.+)$/i;
const HEAD =
  /^(?:(?:(?:this|it|that)(?:'s| is| sounds| might be| may be| will sound)(?: \w+){1,3} but(?= )|and|but|so|because|well|like(?! (?:i'm|i was|i am|a|an|the|he|she|they)\b)|also|then|or|anyway|basically|honestly|actually|to be honest|i mean|what i mean is(?: that)?|it means(?: that)?(?= (?:i|i'm|he|she|they|we|it|that|my)\b)|i (?:was going to|wanted to|just wanted to) say(?: that)?|i make of (?:it|that) that|i (?:already |just )?told you(?: that)?|whatever i (?:say|do)|you know|ofc|yeh|yh|aye|the (?:thing|point|trouble|problem|issue|worst|worst bit|worst part) is(?: that)?|thing is|it's just|it's just that|it's that|its that|the truth is(?: that)?(?= (?:i|i'm|i've|he|she|they|we|it|my|there)\b)|(?:that's |this is )?what (?:gets|hurts|kills|does|bothers|upsets|worries) me(?: is(?: that)?| the most| most)?(?= (?:i|he|she|they|we|it|my|the|how)\b)|it's like(?= (?:i|i'm|i've|he|he's|she|she's|they|they're|we|it|it's|my|everyone|everybody|nobody|everything|nothing|there's)\b)|yeah|yes|noo+|no(?! ones?\b)|nah|nope|ok|okay|oh|hi|hey|hello|tbh|um|uh|right|now|sorry|fine|true|also)[\s,]+)+/i;

/**
 * Hard words about the writer are quoted and never said in our own voice: "you are a failure" and
 * "nobody likes you" are not sentences this companion forms, whoever thought them first.
 */
const HARSH =
  /\b(?:hope|hoped|wish|wished|want|wanted) (?:he|she|they|you|it|\w+) (?:would |to |'d )?(?:die|dies|died|dead|were dead|was dead)\b|(?<!\b(?:says|said|thinks|reckons|told you|tells you|wants you to|that) )\byou (?:\w+ )?(?:should|shouldn't|ought|must)\b|\b(?:failure|nightmare|creep|weirdo|freak|liar|mug|cow|pig|rubbish|horrible|awful person|drain on|embarrassment|idiot|stupid|dumb|useless|worthless|pathetic|loser|coward|fraud|impostor|imposter|monster|lazy|selfish|disgust\w*|ugly|fat|burden|broken|crazy|mad|mental|weak|a mess|waste|nothing special|disappointment|unlovable|bad (?:mother|father|parent|person|wife|husband|friend|daughter|son|mum|mom|dad))\b|\b(?:nobody|no one|everyone|everybody|they all|people)\b.*\byou\b|\byour (?:own )?fault\b|\bhate[sd]? you\b|\byou (?:\w+ )?(?:ruin|deserve|hate)\w*\b|(?<!\band )\byou(?:'re| are| were| weren't| aren't) (?:\w+ )?(?:not|never|the problem|the worst|too)\b|\b(?:without you|you (?:always|never) (?:mess|ruin|fail|screw)\w*|wrong with you|you can't do anything|you don't matter|you don't deserve)\b/i;

/** "My stomach and someone took it": the tail of one sentence and the head of another. */
function cutInTwo(said: string): boolean {
  const [, thing] =
    /^((?:your|the|his|her|their|an?) [^,]{2,24}?) and (?:someone|somebody|he|she|they|you|it|everyone|everybody|people|nobody)\b/i.exec(
      said,
    ) ?? [];
  return thing !== undefined && !thing.split(' ').some((word) => VERBS.has(word.toLowerCase()));
}

/** A time in front of the subject stays where it is. */
const WHEN =
  /^(?:last (?:night|week|month|year|time)|yesterday|today|tonight|this (?:morning|week|time|year)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|night|evening))?|every (?:night|day|morning|time|evening|week)|most (?:days|nights)|these days|at (?:night|work|home|school)|once|sometimes|in the (?:morning|evening|night|end)|half the time|some days|lately|maybe|perhaps|probably|now)[,\s]+(?=\S)/i;

/** Whether a clause is about the writer, about others, or has no subject to tell by. */
export function subjectOf(clause: Clause, names: Names = NO_NAMES): 'self' | 'other' | null {
  const text = clause.text.replace(HEAD, '').replace(WHEN, '');
  if (/^(?:i|i'm|i've|i'd|i'll|we|we're|me)\b/i.test(text)) return 'self';
  const lower = text.toLowerCase().split(/\s+/);
  return SUBJECT.test(lower[0] ?? '') ||
    names.has((lower[0] ?? '').replace(/'s$/, '')) ||
    KIN.test(lower[0] ?? '') ||
    CONTRACTED.test(lower[0] ?? '') ||
    DETERMINER.test(lower[0] ?? '')
    ? 'other'
    : null;
}

/** Whom a clause without a subject belongs to: after "there was nobody" to no one in particular. */
export function subjectAfter(
  clause: Clause,
  before: 'self' | 'other' | null,
  names: Names = NO_NAMES,
): 'self' | 'other' | null {
  if (
    /^(?:(?:and|but|so|well|because) )*(?:it|it's|that|that's|this|there|there's)\b/i.test(
      clause.text,
    )
  )
    return null;
  return subjectOf(clause, names) ?? before;
}

const ONE_FORM = /^(?:put|let|cut|hit|hurt|set|shut|read|cost|quit|bet|burst|split|spread)$/;

/** Told as something that happened: the first verb decides. */
export function isPast(words: readonly string[]): boolean {
  const verbs = words.filter((word) => VERBS.has(word) || /'s$|'re$|'m$|'ve$/.test(word));
  // "He put it in his pocket and drove home": the first has one form for both, the second tells.
  const verb = verbs.find((word) => !ONE_FORM.test(word)) ?? verbs[0];
  return (
    verb !== undefined &&
    (isPastForm(verb) || /^(?:didn't|wasn't|weren't|couldn't|hadn't)$/.test(verb))
  );
}

/** Each word of theirs about themselves, as said to them. */
export const SWAP: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  im: "you're",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  am: 'are',
};

function together(_: string, wish: string, what: string): string {
  return `${wish} to ${what}${/\b(?:together|team|both)\b/i.test(what) ? '' : ' together'}`;
}

/** "With me sandwich": theirs in their way of speaking, and wrong in any other. */
const ME_FOR_MY =
  /\b(?:with|in|on|off|of|by) me (?!(?:about|again|all|also|always|and|any\w*|as|at|back|because|before|but|by|cos|down|either|else|even|every\w*|except|for|from|here|home|if|in|instead|into|like|more|much|never|not|now|off|on|once|only|or|out|over|really|right|round|since|so|some\w*|still|that|the|then|there|they|though|this|through|till|to\w*|too|under|until|up|when\w*|where|which|while|who|with\w*|yesterday|alone|he|she|i|it|is|was|will|would|can|could|just|being|\w+ly|\w+ing)\b)[a-z]{3,}/i;

/** The clause in the second person, lower-case at the start unless a name, or null. */
export function mirror(clause: Clause, subjectless = true, names: Names = NO_NAMES): string | null {
  const doubt = DOUBT.exec(clause.text)?.[1]?.toLowerCase();
  const told = clause.text
    .replace(DOUBT, '')
    .replace(TAG, '')
    .replace(TO_US, '')
    .replace(FILLER, '')
    .replace(FOR_BOTH, together);
  const text = stripped(told);
  if (clause.question || text === null || /(?:^|\s)'\S/.test(text)) return null;
  if (ME_FOR_MY.test(text)) return null;
  if (IN_THEIR_VOICE.test(text)) return null;
  const when = WHEN.exec(text)?.[0] ?? '';
  const words = text.slice(when.length).split(/\s+/);
  const lower = words.map((word) => word.toLowerCase().replace(/[,;:]$/, ''));
  if (words.length < 2 || words.length > 18) return null;
  const kind = shapeOf(lower, names);
  if (kind === null || (kind === 'you' && !subjectless)) return null;
  const body = swapped(words, lower);
  if (body === null) return null;
  const tail = kind === 'you' ? `you ${body}` : kind === 'it' ? `it ${body}` : body;
  const start = when
    .toLowerCase()
    .replace(/\b(?!today|yesterday|everyday)(?:\w+day|christmas|easter)\b/, (day) =>
      day.charAt(0).toUpperCase().concat(day.slice(1)),
    );
  const said = start + tail + (doubt === undefined ? '' : `, you ${doubt}`);
  if (HARSH.test(said) || COUNTED.test(said) || cutInTwo(said)) return null;
  return said
    .replace(/(?<!\b(?:with|to|for|of|about|without|like|beside|near) )\byou was\b/g, 'you were')
    .replace(ONE_DONT, "$1 doesn't")
    .replace(/\band you\b(?= (?:and|were|are) )/g, 'and you');
}

/** "She said it's not what I want": still in the present, so it is her own "I". */
const IN_THEIR_VOICE =
  /\b(?:said|goes|went)(?: (?:no|well|yes|but))?,? (?:it's|that's|they're|there's|I'm|I am|I can't|I don't|I've|I'll|I want)\b(?=.*\b(?:I|I'm|I've|I'll|me|my)\b|.*(?<=I'(?:m|ve|ll)|I (?:am|want|don't|can't)))/;

/** A piece that answers a question ("for him to ask me about it"), swapped but not completed. */
export function mirrorFragment(text: string): string | null {
  const plain = stripped(
    text.replace(DOUBT, '').replace(TO_US, ''),
    /^(?:(?:well|like(?! (?:i'm|i was|i am|a|an|the|he|she|they)\b)|um|uh|i guess|i suppose|i think|maybe|just|oh|honestly|probably|so|and)[\s,]+)+/i,
  );
  if (plain === null || /[?]/.test(text) || WONDERS.test(plain)) return null;
  const words = plain.split(/\s+/);
  if (words.length < 2 || words.length > 13) return null;
  const said = swapped(
    words,
    words.map((word) => word.toLowerCase().replace(/[,;:]$/, '')),
  );
  return said !== null && HARSH.test(said) ? null : said;
}

/** "What would I say": asked of nobody, and no answer to us. */
const WONDERS =
  /^(?:what|who|where|how|why|when) (?:would|could|can|should|do|did|am|was) (?:i|we|you)\b/i;

/** As some say it; in our mouth it would be mockery. */
const ONE_DONT =
  /\b(he|she|it|your (?:wife|husband|mum|mom|dad|mother|father|sister|brother|son|daughter|boss|boyfriend|girlfriend|partner|mate|friend|nan|gran)) don't\b/gi;

function stripped(raw: string, head = HEAD): string | null {
  const whole = raw.replace(/[.!…,;:\s]+$/u, '').replace(head, '');
  // "It's right": what would be left without it is no sentence.
  const cut = whole.replace(TAIL, '');
  const text = (HANGING.test(cut) && !ELIDED.test(cut) ? whole : cut)
    .replace(/\p{Extended_Pictographic}\S*/gu, '')
    .trim();
  if (
    text === '' ||
    BLOCKED.test(text) ||
    (HANGING.test(text) && !ELIDED.test(text)) ||
    !/^[\p{L}\p{N}' ,’£%:.-]+$/u.test(text)
  )
    return null;
  return text === text.toUpperCase() && text.length > 6
    ? text.toLowerCase()
    : text.replace(LOUD, quiet);
}

/** A word in capitals is said in an ordinary voice; "NHS" is spelt so. */
const LOUD = /\b[A-Z]{4,}\b/g;
const quiet = (word: string): string => word.toLowerCase();

/** 'full' has its own subject, 'you' and 'it' lack one, null is none we dare to touch. */
function shapeOf(lower: readonly string[], names: Names): 'full' | 'you' | 'it' | null {
  const [first = '', second = ''] = lower;
  const joined = lower.join(' ');
  if (CONTRACTED.test(first)) {
    const rest = lower.slice(1).find((word) => !ADVERB.test(word)) ?? '';
    return /'(?:d|ll)$/.test(first)
      ? VERBS.has(rest) || rest === 'be' || rest === 'have'
        ? 'full'
        : null
      : lower.length >= 2
        ? 'full'
        : null;
  }
  if (SUBJECT.test(first)) return verbWithin(lower, 1, 3) ? 'full' : null;
  const name = names.has(first.replace(/'s$/, ''));
  if (name && !/'s$/.test(first)) return verbWithin(lower, 1, 3) ? 'full' : null;
  if (name && /'s$/.test(first) && NICE.test(second)) return 'full';
  const owner = DETERMINER.test(first)
    ? 1
    : name || KIN.test(first) || NEAR_IS.test(first)
      ? 0
      : -1;
  if (owner >= 0 && /'s$/.test(lower[owner] ?? '')) {
    if (IS_SO.test(lower[owner + 1] ?? '')) return 'full';
    const at = lower.findIndex((word, index) => index > owner && BELONGS.test(word));
    if (at > owner && at <= owner + 2 && verbWithin(lower, at + 1, at + 3)) return 'full';
    // "Mum's pencil marks are on the door": up to the first verb it is hers.
    const verb = lower.findIndex((word, index) => index > owner && VERBS.has(word));
    return verb >= owner + 2 && verb <= owner + 4 && IS.test(lower[verb] ?? '') ? 'full' : null;
  }
  // "A boss who has met us" names somebody, and tells nothing of them.
  if (DETERMINER.test(first) && onlyNamed(lower)) return null;
  if (DETERMINER.test(first)) return verbWithin(lower, 2, 5) ? 'full' : null;
  if (/^(?:me|you) and$/.test(`${first} ${second}`)) return verbWithin(lower, 2, 5) ? 'full' : null;
  if (BAD_START.test(joined)) return null;
  if (
    /^(?:feels|seems|hurts|makes|got worse|wasn't|isn't|doesn't|hasn't|won't)$/.test(first) &&
    lower.length >= 2
  )
    return first === "won't" || (/n't$/.test(first) && OF_A_PERSON.test(second)) ? null : 'it';
  if (
    /^(?:can't|cannot|couldn't|could|don't|didn't|haven't|hadn't|wouldn't|never|always|just|barely|hardly|still|keep|kept)$/.test(
      first,
    )
  ) {
    if (/^(?:doesn't|isn't|hasn't|wasn't|does|is|has|was|\w+[^s']s)$/.test(second)) return null;
    return verbWithin(lower, 0, 3) ? 'you' : null;
  }
  if (PAST_START.test(first) && lower.length >= 2) return 'you';
  if (first === 'put' && /^(?:the|my|some|on|out)$/.test(second)) return 'you';
  // "Sold it", "grabbed his hand": with a thing behind it, a past form can only be a doing.
  if (
    VERBS.has(first) &&
    isPastForm(first) &&
    !/^(?:let|left|put|fed)$/.test(first) &&
    OBJECT.test(second)
  )
    return 'you';
  return null;
}

/** Everything that happens in it hangs on a "who" or a "that". */
function onlyNamed(lower: readonly string[]): boolean {
  const at = lower.findIndex((word, place) => place > 1 && /^(?:who|whose|which|that)$/.test(word));
  return (
    at > 0 && at < 6 && !lower.slice(1, at).some((word) => VERBS.has(word) || /'s$/.test(word))
  );
}

/** What only a person does: without a subject nobody knows whose doing it is. */
const OF_A_PERSON =
  /^(?:say|said|talk\w*|speak\w*|listen\w*|look|ask|know|care|answer\w*|text|call|ring|help|like|love|want|think|believe|eat|sleep|even|get|come|go|tell|see|do|let|give|trust|notice)$/;

/** Who or what can belong to a person, in front of a verb: "my sister's kids broke …". */
const BELONGS =
  /^(?:boyfriend|girlfriend|husband|wife|partner|bloke|fella|man|woman|kids?|children|son|daughter|baby|dog|cat|brother|sister|mum|mom|dad|mother|father|parents|family|friends?|mates?|boss|car|house|flat|room|phone|doctor|ex|neighbours?|teacher|team)$/;

/** After "my mum's": what can only stand behind an "is" or a "has". */
const IS_SO =
  /^(?:not|been|got|gone|a|an|the|so|very|too|always|never|just|in|at|on|ill|sick|dead|dying|away|back|here|there|still|out|moving|leaving|coming|getting|going|being|having|\w{3,}ing)$/;

const IS = /^(?:is|are|was|were|has|have|had|isn't|aren't|wasn't|weren't)$/;
const NICE =
  /^(?:good|fine|great|lovely|nice|kind|busy|tired|upset|angry|married|pregnant|asleep|worried)$/;

const OBJECT =
  /^(?:a|an|the|my|his|her|their|our|it|him|them|up|off|back|away|round|around|everything|something|some|one|two|three|another)$/;

/** First words that, without a subject, can only be the writer's own doing. */
const PAST_START =
  /^(?:used|feel|felt|lost|went|woke|wake|had|tried|want|wanted|need|miss|missed|hate|got|failed|snapped|shouted|drank|slept|cried|cry|stayed|stopped|started|spent|argued|fought|worry|worried|argue|quit|moved|broke|cancelled|forgot|lied|ate|skipped|worked|work|thought|told|said|asked|saw|met|called|ended|gave|came|ran|walked|sat|lay)$/;

const verbWithin = (lower: readonly string[], from: number, to: number): boolean => {
  for (let at = from; at <= Math.min(to, lower.length - 1); at++) {
    const word = lower[at] ?? '';
    if (VERBS.has(word)) return true;
    if (from === 1 && !ADVERB.test(word) && !/^(?:and|else|my|mum|the)$/.test(word)) return false;
  }
  return false;
};

/** Any run of words with its persons turned, or null where that is not safe. */
export const turned = (words: readonly string[]): string | null =>
  swapped(
    words,
    words.map((word) => word.toLowerCase()),
  );

/** Nothing in it that we would not form in our own voice. */
export const speakable = (said: string): boolean =>
  !HARSH.test(said) &&
  !/[<>{}[\]\\@#$^*_|~=/]|\d{5,}|\b(?:kill|suicid|die|dead|rape|fuck|shit)\w*/i.test(said);

const CALLING = /^(?:says?|said|goes|went|yes|no|ok|okay|sorry|ta|love|hello|hi|bye|please|hey)$/;
const NEAR =
  /^(?:flatmate|housemate|roommate|boss|manager|sister|brother|wife|husband|girlfriend|boyfriend|neighbour|landlord|missus|hubby|mate|youngest|oldest|eldest)$/;
const NEAR_IS =
  /^(?:son|daughter|sister|brother|wife|husband|girlfriend|boyfriend|boss|manager|neighbour|landlord|flatmate|missus|mate|youngest|oldest|eldest|kid|lad|partner|cat|dog|car|flat|boiler)'s$/;
/** Kin that people name as if by a first name. */
const KIN = /^(?:mum|mom|dad|mummy|mommy|daddy|mam|nan|nana|gran|grandma|grandad|grandpa)(?:'s)?$/;

function swapped(words: readonly string[], lower: readonly string[]): string | null {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = lower[at] ?? '';
    const next = lower[at + 1] ?? '';
    // "He says Dad just ring them": spoken to, and nobody told of.
    if (at > 0 && KIN.test(word) && CALLING.test(lower[at - 1] ?? '') && !VERBS.has(next))
      return null;
    if (/^(?:was|am)$/.test(word) && next === 'i') return null;
    if (word === 'was' && /^(?:i|who)$/.test(lower[at - 1] ?? '') && lower[at - 1] === 'i')
      out.push('were');
    else if (word === "wasn't" && lower[at - 1] === 'i') out.push("weren't");
    else if (Object.hasOwn(SWAP, word) && !(word === 'am' && /\d$/.test(lower[at - 1] ?? '')))
      out.push((SWAP[word] ?? word) + (/[,;:]$/.test(words[at] ?? '') ? ',' : ''));
    else if (
      at === 1 &&
      lower[0] === 'the' &&
      /^(?:wife|missus|husband|hubby|kids|boss|girlfriend|boyfriend)(?:'s)?$/.test(word)
    )
      out.splice(0, 1, 'your', word);
    else if (
      (KIN.test(word) || (at === 0 && (NEAR.test(word) || NEAR_IS.test(word)))) &&
      !/^(?:my|your|his|her|our|their|the|a|and|or|own|old|poor|dear|late|lovely|only)$/.test(
        lower[at - 1] ?? '',
      )
    )
      out.push(`your ${word}`);
    else out.push(at === 0 ? lowerUnlessName(words[at] ?? '') : (words[at] ?? ''));
  }
  const said = out.join(' ');
  // "I … was" with an adverb between, and two persons merged into one "you", are not worth the risk.
  if (
    /\byou (?:just|really|always|never|also|still|only) (?:was|am)\b|\byou and you\b|^you (?:\w+ )?(?:\w+ed|drove|took|got|brought|told|gave|made|put|let|bought|drive|take|get|bring|give|make) you\b|\byou you\b/.test(
      said,
    )
  )
    return null;
  return said;
}

const lowerUnlessName = (word: string): string =>
  VERBS.has(word.toLowerCase()) ||
  /^(?:(?:He|She|They|We|It|That|There)'(?:d|ll|s|ve|re)|My|The|A|An|He|She|They|We|It|That|This|There|Everyone|Everybody|Nobody|Someone|People|Nothing|Everything|His|Her|Our|Their|Every|All|Some|No|Can't|Don't|Didn't|Never|Always|Just|Still|Keep|Feel|Felt|Lost|Went|It's|He's|She's|They're|We're|That's|There's|For|To|Because|When|Not|Being|Having|Work|Waking|Only|More|Too|In|On|At|Last|Into|Onto|Out|Up|Down|Off|From|By|About|Like|As|Or|And|But|So|Then|Yesterday|Today|One|Two|Maybe)$/.test(
    word,
  )
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;
