/** What a message says once somebody has told us of their thoughts: read for what has to be taken up. */
import { fold, sentences } from './normalise.ts';

export interface Heard {
  readonly unheard: boolean;
  readonly first: boolean;
  readonly kids: boolean;
  /** Children, an animal, a person, a faith: named, whether or not as what holds them. */
  readonly dear: boolean;
  readonly howTell: boolean;
  /** Whether their words to somebody are too much. */
  readonly tooMuch: boolean;
  readonly secret: boolean;
  readonly plan: boolean;
  readonly rest: boolean;
  readonly reason: boolean;
  readonly helped: boolean;
  readonly worried: boolean;
  readonly reach: boolean;
  /** "Should I wake her?": what, and whom. */
  readonly may: { readonly do: string; readonly whom: string } | null;
  readonly burden: boolean;
  readonly words: boolean;
  readonly noPlan: boolean;
  readonly leave: boolean;
  readonly goodbye: boolean;
  readonly alone: boolean;
  readonly company: boolean;
  /** Something to do it with is within reach. */
  readonly means: boolean;
  /** Somebody near them, in their own word: "sister", "mum". */
  readonly who: string | null;
}

/** Who may be near somebody. */
export const KIN =
  'sister|brother|mum|mom|mam|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|friend|best friend|mate|son|daughter|aunt|auntie|uncle|gran|nan|grandma|cousin|flatmate|roommate|neighbou?r|sponsor|doctor|gp|therapist|counsel+or|teacher|colleague|boss|pastor|priest';
const WHO = new RegExp(`\\bmy (?:\\w+ )?(${KIN})\\b`, 'i');

const has = (pattern: RegExp) => (text: string) => pattern.test(text);
const UNHEARD = has(
  / that is it $| is that (?:it|all)(?= |$)| i said yes(?! to | on )(?= |$)| i (?:just |already |literally )+(?:said|told you|answered)| (?:trying|tried) to (?:say|tell you)| did you (?:even |not )?(?:hear|read|get|see) | (?:are|were) you (?:even )?(?:listening|reading) | you (?:did|do) not (?:hear|listen|read|answer)| you asked how | what do you mean how is it| i have been saying | (?:talk|speak) (?:normal(?:ly)?|properly|like a (?:person|human|friend)) | (?:can not|can never) talk to you | (?:like|as if i am) (?:talking to |speaking to )?(?:a|the) (?:brick )?wall /,
);
const FIRST = has(
  / (?:never|not) (?:ever |really )?(?:told|said|mentioned|admitted)(?= (?:that|this|it|to|out|any ?one|any ?body|any one|a soul|no one|nobody|before)(?: |$)| $)(?! (?:that|this) (?:i|he|she|they|we|you)(?: |$))(?: (?:that|this|it))?(?: (?:to|out loud))?(?: (?:to )?(?:anyone|anybody|a soul|no one|nobody))?(?: before)?| you are the first | nobody (?:else )?knows| no one (?:else )?knows| first time i (?:have )?(?:said|told|written|typed) /,
);
const HOW_TELL = has(
  / how (?:do|would|could|can|should) (?:you|one|people|i|we) (?:even |ever |actually )?(?:say|tell|put|word|explain|bring up)(?= )(?! no(?: |$))| (?:help|tell) me (?:to |how to |what to )?(?:tell|say|word|explain|find the words)(?= )| what (?:do|would|should|could|can|will) (?:you|i) (?:even |ever )?say to(?: my)? [a-z]+ | what (?:do|would|should) (?:you|i) (?:even )?say to (?:someone|somebody|her|him|them) | (?:what|how) (?:do|should|could|can|would|shall) i (?:even |ever )?(?:tell|word it|(?:say|put|explain|start|bring|begin|word)(?= (?:it|this|that|any of (?:it|this)|to (?:him|her|them|my|any|some)|$)| with (?:him|her|them)|$| ,))/,
);
const TOO_MUCH = has(
  / (?:too|so|sounds?|that dramatic|a bit|very) ?(?:so |too )?(?:dramatic|much|heavy|blunt|scary|weird)(?= to (?:say|tell|write)| \?| $)| is (?:it|that) too (?:dramatic|much|heavy|blunt) /,
);
const SECRET = has(
  / (?:not|never|you|please|will you|(?:you|not) (?:are )?going to) (?:you )?tell (?:my|anyone|anybody|them|her|him|on me|the|people|school)(?= )(?! (?:i|that i))/,
);
const REST = has(
  / (?:a |such a |be a )?relief | (?:it|everything|this) (?:would )?(?:all )?(?:just )?(?:stop|stopped|stops|end|ended|be over) | (?:just )?(?:not|never) wake up | be at peace | some peace /,
);
const HOLDS =
  /(?:would not|would never|will not|can not|could not|could never|never) (?:ever |actually )?(?:do|go through|hurt|leave)|because of|keeps? me (?:here|going|alive)|reason|only (?:thing|one)|for (?:the|my)|hold(?:s|ing)? me|stop(?:s|ped)? me|do not want (?:them|him|her) to|stay(?:ing)? (?:for|because)/;
const KIDS =
  / (?:kids?|children|child|son|daughter|baby|little one|boys|girls|[a-z]+ and [a-z]+ year olds?) /;
const HOLDING =
  / (?:dogs?|cats?|pets?|horse|hens?|chickens|animals|garden|mom|dad|wife|husband|partner|sister|brother|family|friends?|god|faith|religion|scared of (?:dying|it)|music|job|students|grandkids|nephew|niece|too scared) /;
const HELPED = has(
  / (?:it|that|this|things|which) (?:was|got|felt|went|did get)(?: (?:a bit|a little|much|so much|bit|slightly))? (?:better|easier|lighter)|(?:that|it|this|he|she|they|talking|walking|running|music) (?:really |did |actually )*help(?:s|ed)| last time (?!i tried)| (?:came|come) (?:and|to) stay| stayed (?:with me|a |for)/,
);
const WORRIED = has(
  / (?:should|do) i (?:need to )?(?:be )?(?:worr(?:y|ied)|concerned|scared)(?: [a-z]+){0,4}| is (?:it|this|that) (?:bad|serious|normal|dangerous|something to worry)| am i (?:in danger|going (?:mad|crazy|insane)|ok|okay|ill|mad|crazy|sick|normal|a danger)| how (?:bad|serious) is (?:it|this|that)| do i need (?:help|a doctor|to see|therapy)| is (?:there )?something wrong with me| what is wrong with me /,
);
const REACH = has(
  / i (?:could|can|might|will|should|would|may|am going to|suppose i could|guess i could|want to|think i will|think i could)(?: (?:always|just|maybe|try to|probably|try and))* (?:ring|call|phone|text|tell|message|ask|see|talk to|speak to|write to|go to|let|visit|wake) (?!you )| only (?:one|person) i (?:would|could|can) (?:say|tell|talk)| (?:tell|ring|call|text) (?:her|him|them)(?: (?:tomorrow|tonight|now|in the morning|after))?(?: $|,)/,
);
const MAY =
  /\b(?:[Ss]hould|[Ss]hall|[Cc]an|[Cc]ould|[Mm]ay|[Dd]o) [Ii] (?:just |maybe |really |even )*(wake|tell|ring|call|phone|text|message|ask) (her|him|them|my \p{L}+|\p{Lu}\p{L}+)(?![\p{L}'’])/u;
const BURDEN = has(
  / burden| (?:drop|drops|dropped|dropping) everything| (?:do|did|would) not want to (?:worry|bother|upset|scare|dump|put|be a|trouble|hurt) | (?:worry|bother|scare|upset|freak out|panic|break|destroy) (?:her|him|them|my|everyone)| enough on (?:her|his|their) plate| too much for (?:her|him|them)| (?:she|he|they) (?:would|will) (?:worry|panic|freak|cry|be (?:so )?(?:upset|angry|scared|hurt|disappointed)) | say it out loud /,
);
const WORDS = has(
  / (?:i would|i will|i could|maybe|just) (?:just |probably |maybe )*(?:say(?! (?:it|that|this)(?: out loud| to | {2}))|tell (?:her|him|them|my [a-z]+) (?:that |i )|write|text (?:her|him|them) (?:that |i ))/,
);
const NO_PLAN = has(
  / (?:no|not (?:a|any|got a|made a|have a|have any)|never (?:a|had a|made a)|without a) (?:real |actual )?plans?| i would not (?:do (?:it|that|anything)|know how|ever|act|go through|$|,)(?! (?:with|while|until|till|in front|before|when|here|tonight|today|yet))| (?:would|could|will) never (?:do|act|go through|actually)| not going to (?:do|act|hurt)| just (?:the )?thoughts | not (?:really |actually )?(?:thought|planned|decided|got as far)(?: [a-z]+){0,3} (?:how|when|far|that|anything) | nothing (?:specific|concrete|planned|like a plan)/,
);
const LEAVE = has(
  / (?:talk|speak|chat) about something else| change the (?:subject|topic)| (?:do|did) not want to (?:talk|speak|think) (?:about (?:it|this|that)|any ?more)| leave it (?:there|at that|now)| (?:can|could) we (?:stop|drop|leave|move on)| enough (?:of this|about (?:this|that)|for (?:today|now|tonight)) /,
);
const GOODBYE = has(
  /^ (?:ok |okay |right |anyway |well |thanks |thank you |,)*(?:bye|good ?bye|good night|goodnight|night night|got to go|i (?:have|got|need) to (?:go|sleep)|i am (?:off|going to (?:bed|sleep|try (?:to|and) sleep))|talk (?:later|tomorrow)|see you)| (?:good night|bye) $/,
);
const ALONE = has(
  / (?:i am|i live|home|all|here) (?:all |completely )?alone| on my own| by myself | (?:nobody|no one)(?: is)?(?: here| around| home| else)? $|^ (?:no|nope|nobody|no one)(?: one| not really)? $/,
);
const ONLY_ME = /^ (?:nobody|no one|none|just me|only me|me|alone) $/;
const COMPANY = has(
  / my (?:brother|sister|mum|mom|mam|dad|wife|husband|partner|friend|mate|neighbou?r|son|daughter) (?:[a-z]+ )?is (?:on the next|next door|just (?:next|down|up|over)|[a-z0-9]+ minutes|round the corner|down the road|up the road)| (?:is|are|he is|she is|they are) (?:here|home|in|downstairs|upstairs|next door|asleep|in bed|in the (?:house|next room|other room|kitchen|living room))| (?:live|living|staying|am) with (?:my|him|her|them)| (?:mum|mom|mam|dad|sister|brother|wife|husband|partner|flatmate|roommate|son|daughter|boyfriend|girlfriend|gran|nan|friend|mate)s? (?:is |are )?(?:here|home|in the|downstairs|upstairs|next door|asleep|making|cooking|watching|on the sofa) /,
);
const THINGS =
  '(?:pills?|tablets?|meds|medication|medicines?|painkillers|paracetamol|ibuprofen|insulin|ropes?|cord|knife|knives|blades?|razors?|guns?|rifle|pistol|bleach)';
const MEANS = has(
  new RegExp(
    ` ${THINGS}(?: [a-z]+){0,3} (?:in|on|under|near|here|by|next to|behind|upstairs|downstairs|left|ready) | (?:there is|there are|theres|have|got|have got|kept|keep|saved|still have)(?: [a-z]+){0,4} ${THINGS} `,
  ),
);
const NONE_NEAR = has(
  new RegExp(
    ` (?:no|not|never|without|any|none|threw|thrown|flushed|gave|handed|locked|got rid|took (?:them|it) (?:back|to)|my (?:mum|mom|dad|wife|husband|partner|sister) (?:has|have|keeps|took))(?: [a-z]+){0,5} ${THINGS} | ${THINGS}(?: [a-z]+){0,4} (?:locked|gone|away)(?= |$)`,
  ),
);

const OF_TELLING =
  /^told\.(?:howtell|toomuch|reach|who|words|may|worried\.ask|helped\.who|secret|burden)\./;
/** True where whom to tell, and how, was what we spoke of last. */
export const spokeOfTelling = (used: readonly string[]): boolean =>
  used.slice(-4).some((id) => OF_TELLING.test(id));

/** Somebody is named, in answer to whom they could tell: a relative, or a name. */
export const namesSomebody = (message: string): boolean =>
  (WHO.test(message) ||
    /^\W*(?:(?:[Mm]aybe|[Pp]erhaps|[Pp]robably|[Mm]y) )*(?!No|I\b|It|Who|What)\p{Lu}\p{L}+/u.test(
      message,
    )) &&
  !/\b(?:no ?body|no one|none|not|never)\b|n['’]t\b(?! (?:make|judge|laugh|tell|freak|panic|fuss))/iu.test(
    message.split(/[.!?]/)[0] ?? '',
  );

/** True where a plan is denied, or the deed. */
export const saysNoPlan = (parts: readonly string[]): boolean =>
  NO_PLAN(` ${parts.join(' ').replaceAll(/ {2,}/g, ' ').trim()} `);

function mayThey(message: string): Heard['may'] {
  const [, what, whom] = MAY.exec(message) ?? [];
  if (what === undefined || whom === undefined) return null;
  return { do: what, whom: whom.replace(/^my\b/, 'your') };
}

export function heard(message: string): Heard {
  const parts = sentences(fold(message)).slice(0, 30);
  const all = ` ${parts.join(' ').replaceAll(/ {2,}/g, ' ').trim()} `;
  const holds = HOLDS.test(all);
  return {
    unheard: parts.some((part) => UNHEARD(part)),
    first: FIRST(all),
    kids: holds && KIDS.test(all),
    dear: KIDS.test(all) || HOLDING.test(all),
    howTell: HOW_TELL(all),
    tooMuch: TOO_MUCH(all),
    secret: SECRET(all),
    plan: / safety plan /.test(all),
    rest: REST(all),
    reason: holds && HOLDING.test(all),
    helped: HELPED(all),
    worried: WORRIED(all),
    reach: REACH(all),
    may: mayThey(message),
    burden: BURDEN(all),
    words: WORDS(all),
    noPlan: NO_PLAN(all),
    leave: LEAVE(all),
    goodbye: GOODBYE(all),
    alone: ALONE(all) || parts.some((part) => ONLY_ME.test(part)),
    company: COMPANY(all),
    means: MEANS(all) && !NONE_NEAR(all),
    who: WHO.exec(message)?.[1]?.toLowerCase() ?? null,
  };
}
