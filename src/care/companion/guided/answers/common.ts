/** What is common after a death or a fright: the answer to "is that normal" where it is known. */
import type { Turn } from '../turn.ts';
import type { Fact } from './facts.ts';

export const COMMON: readonly (readonly [RegExp, Fact])[] = [
  [
    /^(?!.*\b(?:tell(?:s|ing)? me to|come (?:to|with|and join)|join (?:him|her|them|my)|voices?)\b).*\b(?:hear(?:d|ing)?|see(?:n|ing)?|saw|feel(?:ing)?|felt|smell(?:ed|ing)?|sense[ds]?|talk(?:ed|ing)? to) (?:him|her|them|my (?:late )?(?:wife|husband|mum|mam|mom|dad|son|daughter|brother|sister|nan|gran|dog|cat))\b(?!.{0,30}\b(?:shout|hit|fight)\w*)/i,
    {
      text: 'That is common, and no sign of madness. A third to a half of those who were asked had heard, seen or felt the one who died for a moment.',
      source: 'Castelnovo et al. 2015, Journal of Affective Disorders',
    },
  ],
  [
    /\b(?:haven'?t|have not|can'?t|cannot|couldn'?t|didn'?t|don'?t|not|never) (?:\w+ )?(?:cr(?:y|ied|ying)|tears?|shed)\b/i,
    {
      text: 'That is common. Plenty of people do not cry, or only much later, and it says nothing about how much somebody meant to you.',
      source: 'Bonanno 2004, American Psychologist; Wortman & Silver 1989',
    },
  ],
  [
    /\brelie(?:f|ved)\b/i,
    {
      text: 'That is common. Most of those who cared for somebody through a long illness felt relief as well when it was over, and they missed them all the same.',
      source: 'Schulz et al. 2003, New England Journal of Medicine',
    },
  ],
  [
    /\b(?:laugh(?:ed|ing)?|jok(?:e|ed|es|ing)|giggl\w+)\b/i,
    {
      text: 'That is common. People laugh in grief, and those who can laugh when they talk of the one who died tend to do a little better later.',
      source: 'Keltner & Bonanno 1997, Journal of Personality and Social Psychology',
    },
  ],
  [
    /\b(?:angry|furious|rage|raging|anger|livid)\b/i,
    {
      text: 'That is common. Anger is part of grief for many: at doctors, at the others, at the one who died.',
      source: 'Maciejewski et al. 2007, JAMA',
    },
  ],
  [
    /\b(?:dog|cat|pet|rabbit|horse|hamster)\b/i,
    {
      text: 'That is common. The grief for an animal can be as strong as for a person, and others often do not see that.',
      source: 'Packman et al. 2011, Journal of Loss and Trauma',
    },
  ],
];

/** Of the body in a fright, whether or not anybody died. */
const FRIGHT: readonly (readonly [RegExp, Fact])[] = [
  [
    /\b(?:(?:can'?t|couldn'?t|could not) feel|numb|tingl\w+|pins and needles)\b.{0,20}\b(?:hands?|fingers?|legs?|feet|face|arms?|lips)\b|\b(?:hands?|fingers?|legs?|feet|face|arms?) (?:went|go|goes|were|was|are) (?:\w+ )?(?:numb|dead|tingl\w+)/i,
    {
      text: 'In a fright that is common. The breath gets fast and shallow, and numb or tingling hands come of that; they come back when the alarm is over. If it happens without any fear, show it to a doctor.',
      source: 'NHS, Panic disorder',
    },
  ],
];

/** Null where nothing is known of it; what they told just before counts where the question is short. */
export function commonAsked(turn: Turn): string | null {
  const { reading, input, state, words } = turn;
  const before = input.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const said = reading.words.length <= 6 ? `${before} ${reading.text}` : reading.text;
  const mourns = state.frames.some((one) =>
    /^(?:loss|anniversary|guilt_loss|blame_loss)/.test(one.id),
  );
  const list = mourns ? [...COMMON, ...FRIGHT] : FRIGHT;
  const text = list.find(([match]) => match.test(said.replace(/[’‘]/g, "'")))?.[1].text;
  if (text === undefined || !words.isNew(text)) return null;
  words.say(text);
  return text;
}
