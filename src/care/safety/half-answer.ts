/** Hears what is neither a yes nor a no to the question we have just put. */
import { fold, sentences } from './normalise.ts';
import type { Part, Phrasing } from './phrasing.ts';
import { isDanger } from './risk.ts';
import type { ProtocolInput } from './types.ts';

/** `partly`: not that exactly. `now`: not today, which leaves other days. `never`: they would not act. `past`: it was so once. `all`: "doesn't everyone". `unclear`: what do we mean. `evades`: a reason for something else. `avoids`: it is left open. */
type Half = 'partly' | 'now' | 'never' | 'past' | 'all' | 'unclear' | 'evades' | 'avoids';

const LED =
  '^ (?:(?:well|um|uh|er|hm|oh|god|like|honestly|i mean|yeah|yes|no|ok|okay|maybe|but|so|sure|,) )*';
const KINDS: readonly (readonly [kind: Half, pattern: RegExp])[] = [
  [
    'partly',
    / not (?:[a-z]+ ){0,3}?(?:as such|exactly|precisely|quite|in so many words|in those words|in that way)(?= $| ,| no| but| it is)/,
  ],
  [
    'now',
    new RegExp(
      `${LED}not (?:today|tonight|right now|now|at the moment|yet|this (?:week|minute|second))(?= |$)`,
    ),
  ],
  [
    'never',
    / i (?:would|could|will) (?:never|not)(?: ever| actually| really)? (?:do|act|go through|hurt|kill|harm)(?= )| i (?:would|could|will) (?:never|not) actually $/,
  ],
  [
    'past',
    new RegExp(
      `${LED}(?:i )?(?:used to(?= (?:yeah|yes|when|,) | $| think (?:about|of|like) (?:it|that)| feel (?:like that|that way))|not (?:lately|any ?more|recently|these days|for (?:a while|years|ages|a long time)|since [^,]+|in (?:years|ages|a long time))(?= |$)|(?:a long time|years|ages|months|a while) ago|when i was (?:[^ ]+ ){1,3}|(?:once|back) (?:then|before|in [^,]+|when [^,]+|years ago|a long time ago)|in the past|(?:i )?(?:did|was|have) once|as a (?:kid|teen|teenager|child))`,
    ),
  ],
  [
    'all',
    / (?:does|do) not (?:everyone|everybody|we all|most people)(?= )|(?:does|do) not (?:everyone|everybody|we all)(?= )|^ (?:i think )?(?:everyone|everybody|we all|most people|who) (?:does|do|has|have|thinks|think|feels|feel)(?: not)?(?= )/,
  ],
  [
    'unclear',
    / what do you mean(?= )| (?:do not|did not) (?:get|understand) (?:the question|what you|that question)| mean by that | in what way $|^ (?:what|how so|like what|huh|eh|sorry what|what thoughts|which thoughts|such as) $/,
  ],
  [
    'evades',
    new RegExp(
      `${LED}(?:i |it )?(?:just |only |was )*(?:felt like it|because|no (?:real |particular )?reason|why not|does (?:it|that) matter|(?:it )?(?:does|did) not matter|is nothing|needed (?:doing|it|to)|had to be done|thought i (?:would|might|should)|wanted to|time for (?:it|a change))(?: (?:really|honestly|,|lol|though|tbh|that is all))* $`,
    ),
  ],
  [
    'avoids',
    new RegExp(
      `${LED}(?:i (?:really |honestly )?(?:do not|dunno) ?(?:know|want to (?:say|answer|talk about (?:it|that|this))|even know)?(?: (?:what|how) (?:to (?:say|answer)|i)(?: [^ ]+){0,3})?|dunno|i ?dk|rather not(?: say| answer)?|i would rather not(?: [^ ]+){0,4}|prefer not(?: [^ ]+){0,3}|pass|next question|no comment|hard to say|not sure|who knows|ok|okay|hm+|mm+|right|i am (?:ok|okay|fine|alright|good)|can we (?:not|talk about something else|change the subject)|i can not (?:say|answer)(?: [^ ]+){0,2}|whatever|depends)(?: (?:really|honestly|,|lol|thanks|though|tbh))* $`,
    ),
  ],
];

/** A longer message tells something of its own, and is taken up for that. */
const SHORT = 14;

function halfAnswer(message: string): Half | null {
  const parts = sentences(fold(message)).slice(0, 4);
  const all = ` ${parts.join(' ').replaceAll(/ {2,}/g, ' ').trim()} `;
  if (all.trim().split(' ').length > SHORT) return null;
  return KINDS.find(([, pattern]) => pattern.test(all))?.[0] ?? null;
}

const SAID: Readonly<Record<Half, Part>> = {
  partly: 'half.partly',
  now: 'half.now',
  never: 'half.never',
  past: 'half.past',
  all: 'half.all',
  unclear: 'half.unclear',
  evades: 'half.evades',
  avoids: 'half.avoids',
};

/** What is said to it; `asks` where our question is put once more, in other words. */
export function toHalfAnswer(
  { assessment, message, risk: before }: ProtocolInput,
  phrasing: Phrasing,
): { readonly text: string; readonly asks: boolean } | null {
  if (!before || before.asked === 0 || before.sinceAsked > 0) return null;
  const half = halfAnswer(message);
  const denied = assessment.signals.includes('answer.no');
  if (half === null || (denied && half !== 'now' && half !== 'partly')) return null;
  const open = half === 'avoids' && isDanger(before.peak);
  const text = phrasing.sayOnce(open ? 'half.open' : SAID[half]);
  // What is left open may be filled in with the next word: "maybe".
  return text === null ? null : { text, asks: half !== 'avoids' || open };
}
