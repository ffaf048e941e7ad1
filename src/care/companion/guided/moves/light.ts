/** Someone in good spirits is helped with their small matter, and nothing is made of it. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { companyMove } from './company.ts';
import { CHAT, SMALL } from './light-mode.ts';

export function lightMove(turn: Turn): Move | null {
  const { reading, words, state } = turn;
  const { acts, text } = reading;
  if (state.facts.light === CHAT) return companyMove(turn);
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
    ['A cookbook will know that better than I do.'],
  ],
  [
    /\b(?:do you think|will) i(?:'ll| will)? (?:\w+ )?(?:miss|like|enjoy|regret|hate|love|manage)/i,
    ['I cannot know that. What is your own guess?', 'You will probably know after a week or two.'],
  ],
  [
    /\bwhich\b|\bwhat would you\b/i,
    [
      'I would take the one you sounded happier about.',
      'You know that better than I do. Which one makes you smile?',
    ],
  ],
  [
    /\bwhat (?:do|should|can|could|shall) i\b/i,
    [
      'What would you do if nobody asked about it afterwards?',
      'Start with something small. What comes to mind first?',
    ],
  ],
  [
    /\bhow long\b(?=.*\b(?:toast|speech|talk|be|card|letter|message)\b)/i,
    [
      'Short is good. For a speech, two or three minutes is plenty.',
      'Long enough to say one thing well.',
    ],
  ],
  [
    /\b(?:good|best|better|nice) (?:\w+ )?(?:line|ending|opening|title|name|way|idea|present|gift|one)\b|\bhow (?:do|should|can|would) i (?:end|start|begin|finish)\b/i,
    [
      'Start from one detail that only you know. Which would that be?',
      'Look at what you told me first. It may already be there.',
    ],
  ],
  [
    /^(?:(?:so|and|but|ok|hm),? )*(?:do you think|would (?:that|it)|does (?:that|it|this)|is (?:that|it|this)|will (?:that|it))\b/i,
    [
      'From the little I know, yes. What do you think yourself?',
      'It sounds fine to me, as far as I can tell.',
      'I think so. If it goes wrong, it is no disaster.',
    ],
  ],
];
const LEADS = [
  'That is a good start.',
  'I can picture it.',
  'Nice, I like that.',
  'That helps.',
  'Good, that is clear.',
  'Yes, that could work.',
  'You have thought about this.',
  'Now I see what you mean.',
  'It sounds promising.',
  'Right, that is something to go on.',
];
const LAUGHS = ['Ha, yes.', 'Good, something is funny.', 'Quite.'];
const CHOOSING = [
  'If you had ten seconds, which one would it be?',
  'Which one would you be sorry to miss?',
];
const ASKS = [
  'What have you got so far?',
  'What do you like about it?',
  'What matters most to you there?',
  'When do you need to decide?',
  'Is there anything against it?',
  'Who could you ask for an opinion?',
  'What would make it better?',
];
const NEXT = [
  'What is still to settle?',
  'And what comes next?',
  'Anything else it needs?',
  'What is left to do?',
];
const PLEASED_LINES = [
  'Good, then you have it.',
  'Glad that works.',
  'Then it is settled.',
  'Great, leave it like that.',
  'Lovely, that was quick.',
];
const OPENS = [
  'Gladly. Tell me a bit more.',
  'Sure. Tell me more about it.',
  'With pleasure, let me have it.',
];
const OVER = ['Good. Enjoy it.', 'All right, then I will not keep you.'];
