/** What in a message is said to us and not told: complaints, refusals, our own words, cries put as questions. */
import { NO_EXERCISE, PARROTING } from './acts.ts';
import { direct } from './direct.ts';
import { putRight } from './put-right.ts';
import { mended } from './text.ts';
import { thrownBack } from './thrown.ts';

export type Aside =
  | 'echo'
  | 'puzzled'
  | 'protest'
  | 'misread'
  | 'made_up'
  | 'said_again'
  | 'put_right'
  | 'parroting'
  | 'unread'
  | 'unanswered'
  | 'odd_question'
  | 'told_before'
  | 'refused'
  | 'confirmed'
  | 'misnamed'
  | 'disbelief'
  | 'self_blame'
  | 'belittled'
  | 'at_a_loss'
  | 'praised';

export interface Parted {
  /** What is told or asked besides; the whole message where there is nothing besides. */
  readonly rest: string;
  readonly asides: readonly Aside[];
  /** Nothing was told besides. */
  readonly only: boolean;
}

export interface Before {
  /** Our last message. */
  readonly ours: string;
  readonly inSkill: boolean;
  /** They had put a question to us shortly before. */
  readonly asked: boolean;
}

/** Sentence by sentence, so that anger may be as long as it likes. */
export function parted(text: string, before: Before): Parted {
  const caught = before.inSkill ? null : thrownBack(text, before.ours);
  const asides: Aside[] = caught === null ? [] : [caught.kind];
  const kept: string[] = [];
  const again: string[] = [];
  const lines = (caught === null ? text : caught.rest).split(/(?<=[.!?…]["”]?)\s+|\n+/);
  const long = text.split(/\s+/).length > 14;
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const put = direct(line);
    const found = misnamed(line, before.ours) ?? asideOf(mended(line), before.asked, long);
    if (found === null) {
      // What is put right is ours to own, and theirs to go on with.
      if (putRight(line, before.ours) !== null) asides.push('put_right');
      const said = put === null ? SAID_AGAIN.exec(line)?.[1] : undefined;
      if (said !== undefined || put !== null) again.push(said ?? put ?? '');
      kept.push(put ?? line);
      continue;
    }
    asides.push(found.aside === 'disbelief' && OF_MYSELF.test(text) ? 'self_blame' : found.aside);
    // "I just asked you if it's my fault": the complaint holds the question.
    if (found.aside === 'unanswered' && put !== null) kept.push(put);
    else if (KEEPS.has(found.aside) && found.rest.split(/\s+/).length >= 4) kept.push(found.rest);
    // "I told you how I feel: a fool": it is told once more.
    else if (found.aside === 'told_before' && found.rest !== '') kept.push(found.rest);
  }
  // "That's not what I said. I said I'm afraid": what they say again is the message.
  const said = asides.some((one) => OURS_WRONG.has(one)) && again.length > 0;
  const rest = (said ? again : kept).join(' ').trim();
  if (said && !rest.includes('?')) asides.push('said_again');
  // "That's it? Look at the wall?": what stands behind it is ours, too.
  const scraps =
    asides.includes('at_a_loss') && rest.split(/\s+/).length <= 6 && rest.endsWith('?');
  const nothing = scraps || NOTHING.test(rest);
  return asides.length === 0
    ? { rest: kept.join(' '), asides, only: false }
    : { rest: nothing ? text : rest, asides, only: nothing };
}

const SAID_AGAIN =
  /^(?:(?:no|but|and|so),? )*(?:i (?:said|meant)|what i (?:said|meant)(?: is| was)?|i was saying)(?: that)?,? (?!(?:no|yes|so|it|that|this)\b[.!, ]|i said\b)(\S+ \S+ \S.*)$/i;
const OURS_WRONG = new Set<Aside>([
  'misread',
  'protest',
  'puzzled',
  'echo',
  'unanswered',
  'unread',
]);

const NOTHING =
  /^(?:(?:no|so|ok(?:ay)?|and|but|jesus|christ|lol|mate|right|fine|brilliant|great|well|seriously|honestly|oh|um+)[.,!? ]*)*$/i;

function asideOf(
  line: string,
  asked: boolean,
  long: boolean,
): { aside: Aside; rest: string } | null {
  const lower = line.toLowerCase();
  const size = lower.split(/\s+/).length;
  if (size > 40) return null;
  for (const [aside, pattern] of ASIDES) {
    const found = pattern.exec(lower);
    if (found === null || (aside === 'unanswered' && !asked && STORY.test(lower))) continue;
    // By itself it is answered as what it is.
    if (aside === 'praised' && !long) continue;
    // Dropped commas and joints are no loss: what is left is only read.
    const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`;
    return { aside, rest: rest.replace(/\s+/g, ' ').replace(/^[ ,]+|,? (?:and|but)?,?\s*$/g, '') };
  }
  // In a short message the acts hear these; in a long one nobody else would.
  if (!long || size > 16) return null;
  if (PARROTING.test(lower)) return { aside: 'parroting', rest: '' };
  return NO_EXERCISE.test(lower) ? { aside: 'refused', rest: '' } : null;
}

/** "I hid them. What kind of man does that?" */
const OF_MYSELF =
  /\bi(?:'ve|'m|'d)? (?!quite like|really like|would like|like to know|just told)\w+\b(?:(?!\b(?:he|she|they)\b|like to know).){3,80}\bwhat (?:kind|sort) of\b/i;

/** "I'm not angry", where that was our word and never theirs. */
function misnamed(line: string, ours: string): { aside: Aside; rest: string } | null {
  const word = NOT_SO.exec(mended(line).trim())?.[1];
  const held = word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(ours);
  return held ? { aside: 'misnamed', rest: '' } : null;
}
export const NOT_SO =
  /^(?:(?:no|but|and),? )?(?:I'm|I am|I was|it's|it is) not (?:an? |that |really )?(\w+)[.! ]*$/i;

/** "I asked if he was coming" is told of somebody, unless something was asked of us. */
const STORY = /^(?:\S+ ){0,3}i(?:'ve| have)? (?:just |only |already )*asked (?!you\b)/;
/** Feeling in the form of a question: what stands around it is told. */
const CRIES = new Set<Aside>(['disbelief', 'self_blame', 'belittled', 'at_a_loss']);

const KEEPS = new Set<Aside>([...CRIES, 'protest']);

const ASIDES: readonly (readonly [Aside, RegExp])[] = [
  [
    'parroting',
    /\b(?:don'?t|stop|quit|enough of|without) (?:you )?(?:just |keep |please )*(?:read\w*|repeat\w*|say\w*|throw\w*|giv\w*|parrot\w*|quot\w*|echo\w*|copy\w*|feed\w*) (?:\w+ ){0,2}?(?:me|my|mine|what i|everything i|back)\b|\b(?:did|do|are|have) you (?:really |honestly |just |only |always |seriously |going to |gonna )*(?:repeat\w*|parrot\w*|echo\w*|quot\w*|copy\w*) (?:me|my|what i|it|that|back|everything)|\byou (?:just |only |literally |keep )+(?:read|said|say|repeat\w*|typed|wrote|saying) (?:\w+ ){0,2}?(?:back|what i (?:just )?(?:said|wrote|typed))|\b(?:repeating|parroting|echoing|quoting) me\b|^(?:yes|yeah|thanks|thank you|ok|well done|cheers)?,? ?(?:you )?(?:\w+ )?parrot\b|\b(?:that'?s|those are|these are|is) (?:just |literally |only |exactly )+(?:what i (?:just )?(?:said|wrote|typed)|my (?:own )?words)\b|\bthat'?s what i just (?:said|wrote)|\b(?:that'?s|those are) my (?:own )?words\b/,
  ],
  [
    'unread',
    /\b(?:do|did|are|have|can) you (?:even |actually |really |ever |at all )*(?:read|reading|listen|listening|hear|paying attention|pay attention|take in|taking in)\b(?! (?:to )?(?:music|books?|out|his|her|the news))|\bdid (?:you|u) (?:even )?(?:get|see|catch|miss) (?:the (?:bit|part|thing)|what i|any of|that bit|my)\b|^(?:(?:no|but|see|god|look),? )*you(?:'?re| are) (?:(?:just|still|really|even) )*not (?:(?:really|even) )*(?:listening|hearing me)[.!]*$/,
  ],
  [
    'made_up',
    /\byou(?:'ve| have|'re| are)? (?:just |only |literally )?(?:made|making) (?:that|this|it|things|stuff) up\b|^(?:(?:no|but|what|sorry|hang on|wait|um+|er+),? )*i (?:never|didn'?t|did not) (?:ever |actually |even )?(?:say|said|tell|told|writ\w+|wrote|mention\w*|claim\w*)(?: you)? (?:that|any ?(?:thing)? of (?:that|the sort)|any such thing|anything (?:like that|of the (?:kind|sort)|about (?:that|it)))[.!? ]*$|^(?:(?:no|but|and|look),? )*i never (?:once )?said (?:that )?i(?:'d|'m|'ll| would| was| wanted| had| am)\b.{0,40}$|\b(?:don'?t|stop) (?:go(?:ing)? )?(?:put(?:ting)?) (?:that|it|words|things) (?:on me|in my mouth|into my mouth)\b|\bwhere (?:did|do) you get (?:that|this)(?: from| idea)?[?.! ]*$/,
  ],
  [
    'unanswered',
    /\b(?:that was|it was|this is|that'?s) a question\b|\byou(?:'ve| have)? (?:just |completely |totally )?(?:skipp?ed|ignored|dodged|avoided|missed|sidestepped|gone past|went past) (?:it|that|both|them|half|one|(?:my|the|either|both|all) (?:\w+ )?(?:questions?|ones?|bit|part)|what i asked|everything i)\b|\b(?:that'?s|that is|it'?s)(?: not|n'?t) an? (?:yes|no)\b|\byou(?:'ve| have)? (?:just )?(?:answer(?:ed|ing)) (?:a |the |some )?(?:different|another|wrong|other)\b(?: question| one)?|(?:^|, )(?:(?:no|but|so|yes|and|ok),? )*i(?:'ve| have)? (?:just |only |literally |already |actually )*asked (?:you )?(?:something|a (?:\w+ )?(?:question|thing)|which|twice|that twice|one thing)\b|\byou (?:still )?(?:didn'?t|haven'?t|never) (?:even |actually |really )?(?:say|said|tell me|told me) (?=if|whether|what|why|how|when|who|where)|^(?:(?:no|but|so|and|right),? )*(?:the|my) question (?:is|was)\b|\b(?:that'?s|that is|this is|it'?s)(?: not|n'?t) (?:what|the (?:thing|question)) i (?:asked|was asking|meant to ask)|\bnot what i asked\b|^(?:(?:and|but|no|yes|yeah),? )*that'?s what i(?:'m| am| was)? ask(?:ed|ing)(?: you)?[.!? ]*$|\byou (?:still )?(?:didn'?t|haven'?t|don'?t|never|won'?t|can'?t) (?:even |actually |really )?answer(?:ed)?\b|^(?:(?:no|but|so|yes|and|what),? )*i(?:'ve| have)? (?:just |only |literally |already |actually )*asked (?:you )?(?:if|whether|what|how|why|about|who|when|where|for)\b|\bthat(?:'s| is| was)? ?(?:not|wasn'?t|isn'?t) (?:really |even )?(?:an|any|much of an|a real) answer\b|\b(?:that|this|it) (?:doesn'?t|didn'?t|does not|did not) (?:really |actually |even )?answer (?:what|my|the|me|it|that)\b|\bgo on(?: then)?,? answer\b|^(?:just |please )*answer (?:it|me|that|the question)\b|\byou keep (?:going on|talking|coming back|banging on) (?:about|to)\b|\bso is that a (?:yes or (?:a )?no|no or (?:a )?yes)\b/,
  ],
  [
    'misread',
    /\band (?:now |then |all )?you (?:offer|give|tell|suggest|send|come (?:up )?with)(?: me)? (?:\w+ ){0,3}(?:hygiene|tips?|exercises?|lists?|plans?|steps|advice|breathing)\b|\b(?:that'?s|that is|it'?s|this is)(?: not|n'?t) what i (?:said|meant|told you|wrote)\b|^(?:no,? )?not what i (?:said|meant|told you|wrote)\b|\byou(?:'ve| have)? (?:completely |totally |just )?(?:misread|misheard|misunderstood|got (?:that|it|me) (?:all |completely )?wrong)\b/,
  ],
  [
    'odd_question',
    /\bwhat (?:sort|kind) of (?:a )?(?:\w+ )?question (?:is|was) (?:that|this)\b|\bwhat a (?:stupid|weird|odd|strange|silly|ridiculous|funny) question\b|\b(?:that'?s|that is|it'?s|is that) an? (?:\w+ )?(?:stupid|weird|odd|strange|silly|ridiculous|funny|daft|dumb) question\b|\bwhat (?:has|does|'s) that (?:even )?(?:got )?to do with\b/,
  ],
  [
    'told_before',
    /^(?:(?:no|but|well|yes|yeah|ok|and|as),? )*(?:i(?:'ve| have)? )?(?:(?:just |already |literally |only )*told you (?:how|what|why|who|when|where|no\b|yes\b)|you asked (?:me )?(?:what|how|which) (?:it|that|i'?d|i)\b)[^:.!?]*[:.!?]*|^(?:(?:no|but|well|yes|yeah|ok|and),? )*(?:i(?:'ve| have)? (?:just |already |literally |only )*(?:told you|said)(?: (?:that|it|so|this))?(?: (?:already|before|lol|just now|twice|once))*|like i (?:just )?said|that'?s what i said|as i (?:just )?said|you (?:just |already )+asked(?: me)?(?: that| this)?|first thing i (?:told you|said)|i did (?:say|tell you)|i (?:just )?said (?:it'?s|its|that'?s|thats) (?:right|fine|true|correct|ok(?:ay)?))(?: (?:already|before|lol))?[.!? ]*$/,
  ],
  [
    'refused',
    /^(?:(?:no|nah|nope),? )+(?:thanks?|thank you|ta|cheers)(?: \w+){0,2}[.!]*$|^(?:no,? )?(?:i )?(?:really )?(?:don'?t|do not) want (?:to (?:do|try) )?(?:the|that|your|an?|any) (?:\w+ ){0,2}(?:thing|exercise|stuff|breathing|technique)(?: right now| now| thanks)?[.!]*$|\b(?:therapy|self.?help|mindfulness|breathing|wellness) (?:bollocks|bullshit|crap|rubbish|nonsense|speak)\b/,
  ],
  [
    'protest',
    /\bi(?:'m not| am not| wasn'?t| was not) asking\b(?! (?:him|her|them|my|anyone|for))|\bi (?:didn'?t|did not|never) ask(?:ed)?(?: you)?(?: about| for)? (?:that|this)[?.! ]*$|(?:^|\band |\bbut )you (?:seriously |really |actually |honestly )?(?:want|expect) me to [^?]*\?+!*$|(?<!\b(?:would|do|did|could|might) )\byou call (?:this|that) |^(?:(?:what|wow|god|jesus|christ|oh),? )*(?:are you (?:taking the (?:mick|mickey|piss)|having a laugh|kidding(?: me)?|joking|for real)|you(?:'re| are) (?:having a laugh|winding me up|joking|kidding))[?!. ]*$|(?:\band |\bbut )you(?:'re| are)? (?:want(?:ing)? to know|ask(?:ing)?(?: me)?) (?:what|when|how|about|which|where|who|if|whether)\b.*$/,
  ],
  [
    'confirmed',
    /^(?:no|nah|nope),? (?:that'?s|thats|it'?s(?! all (?:fine|good|right))|you'?re|that is) (?:all |quite |exactly |about )?(?:right|fine|true|correct|it|good)[.! ]*$/,
  ],
  [
    'puzzled',
    /^(?:(?:um+|wait|sorry|but|and|so|oh|hang on|right),? )*(?:(?!(?:how|why)\b)\w+ ){1,5}(?:of|with|by|from) what\?+$|^(?:from|by) what\?+$|^(?:\w+ ){0,3}(?:tell|know|knows|see|makes?|means?|changes?|solves?|start|stop|pick|choose|did|does) (?:whom? )?what(?: good| better| worse| back)?\?+$|^what (?:does|did|was|is|has|are|do)\?+$|^how (?:was|is|did) what\?*$|^what (?:first|second|other|shortest|smallest|last) \w+\?+$|^(?:you(?:'ve| have)? lost me(?: there)?|i(?:'m| am)? (?:not sure i follow|not following)|i (?:don'?t|do not) follow|(?:i(?:'m| am) )?not sure what (?:you mean|you'?re asking|that means)|i (?:don'?t|do not) know what you(?:'re| are) (?:answering|asking|talking about|on about))(?:,? \w+)?[.!?]*$|^(?:what|huh|pardon|eh|sorry)\?+$|^i (?:really |still )?(?:don'?t|do not) (?:know|understand|get|follow) what (?:you|that) means?(?: by that)?[.!?]*$/,
  ],
  [
    'disbelief',
    /(?:^|, (?:and |but |so )?)(?:(?:and|but|like|i mean|i meant|honestly|seriously|so|i(?:'d| would) (?:quite |really |just |so )*(?:like|love) to know),? )*(?:(?:when|how long) (?:exactly |precisely |on earth )?(?:was|were) (?:he|she|they|my \w+) (?:going|planning|meaning) to (?:tell|mention|say|let|inform|keep|hide|lie|wait|string|leave)\b.{0,60}|(?:did|does|do) (?:he|she|they) (?:even |really |honestly |seriously |actually |just )*(?:think|expect|imagine|believe) (?:that )?(?:i(?:'d|'m| am| would| wouldn'?t| was))\b.{0,50}|who (?:the hell |on earth )?(?:does|do) (?:he|she|they) think (?:he|she|they)(?: is|'s| are|'re)\b.{0,20}|who (?:even |the hell |actually )?(?:does (?:that|this|something|such)|says (?:that|this)|thinks (?:that|like)|acts|treats|behaves|tells (?:someone|somebody|people|a person)|leaves (?:someone|somebody))\b.{0,60}|who (?:even |the hell |actually )?cares (?:about|what|if|whether)\b.{0,40}|how (?:can|could) (?:someone|somebody|anyone|anybody|a person|people|he|she|they|you) (?:just |even |ever )?(?:do|say|be|act|forget|leave|walk away|disappear|sleep|treat)\b.{0,40}|what (?:kind|sort) of (?:an? )?(?:\w+ )?(?:person|mother|mum|mom|father|dad|parent|wife|husband|partner|friend|daughter|son|sister|brother|man|woman|human|idiot|monster) (?:does|says|acts|treats|would do|leaves|behaves)\b.{0,30}|why would (?:anyone|anybody|someone|you|a person) (?:even |ever )?(?:do|say)\b.{0,40}|(?:can|would) you (?:even )?believe (?:it|that|this|him|her|them)|how is (?:that|this|it) (?:even )?(?:fair|ok(?:ay)?|normal|right|legal))[?! .]*$/,
  ],
  [
    'self_blame',
    /\bwhat (?:kind|sort) of (?:an? )?(?:\w+ )?(?:person|mother|mum|mom|father|dad|parent|wife|husband|partner|friend|daughter|son|sister|brother|man|woman|human|idiot|monster) (?:thinks|feels|forgets|wants|can'?t|doesn'?t|needs|lets)\b(?: (?:that|this|so|like that|it))?|^(?:(?:and|but|like|i mean|honestly),? )*(?:what was i (?:even )?(?:thinking|expecting)|how (?:stupid|dumb|pathetic|blind|sad|thick) (?:am i|was i|is that|can (?:you|i) (?:be|get))|who else (?:would|does|could) (?:that|this))[?! .]*$/,
  ],
  [
    'belittled',
    /(?:^|, )(?:(?:and|but|like|i mean),? )*(?:isn'?t (?:it|that|this) (?:just |a bit |so |totally |completely )?(?:ridiculous|stupid|silly|pathetic|daft|mad|crazy)|how (?:ridiculous|stupid|silly|pathetic|daft|mad|crazy) is (?:that|it|this))(?=[?!,.]|$)[?!]*/,
  ],
  [
    'praised',
    /\b(?:that'?s|that is|that was) a (?:really |very |rather )?(?:good|fair|clever) (?:question|one|point)\b(?!,? but)[^.!?]*|\byou(?:'re| are) (?:doing (?:fine|well|great|ok(?:ay)?|all right|alright)|(?:quite |rather |actually |really |surprisingly )?good at (?:this|listening))\b(?!,? but)[^.!?]*|\bi was (?:only |just )?(?:complimenting|praising) you\b[^.!?]*/,
  ],
  [
    'at_a_loss',
    /^(?:(?:and|but|so|like|ok),? )*(?:(?:is )?(?:that'?s|that|this is|is this) (?:it|all)(?= ?[?!])|what did you expect|you(?:'re| are|r|'re meant| are meant)? (?:supposed|meant) to (?:help|be helping|listen|know)(?: me)?(?: .{0,20})?)[?!.]*$|(?:^|, )how (?:do|did) you think (?:it (?:was|is|went|feels|felt)|i feel|that (?:was|feels|felt))[.?!]*$/,
  ],
];
