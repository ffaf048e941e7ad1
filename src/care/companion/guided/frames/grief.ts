/** Loss: frames. `{p}` is the person or animal lost, by the word or name the writer used. */
import type { Frame } from './types.ts';

const GONE =
  "(?:died|passed(?: away)?|is gone|was killed|funeral|isn'?t here anymore|no longer here|we lost|i lost|lost)";

export const GRIEF_FRAMES: readonly Frame[] = [
  {
    id: 'loss_pet',
    domain: 'grief',
    match:
      /\b(?:(?:dog|cat|pet|puppy|kitten|rabbit|horse)\b[^.!?]{0,40}\b(?:died|passed|put down|put to sleep|gone|lost)|(?:lost|put down|put) my (?:\w+ )?(?:dog|cat|pet|rabbit|horse)|had to put (?:him|her|them) (?:down|to sleep)|put(?:ting)? (?:my|our|the) (?:\w+ )?(?:dog|cat|pet|rabbit|horse) (?:down|to sleep)|\bvet\b.{0,12}\bput (?:him|her|them|\w+) (?:down|to sleep)|(?:was|were|been|got) put to sleep|(?:had|having) (?:him|her|them|my \w+|our \w+|(?!(?:it|that|this|to|the)\b)\w+) put (?:down(?! (?:as|for|in|on)\b)|to sleep))\b/i,
    np: 'losing your animal',
    choice: ['Was it sudden, or did you have to decide?'],
    skills: ['continuing_bond', 'small_good', 'self_compassion'],
    grave: true,
  },
  {
    id: 'miscarriage',
    domain: 'grief',
    match:
      /\b(?:miscarr\w+|still ?born|lost (?:the|our|my|a) (?:baby|pregnancy)|infertil\w+|ivf)\b/i,
    np: 'that loss',
    choice: ['Do you want to speak of what happened, or of how it is now?'],
    skills: ['continuing_bond', 'self_compassion', 'dual_process'],
    grave: true,
  },
  {
    id: 'blame_loss',
    domain: 'grief',
    match:
      /\b(?:(?:he|she|they)(?:'?d| would|'d) (?:still |maybe )?(?:be alive|be here)|i (?:basically |just )?(?:let|left) (?:him|her|them) (?:to )?die|(?:could|should)(?:'?ve| have| of)? (?:saved|got to|got there|stopped) (?:him|her|them)|(?:could|should)(?:'?ve| have| of) (?:answered|picked up|been there|known|gone|rung|called)|if (?:i'?d|i had) (?:only |just )?(?:picked up|answered|gone|been there|called|rung|known|stayed|looked)|(?:my fault|because of me).{0,30}\b(?:died|dead|death)|(?:died|dead|death)\b.{0,30}\b(?:my fault|because of me))\b/i,
    np: 'the question of what you could have done',
    choice: ['Is it the one moment that comes back, or everything before it?'],
    skills: ['self_compassion', 'continuing_bond', 'dual_process'],
    grave: true,
  },
  {
    id: 'guilt_loss',
    domain: 'grief',
    match:
      /\b(?:(?:should have|could have|if only|if i had|wasn'?t there|didn'?t (?:say|call|visit|get to)|never (?:said|told|got to)).{0,60}|.{0,60})(?:before (?:he|she|they) (?:died|passed)|goodbye to (?:him|her|them)|to say goodbye)/i,
    np: 'what was left unsaid',
    choice: ['Is it something you did, or something there was no time for?'],
    skills: ['continuing_bond', 'self_compassion', 'dual_process'],
    grave: true,
  },
  {
    id: 'anniversary',
    domain: 'grief',
    match:
      /\b(?:(?:first|second|third|\d+(?:st|nd|rd|th)) (?:father'?s day|mother'?s day|christmas|birthday|easter) without|(?:first|second|third|last) (?:christmas|birthday|anniversary|year) (?:without|since)|\bthe anniversary\b|anniversary of|would have been (?:\d|our|my|his|her)|year since|years? (?:today|ago today))\b/i,
    np: 'that date',
    choice: ['Do you want company on the day, or quiet?'],
    skills: ['continuing_bond', 'dual_process', 'small_good'],
    grave: true,
  },
  {
    id: 'loss',
    domain: 'grief',
    match: new RegExp(
      `\\b(?:(?:my|our) (?!(?:\\w+ )?(?:phone|car|battery|laptop|computer|telly|tv|fridge|engine|bike|plants?|tree|wifi|internet)\\b)\\w+(?: \\w+)? (?:just )?(?:died|passed away|was killed|got killed)|(?:my|our) (?:lad|boy|girl|son|daughter|husband|wife|mum|mam|mom|dad|brother|sister)(?:'s|s) dead|(?:mum|mom|mother|mama|dad|father|husband|wife|partner|brother|sister|son|daughter|child|baby|gran\\w*|nan|nana|friend|uncle|aunt|cousin|boyfriend|girlfriend|he|she)\\b.{0,40}\\b(?:died|passed(?: away)?|was killed|is dead|(?:drank|worked|smoked) \\w+ to death|took (?:his|her) own life|died by suicide)|(?:lost|buried|burying) my (?:\\w+ )?(?:mum|mom|mother|dad|father|husband|wife|partner|brother|sister|son|daughter|child|gran\\w*|nan|friend|uncle|aunt|best friend|cousin|boyfriend|girlfriend)|(?:has|have|'s|'ve) (?:only |now )?been gone|funeral (?:is|was|on|tomorrow|this|next)|(?:his|her) funeral|(?:the|his|her|their|your|my \\w+(?:.s)?) ashes|headstone|gravestone|(?:his|her) (?:grave|side of the bed)|widow\\w*|bereave\\w+|grie(?:f|ving|ve)|since (?:he|she|they) (?:died|passed)|${GONE.slice(3, 7)} (?:of|from) (?:cancer|a heart|covid|an overdose|suicide))\\b`,
      'i',
    ),
    np: 'the loss',
    choice: [
      'Is it more that you miss them today, or all there is to do?',
      'Would you rather tell me about the person, or about the days since?',
    ],
    fact: {
      text: 'Grief does not run in stages; most people go back and forth between the loss and the daily business, and the going back and forth is how it heals.',
      source: 'Stroebe & Schut 1999, 2010, dual process model',
      answers: ['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass'],
    },
    skills: ['continuing_bond', 'dual_process', 'self_compassion'],
    grave: true,
  },
];
