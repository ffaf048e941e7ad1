/** Someone in good spirits with a small practical matter: helped with the matter, and nothing made of it. */
import { frameById } from '../frames/index.ts';
import { themeOf } from '../themes/index.ts';
import { toneOf } from '../themes/tone.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';

const SMALL =
  /\b(?:(?:good|great|lovely|brilliant|fab|fantastic) mood|bit of a (?:daft|silly|fun|weird) one|just (?:a|one) (?:small|little|quick|tiny)|small (?:practical )?(?:thing|question|problem)|(?:quick|little|silly|practical) (?:little )?(?:question|thing|problem|one)|nothing (?:serious|bad|heavy|major|dramatic)|no (?:big )?drama|bit of fun|first world problem)\b/i;

/** "Just a small thing" is also said of what is not small; a choice or a wish may well be. */
function isHeavy(message: string): boolean {
  const told = themeOf(message)?.id;
  return told !== undefined && toneOf(told) === 'heavy' && !/^(?:torn|wish|ought)$/.test(told);
}

/** Keeps the mode in the state: it begins with their word for it and ends with the first real pain. */
export function isLight(turn: Turn): boolean {
  const { reading, state } = turn;
  const begins = SMALL.test(reading.text) && state.content <= 2;
  // Most talks never are, and need not be read for what weighs.
  if (!begins && state.facts.light === undefined) return false;
  const pain =
    reading.weighty ||
    reading.flooded ||
    turn.quiet ||
    state.minor ||
    state.frames.some((one) => frameById(one.id)?.grave) ||
    reading.acts.has('hostile') ||
    isHeavy(turn.input.message) ||
    reading.feelings.some(
      (one) => one.family !== 'glad' && one.strength >= 2 && reading.words.length > 3,
    );
  if (pain) delete state.facts.light;
  else if (begins) state.facts.light = '1';
  return state.facts.light !== undefined;
}

export function lightMove(turn: Turn): Move | null {
  const { reading, words, state } = turn;
  const { acts, text } = reading;
  const slots = slotsOf(turn);
  const answer = ANSWERS.find(([match]) => match.test(text))?.[1];
  if (answer !== undefined && /\?/.test(text)) {
    const line = words.pick(answer, slots, { inOrder: true });
    if (line !== null) return { text: line, shape: 'A', pending: { kind: 'ask' } };
  }
  if (reading.question !== null && reading.question !== 'open' && reading.question !== 'unknown')
    return null;
  if (acts.has('goodbye') || acts.has('thanks') || acts.has('greeting')) return null;
  const over = /\b(?:that'?s all|just that|that'?s it|nothing else|all sorted|sorted now)\b/i.test(
    text,
  );
  const opens = SMALL.test(text) && state.content === 0;
  const bank = opens
    ? OPENS
    : over
      ? OVER
      : PLEASED.test(text) || acts.has('remark')
        ? PLEASED_LINES
        : acts.has('laugh') || /^ha(?:ha)+/i.test(text)
          ? LAUGHS
          : LEADS;
  const plain = bank === LEADS && state.shapes.at(-1) === 'R' && reading.words.length > 3;
  const lead = plain ? null : words.pick(bank, slots, { inOrder: bank !== LEADS });
  state.content++;
  if (over || opens || (bank === PLEASED_LINES && lead !== null))
    return lead === null ? null : { text: lead, shape: 'R', pending: null };
  const choosing =
    /\b(?:can'?t (?:decide|choose)|which|either|torn between|don'?t know (?:which|what))\b/i.test(
      text,
    );
  const rest = state.shapes.at(-1) === 'RQ' && state.shapes.at(-2) === 'RQ';
  const ask = rest
    ? null
    : words.pick(choosing ? CHOOSING : reading.words.length <= 4 ? NEXT : ASKS, slots, {
        inOrder: true,
      });
  const made = [lead, ask].filter(Boolean).join(' ');
  return made === ''
    ? null
    : {
        text: made,
        shape: ask === null ? 'R' : 'RQ',
        pending: ask === null ? null : { kind: 'ask' },
      };
}

const PLEASED =
  /^(?:true|done|yes|yep)[!. ]*$|\b(?:perfect|love (?:that|it)|brilliant|great|that works|got it|yes!|excellent|ideal)\b/i;
const ANSWERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:cool|bake|cook|oven|boil|rise|freeze)\b/i,
    ['There any cookbook beats me; until it no longer steams is what most of them say.'],
  ],
  [
    /\b(?:do you think|will) i(?:'ll| will)? (?:\w+ )?(?:miss|like|enjoy|regret|hate|love|manage)/i,
    [
      'Some of it, I would guess, and not the part you expect.',
      'You will know it by the second week.',
    ],
  ],
  [
    /\bwhich\b|\bwhat would you\b/i,
    [
      'I lean towards the one you described with more pleasure.',
      'You have a better nose for that than I do; the one that makes you grin, as a rule.',
    ],
  ],
  [
    /\bwhat (?:do|should|can|could|shall) i\b/i,
    [
      'Start from what you would do if nobody asked about it afterwards. What comes up first?',
      'Take the smallest nice thing and put it in the morning. What would that be?',
    ],
  ],
  [
    /\bhow long\b(?=.*\b(?:toast|speech|talk|be|card|letter|message)\b)/i,
    [
      'Shorter than one fears: for something said standing up, two or three minutes is a good size. Nobody has ever complained that it ended.',
      'As long as it stays easy to listen to, which is usually one idea.',
    ],
  ],
  [
    /\b(?:good|best|better|nice) (?:\w+ )?(?:line|ending|opening|title|name|way|idea|present|gift|one)\b|\bhow (?:do|should|can|would) i (?:end|start|begin|finish)\b/i,
    [
      'Yours will beat mine: take the one detail that only you know, and end on it. Which detail is that?',
      'Go back to what you told me first; the best line is often lying there already.',
    ],
  ],
  [
    /^(?:(?:so|and|but|ok|hm),? )*(?:do you think|would (?:that|it)|does (?:that|it|this)|is (?:that|it|this)|will (?:that|it))\b/i,
    [
      'From the little I know, yes. The test I would put to it: would they be glad of it, sitting there?',
      'It sounds right to me, as far as a program has an ear for that.',
      'I would. If it is wrong, it is wrong in a small way.',
    ],
  ],
];
const LEADS = [
  'That is something to work with.',
  'I can picture it.',
  'There is a good thread in that.',
  'Nice, that is quite particular.',
  'That has a shape already.',
  'Now it is getting somewhere.',
  'I like how exact that is.',
  'That would make me listen.',
  'There is a picture in that.',
  'Good material.',
  'One can see the two of you.',
  'That part carries itself.',
];
const LAUGHS = ['Quite.', 'Then that settles one half of it.', 'Ha, yes.'];
const CHOOSING = [
  'If you had ten seconds, which one would it be?',
  'Which one would you be sorry to leave out?',
];
const ASKS = [
  'What speaks for it, and is there anything against?',
  'Which bit of it would they recognise at once?',
  'What should people still remember the next day?',
  'What have you got so far?',
  'What is the one thing it must not do?',
  'When does it have to be ready?',
  'Who else could you try it out on?',
];
const NEXT = [
  'What is the next bit to settle?',
  'And what is still open?',
  'Anything else it needs?',
  'What would finish it?',
];
const PLEASED_LINES = [
  'Then you have it. I would not touch it again.',
  'Good, that one found itself.',
  'It was yours all along; I held the paper.',
  'Glad that fell into place.',
  'Then it is settled.',
];
const OPENS = [
  'Good to hear. Let me have it.',
  'Gladly. What is it about?',
  'A pleasure. Tell me the choice or the puzzle.',
];
const OVER = ['Then I will not keep you. Enjoy it.', 'Good. Off with you, and have fun.'];
