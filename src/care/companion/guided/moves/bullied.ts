/** What other children do to someone under age: taken seriously, with what stops it and what gets a video down. */
import { focusPerson, type Move, slotsOf, type Turn } from '../turn.ts';

const THEM =
  '(?:they|he|she|everyone|everybody|someone|somebody|people|the (?:others|boys|girls|lads|team)|some (?:boys|girls|kids|lads)|one of them)';
const FILMED = new RegExp(
  `\\b${THEM} (?:all |just |then |even )*(?:film(?:ed|s|ing)|video(?:ed|s)|record(?:ed|ing)|took (?:a )?(?:pics?|photos?|pictures?|videos?|vids?))(?: (?:me|it|that|of me|us|the whole thing))?\\b|\\b(?!i\\b|we\\b|mum|mom|dad|gran|nan|sister|brother|uncle|aunt|coach)\\w+ film(?:ed|s) me\\b|\\b${THEM}\\b[^.!?]{1,60}\\band (?:\\w+ )?(?:film|video|record)(?:ed|ing)? (?:me|it)\\b|\\bin the (?:changing|locker) room\\b.{0,40}\\b(?:film|video|phone)`,
  'i',
);
const SENT =
  /(?<!\bi(?:'ve)? (?:\w+ )?)\b(?:sent|sends|shared|shares|posted|posts|put|spread|passed)\b.{0,24}\b(?:video|vid|clip|pics?|photos?|pictures?|it|that|screenshots?)\b.{0,24}\b(?:round|around|about|to (?:people|everyone|everybody|the|all|his|her|their|my|loads)|in the|on (?:insta\w*|snap\w*|tiktok|the|their|his|her|a)|online|group ?chat|story)\b/i;
const STRIPPED =
  /(?<!\bi(?:'ve)? (?:\w+ )?)\b(?:pull(?:ed|s)?|yank(?:ed|s)?|took|ripped|tugged|lift(?:ed|s)?)\b.{0,6}\bmy (?:\w+ )?(?:shorts|trousers|pants|skirt|top|shirt|towel|clothes|boxers|knickers|underwear|bra|leggings)\b|\bpants(?:ed|ing) me\b|\b(?:hid|stole|threw)\b.{0,4}\bmy (?:\w+ )?clothes\b/i;
const HURT =
  /\b(?:they|he|she|everyone|the (?:others|boys|girls|lads|team)|some (?:boys|girls|kids|lads)|one of them|\w+ and (?:his|her) \w+)\b.{0,20}\b(?:hit|hits|punch\w*|kick\w*|shov\w+|push(?:ed|es)?|trip(?:ped|s)|spat (?:on|at)|slap\w*|jumped|beat|held|pinned|locked|threw (?:\w+ ){0,3}at)\b.{0,6}\bme\b(?! (?:to|into|for)\b)|\bgot (?:beaten up|jumped)\b/i;

const COVERED =
  /\b(?:bib|bag|bin|sack|shirt|towel|hood)\b.{0,6}\bover my head\b|\bmy head (?:down|in|into) the (?:toilet|bin|loo)\b/i;
const OTHERS =
  '(?:they|he|she|everyone|everybody|people|(?:the|these|this|some|other|two|three|a few) (?:\\w+ )?(?:boys?|girls?|kids?|lads?|lot|group|ones?|people)|(?:boys|girls|kids|lads|people))';
/** Their things taken, and what is said to them, over and over. */
const TAKEN = new RegExp(
  `\\b${OTHERS}\\b.{0,60}\\b(?:t(?:ake|akes|aking|ook)|steal\\w*|stole|nick\\w*|grab\\w*|throw\\w*|threw|hid|hid(?:e|es|ing)|kick\\w*|snatch\\w*) my (?:\\w+ )?(?:bag|lunch|phone|money|coat|hat|hood|shoes?|trainers|glasses|stuff|things|books?|pencil case|blazer|homework|scooter|bike)\\b`,
  'i',
);
const CALLED = new RegExp(
  `\\b${OTHERS}\\b.{0,40}\\b(?:(?:call(?:s|ed|ing)? me (?!later|back|up|when|if|on|and|about|tonight|tomorrow|every)(?:a |an |names|\\w+)|(?:mak|tak)(?:e|es|ing) (?:fun|the (?:piss|mick|mickey)) (?:of|out of) me|pick(?:s|ed|ing)? on me|laugh(?:s|ed|ing)? at me|mock\\w* me|bully\\w* me|bullied me)|(?:sa(?:y|ys|ying|id)|shout\\w*|comment\\w*|go(?:es|ing)? on|jok\\w+) (?:\\w+ ){0,2}(?:about|at) (?:me|my (?:weight|body|face|hair|skin|clothes|teeth|voice|name|mum|mom|size|spots|nose|looks|religion|colou?r|accent)))\\b`,
  'i',
);

/** Put online about them, whoever does it. */
const ONLINE =
  /\b(?<!\bi )(?:puts?|posts?|posted|posting|writes?|wrote|spreads?|shares?|shared|makes?|sends?|sent)\b (?:\w+ ){0,3}(?:on|in|round|around|to) (?:\w+ ){0,3}about me\b|\b(?<!\bi )(?:posts?|posted|posting|spreads?|spreading) (?:\w+ ){0,3}about me\b/i;

/** How to get it down: "how do I get them to delete the video", "I just don't want the video about". */
const GET_IT_DOWN =
  /\b(?:delete|remove|report|get rid of|take (?:it|that|them|the \w+) down|taken down|take down|get (?:it|that|the \w+) (?:off|down|removed|deleted|gone))\b|\b(?:don'?t want|dont want|want)\b.{0,8}\b(?:it|that|the (?:video|vid|clip|photo|pic)s?)\b.{0,8}\b(?:about|around|out there|up|online|gone|down|there)\b/i;
const IMAGE = /\b(?:video|vid|clip|film|pics?|photos?|pictures?|screenshots?|posts?)\b/i;

/** `not`: who is not to be told. */
export function bulliedMove(turn: Turn, not: string | null): Move | null {
  const { state, reading, words } = turn;
  if (!state.minor || turn.quiet || reading.language !== 'en') return null;
  const text = reading.text.replaceAll('’', "'");
  const known = state.facts.harmed?.split('/') ?? [];
  const image = IMAGE.test(text) || known.includes('filmed') || known.includes('sent');
  if (GET_IT_DOWN.test(text) && image) {
    const bare = known.includes('stripped');
    const steps = words.pick(bare ? DOWN_BARE : DOWN, slotsOf(turn), { inOrder: true });
    const who = words.pick(not === null ? SHOW : SHOW_NOT, slotsOf(turn, { not }), {
      inOrder: true,
    });
    if (steps === null && who === null) return null;
    state.facts.adult = 'open';
    return {
      text: [steps, who].filter(Boolean).join(' '),
      shape: 'A',
      pending: { kind: 'age' },
    };
  }
  const own = ofParent(turn);
  const now = kindsIn(text).filter(
    (kind) => (kind !== 'sent' || image) && !(kind === 'taken' && own),
  );
  const fresh = now.filter((kind) => !known.includes(kind));
  if (fresh.length === 0) return null;
  state.facts.harmed = [...known, ...fresh].join('/');
  const what = NAMES.filter(([kind]) => fresh.includes(kind)).map(([, name]) => name);
  const mild = fresh.every((kind) => ['taken', 'called', 'online'].includes(kind));
  const bank = mild ? EVERY_DAY : known.length > 0 ? MORE : SERIOUS;
  const said = what.slice(0, 2).join(' and ');
  const line = words.pick(bank, slotsOf(turn, { what: said }), { inOrder: true });
  if (line === null) return null;
  if (state.facts.adult !== 'named') state.facts.adult = 'open';
  return { text: line, shape: 'RQ', pending: { kind: 'ask' } };
}

/** "She took my phone for a month": a parent's punishment, fair or not. */
const ofParent = (turn: Turn): boolean =>
  PARENT.test(turn.reading.text) ||
  (/^(?:\w+ )?(?:she|he)\b/i.test(turn.reading.text) &&
    PARENT.test(focusPerson(turn)?.relation ?? ''));
const PARENT =
  /\b(?:mum|mom|mam|mummy|mother|dad|daddy|father|step(?:mum|mom|dad)|parents?|nan|gran(?:ny|dad|dma|dpa)?|teacher)\b/i;

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['hurt', HURT],
  ['covered', COVERED],
  ['stripped', STRIPPED],
  ['filmed', FILMED],
  ['sent', SENT],
  ['called', CALLED],
  ['online', ONLINE],
  ['taken', TAKEN],
];

const kindsIn = (text: string): string[] =>
  KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);

/** Owed before their age is spoken of, where the first thing told is what others do to them. */
export function firstOfThem({ reading, state }: Turn): string | null {
  const kinds = kindsIn(reading.text.replaceAll('’', "'")).filter((kind) => kind !== 'sent');
  if (kinds.length === 0) return null;
  state.facts.harmed = kinds.join('/');
  state.facts.adult = 'open';
  return 'What they do to you is not all right, and none of it is your fault.';
}

const NAMES: readonly (readonly [kind: string, name: string])[] = [
  ['hurt', 'going for you like that'],
  ['covered', 'pulling a thing over your head'],
  ['stripped', 'pulling at your clothes'],
  ['filmed', 'filming you'],
  ['sent', 'sending it round'],
  ['called', 'what they say to you'],
  ['online', 'what is put online about you'],
  ['taken', 'taking what is yours'],
];

const SERIOUS = [
  '{what}: that is no joke, and none of it is your fault. It is something adults have to stop. Are you hurt anywhere?',
  '{what} is serious, and it is for adults to stop, not for you to put up with. Did you get hurt?',
];
const EVERY_DAY = [
  '{what}: if that goes on and on, it is bullying, and it is not your fault. Who sees it happen?',
  '{what}, as well. None of that is for you to put up with. When is it worst?',
];
const MORE = [
  '{what}: that makes it bigger, and it is still not your fault. It can be taken down, or stopped, once the right grown-up knows. Do you know who has seen it?',
  '{what}, as well. That is for adults to stop, today rather than some day. Are you safe where you are now?',
];
const DOWN = [
  'Keep a screenshot first, as proof. Then report the video in the app, as bullying of somebody under 18; the app does not say who reported it. The school or the club can make them delete it, that is their duty.',
  'Report it in the app, again if nothing happens, and let a grown-up tell the school or the club in writing. They have to act.',
];
const DOWN_BARE = [
  'Report it in the app as a picture of somebody under 18; they must take it down fast. In the United States there is also a free service for exactly that, Take It Down, where you need not give your name. Do not send it on to anyone, and let the school or the club know through a grown-up: it is their duty to stop it.',
  ...DOWN,
];
const SHOW = ['Which grown-up could you show it to?', 'Who could do that with you?'];
const SHOW_NOT = [
  'It need not be {not}. Which grown-up could you show it to?',
  'Who, apart from {not}, could do that with you?',
];
