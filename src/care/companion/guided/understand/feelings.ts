/** The feelings lexicon: families, how strong a word is, and which word was the person's own. */
import type { Clause } from './text.ts';

export const FAMILIES = [
  'anxious',
  'scared',
  'sad',
  'numb',
  'angry',
  'ashamed',
  'lonely',
  'tired',
  'overwhelmed',
  'hopeless',
  'hurt',
  'stuck',
  'worthless',
  'missing',
  'glad',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Feeling {
  readonly family: Family;
  /** As the person wrote it. */
  readonly word: string;
  /** 1 mild, 2 plain, 3 strong. */
  readonly strength: number;
}

// words and phrases, with :n where one is milder or stronger than a plain 2
const LEXICON: Record<Family, string> = {
  anxious:
    'anxious, anxiety, nervous:1, worried:1, worrying:1, worry:1, uneasy:1, on edge, tense:1, panicky, panic:3, panicking:3, jittery, restless:1, dread, dreading, stressed, stress, freaking out:3, freaked out:3, apprehensive:1, agitated, butterflies:1, paranoid, nerves:1',
  scared:
    'scared, afraid, terrified:3, frightened, fear, fearful, petrified:3, horrified:3, unsafe, terror:3, spooked:1',
  sad: 'sad, sadness, unhappy:1, miserable:3, heartbroken:3, crying, tearful, down:1, gutted, devastated:3, depressed:2, depression, depressing, low:1, upset:1, grief, grieving, sorrow, blue:1, gloomy:1, awful:2, rubbish:1, shit:2, crap:1, shitty:2, crappy:1, melancholy, bummed:1, sobbing:3, disappointed:1, bad:1, weepy:1, rough:1, terrible:2, horrible:2, not okay, not ok, not good, not great, not happy',
  numb: 'numb, numbness, empty, emptiness, hollow, flat:1, detached, disconnected, blank:1, dead inside:3, zoned out:1, feel nothing, unreal:2, apathetic, apathy, robotic, on autopilot, foggy:1, checked out:1',
  angry:
    'angry, anger, furious:3, mad:1, pissed, pissed off, rage:3, raging:3, annoyed:1, irritated:1, irritable:1, frustrated:1, frustrating:1, resentful, resentment, bitter, livid:3, fuming:3, hate:2, fed up:1, sick of, snappy:1, seething:3, outraged:3',
  ashamed:
    'ashamed, shame, guilty, guilt, embarrassed:1, embarrassing:1, humiliated:3, humiliating:3, mortified:3, disgusted with myself:3, regret:1, regretful, remorse, selfish:1, a burden:2, pathetic:2, cringe:1',
  lonely:
    'lonely, loneliness, alone, isolated, left out:1, abandoned:3, unwanted:2, invisible, forgotten, excluded:1, no friends, friendless, unloved:3, nobody cares:3, no one cares:3, unseen',
  tired:
    'tired, exhausted:3, exhausting, drained, worn out, knackered, shattered:3, burnt out:3, burned out:3, burnout:3, wiped out, weary, sleepy:1, no energy, wrecked:3, spent:1, fatigued, fatigue, run down:1, running on empty:3, tiring:1',
  overwhelmed:
    "overwhelmed, overwhelming, too much, swamped:1, drowning:3, buried, can't cope:3, cant cope:3, falling apart:3, losing it:3, breaking point:3, spiralling:3, spiraling:3, swamped, pressure:1, breaking down:3, a mess:2, crushed:3, suffocating:3, can't do this anymore:3, in pieces:3",
  hopeless:
    "hopeless, hopelessness, pointless:2, no point:2, what's the point:2, never get better:2, given up:2, giving up:2, despair:3, desperate:2, futile, nothing helps, nothing works, nothing matters, defeated, beaten:1, no hope:3",
  hurt: 'hurt, hurting, betrayed:3, rejected:2, rejection, let down:1, wounded:3, ignored:1, unappreciated:1, disrespected:1, dismissed:1, unheard:1, cheated:2, lied to:2, dumped:2, ghosted:2, offended:1, misunderstood:1, taken for granted:1, belittled:2, unloved',
  stuck:
    'stuck, trapped:2, confused:1, lost:1, torn:1, conflicted:1, uncertain:1, unsure:1, helpless:2, powerless:2, paralysed:2, paralyzed:2, indecisive:1, clueless:1, directionless:1, unmotivated:1, bored:1, frozen:2, going in circles, going round in circles',
  worthless:
    "worthless, useless:2, a failure, not good enough, not enough, stupid:2, an idiot:2, inadequate, ugly:2, unlovable:3, broken:2, a loser:2, inferior, insecure:1, a fraud, an impostor, an imposter, hate myself:3, disgusting:3, incompetent:2, i'm nothing:3, not worth:2, self-conscious:1, fat:1, lazy:1, weak:1, crazy:1, failing:1",
  missing:
    'miss, missing, longing, homesick, heartache:2, heartsick, nostalgic:1, jealous, jealousy, envious:1, envy:1, yearn, yearning',
  glad: 'happy:2, glad, good:1, great:2, better:1, hopeful, proud, relieved, relief:1, calm:1, calmer:1, lighter:1, excited, grateful:1, thankful:1, joy:3, loved, peaceful, content:1, optimistic, confident, amazing:3, fantastic:3, okay:1, relaxed:1, settled:1, delighted:3, chuffed:2',
};

interface Entry {
  readonly family: Family;
  readonly strength: number;
}

const ENTRIES = new Map<string, Entry>();
for (const family of FAMILIES) {
  for (const [word, strength] of readLexicon(LEXICON[family])) {
    ENTRIES.set(word, { family, strength });
  }
}
function readLexicon(line: string): [string, number][] {
  return line.split(', ').map((item) => {
    const [word = '', strength] = item.split(':');
    return [word, strength === undefined ? 2 : Number(strength)];
  });
}

const NEGATION = new Set([
  'not',
  'never',
  'no',
  "don't",
  "didn't",
  "isn't",
  "wasn't",
  "aren't",
  "doesn't",
  'without',
  "can't",
  "won't",
  "haven't",
  "couldn't",
  'hardly',
  'barely',
  'neither',
  'nor',
]);
const OTHERS =
  /^(?:him|her|them|he|she|they|he's|she's|they're|his|her|their|we|you|you're|people|everyone|everybody|mother|father|mum|mom|dad|wife|husband|brother|sister|son|daughter|boss|friend|mate|neighbour|manager|nan|gran)$/;
/** A name one gives oneself counts only where one's own self stands before it. */
const OWN =
  /\b(?:i'?m|i am|i was|i feel|feel|feeling|felt|me|myself|such|being|i'?ve been)(?: \w+){0,3}$/;
const BOOST = new Set([
  'so',
  'really',
  'very',
  'extremely',
  'totally',
  'completely',
  'absolutely',
  'fucking',
  'super',
  'beyond',
  'incredibly',
  'always',
  'constantly',
]);
const SOFT = new Set(['bit', 'little', 'slightly', 'kinda', 'somewhat', 'sort']);
/** Words that are a feeling only after "feel", "am", "so" or on their own. */
const NEEDS_FEEL = new Set(
  'awful terrible horrible empty broken useless calm calmer happy glad proud relieved relief excited grateful thankful loved peaceful optimistic confident amazing fantastic relaxed hopeful delighted joy down low blue flat mad lost bad good great better rough fine spent weak fat used hate okay miss missing stress pressure content lighter crazy lazy blank failing shit crap loved settled buried'.split(
    ' ',
  ),
);
const FEEL = new Set(
  "feel feeling felt feels am i'm was been being so very really bit little still just totally always get getting got pretty me myself makes made of with under and".split(
    ' ',
  ),
);

/** Feelings of the writer, strongest first; other people's feelings and denied ones are left out. */
/** "He thinks I'm angry": said of the writer, and not by them. */
const THOUGHT_OF_ME =
  /\b(?:he|she|they|everyone|people|\w+) (?:might |may |must |probably |always |obviously )?(?:thinks?|thought|says?|said|reckons?|told me|tells me|claims?) (?:that )?i(?:'?m| am| was)\b/i;

export function feelingsIn(clauses: readonly Clause[]): Feeling[] {
  const found: Feeling[] = [];
  for (const { words, text } of clauses) {
    if (THOUGHT_OF_ME.test(text)) continue;
    for (let at = 0; at < words.length; at++) {
      const size = phraseAt(words, at);
      const word = words.slice(at, at + size).join(' ');
      const entry = ENTRIES.get(word);
      if (entry === undefined) continue;
      if (
        /^(?:a|an) (?:mess|burden|idiot|fraud|failure|loser)$/.test(word) &&
        at > 0 &&
        !OWN.test(words.slice(0, at).join(' '))
      )
        continue;
      // "This is pathetic but …" is said of the message, and of nobody.
      if (
        /^(?:pathetic|stupid|useless|embarrassing|crap|rubbish|cringe)$/.test(word) &&
        /\b(?:this|that|it|it's|that's|sounds?|probably|really|so|is|bit|might)$/.test(
          words.slice(0, at).join(' '),
        ) &&
        !OWN.test(words.slice(0, at).join(' '))
      )
        continue;
      // "A pint of bitter".
      if (word === 'bitter' && /^(?:of|the|a)$/.test(words[at - 1] ?? '')) continue;
      // A lift gets stuck without feeling it.
      if (
        /^(?:stuck|broken|trapped|frozen|lost|spent)$/.test(word) &&
        /^(?:the|a|his|her|their)$/.test(words[0] ?? '') &&
        !words.slice(0, at).some((w) => /^(?:i|i'm|me|my)$/.test(w))
      )
        continue;
      if (
        word === 'blue' &&
        !/\b(?:feel|feeling|felt|i'm|am|was|been|so|bit|little)$/.test(words.slice(0, at).join(' '))
      )
        continue;
      // Luck, a mistake or a film may be stupid, and nobody is called so.
      if (
        /^(?:stupid|pathetic|useless|ugly|lazy|crazy|weird)$/.test(word) &&
        /^(?:luck|thing|things|question|questions|idea|mistake|joke|film|show|song|app|phone|car|game|hat|rule|rules|job|meeting|machine|name|word|reason|amount)$/.test(
          words[at + 1] ?? '',
        )
      )
        continue;
      // How somebody looked is said of somebody else, unless a mirror or the word "I" is near.
      if (
        entry.family !== 'hopeless' &&
        /^(?:looked|looks|looking)$/.test(
          words.slice(0, at).findLast((w) => !BOOST.has(w) && !SOFT.has(w) && w !== 'a') ?? '',
        ) &&
        !words.slice(0, at).some((w) => /^(?:i|i'm|i've|me|my|myself)$/.test(w))
      )
        continue;
      // "The stupid weekend": said of a thing.
      if (
        /^(?:stupid|useless|ugly|broken)$/.test(word) &&
        /^(?:the|this|that|these|those|my|your|our|his|her|their|its|some|another|one|every)$/.test(
          words[at - 1] ?? '',
        ) &&
        words[at + 1] !== undefined
      )
        continue;
      if (
        /^(?:hurt|sore|tense|tired|numb|cold)$/.test(word) &&
        /^(?:face|head|back|feet|foot|legs?|arms?|hands?|eyes?|knees?|throat|stomach|tooth|teeth|neck)$/.test(
          words[at - 1] ?? '',
        )
      )
        continue;
      if (word === 'alone' && words[at - 1] === 'than') continue;
      // "I lied to him": done to somebody else.
      if (
        /^(?:lied to|hurt|ignored|betrayed|rejected)$/.test(word) &&
        words[at - 1] === 'i' &&
        /^(?:him|her|them|my|you|people|someone|somebody|everyone|everybody)$/.test(
          words[at + size] ?? '',
        )
      )
        continue;
      // "Leave me alone" is asked of others.
      if (word === 'alone' && /^(?:leav(?:e|es|ing)|let)$/.test(words[at - 2] ?? '')) continue;
      // "Rate my grief one to ten": what a form asks for.
      if (/^(?:rate|rated|rating|score|scale|measure)$/.test(words[at - 2] ?? '')) continue;
      if (
        word === 'forgotten' &&
        /^(?:i'd|i've|had|have|has|he'd|she'd|they'd|we'd)$/.test(words[at - 1] ?? '')
      )
        continue;
      if (word === 'dumped' && !/^(?:|by|me|again|and|last|on)$/.test(words[at + 1] ?? ''))
        continue;
      if (word === 'too much' && /^(?:to|if|that)$/.test(words[at + 2] ?? '')) continue;
      if (
        word === 'too much' &&
        words[at + 2] === 'of' &&
        /^(?:it|that|the|them|this|soup|cake|food|wine|sugar|salt|coffee|tea|sun)$/.test(
          words[at + 3] ?? '',
        )
      )
        continue;
      if (
        word === 'too much' &&
        /\b(?:drink|drank|eat|ate|spend|spent|work|smoke|talk|sleep|cost|costs|think)\w*$/.test(
          words.slice(0, at).join(' '),
        )
      )
        continue;
      if (/^not (?:good|great)/.test(word) && /^(?:at|enough|for)$/.test(words[at + size] ?? ''))
        continue;
      if (
        /^not (?:good|great|ok|okay|happy)$/.test(word) &&
        at > 0 &&
        !FEEL.has(words[at - 1] ?? '')
      )
        continue;
      if (size === 1 && NEEDS_FEEL.has(word) && !afterFeel(words, at, word, clauses.length === 1))
        continue;
      if (othersOwn(words, at)) continue;
      const before = words.slice(Math.max(0, at - 3), at);
      if (
        before.some(
          (w, place) => NEGATION.has(w) && !(w === 'no' && GOES_ON.test(before[place + 1] ?? '')),
        ) &&
        !word.startsWith('not')
      ) {
        // "Don't get excited" is said to us.
        if (entry.family === 'glad' && !TO_US.test(words.slice(0, at).join(' ')))
          found.push({ family: 'sad', word: `not ${word}`, strength: 2 });
        at += size - 1;
        continue;
      }
      const change = before.some((w) => BOOST.has(w))
        ? 1
        : before.some((w) => SOFT.has(w))
          ? -1
          : 0;
      const strength = Math.max(1, Math.min(3, entry.strength + change));
      if (!found.some((f) => f.word === word)) found.push({ family: entry.family, word, strength });
      at += size - 1;
    }
  }
  return found.sort((a, b) => b.strength - a.strength);
}

/** "No, I'm happy": the no answers what was asked. */
const GOES_ON = /^(?:i|i'm|im|we|we're|it's|that's)$/;

const TO_US =
  /(?<!\b(?:i|we|they|you|people|kids|just|still|really|also) )\b(?:don't|dont|do not) (?:get|be|go|look|sound)$/;

function phraseAt(words: readonly string[], at: number): number {
  for (const size of [5, 4, 3, 2]) {
    if (at + size <= words.length && ENTRIES.has(words.slice(at, at + size).join(' '))) return size;
  }
  return 1;
}

function afterFeel(words: readonly string[], at: number, word: string, alone: boolean): boolean {
  if (word === 'miss') return words[at - 1] === 'i' || words[at - 2] === 'i';
  if (word === 'hate') return words[at - 1] === 'i' || words[at - 2] === 'i';
  const next = words[at + 1];
  if (
    word === 'lost' &&
    /^(?:it|him|her|them|my|the|a|an|his|our|\d+|money|weight)$/.test(next ?? '')
  )
    return false;
  // "Calms me down" is the opposite.
  if (
    word === 'down' &&
    /^(?:calms?|calmed|calming|slows?|slowed|talks?|talked|let|lets|sat|put|puts|turned|shut|shuts)$/.test(
      words[at - 2] ?? '',
    )
  )
    return false;
  // A shelf, a house or a bottle is empty, and nobody feels it.
  if (word === 'empty' && OF_A_THING.test(words.slice(Math.max(0, at - 5), at).join(' ')))
    return false;
  if (
    word === 'good' ||
    word === 'great' ||
    word === 'awful' ||
    word === 'terrible' ||
    word === 'horrible' ||
    word === 'empty' ||
    word === 'bad' ||
    word === 'better' ||
    word === 'rough'
  )
    return (
      ((alone && words.length <= 2) || FEEL.has(words[at - 1] ?? '')) &&
      (next === undefined ||
        !/^(?:at|for|to|person|than|thing|day|one|news|job|enough|friend|friends|idea|time|way|mum|mom|dad|week|night|month|year|evening|morning|start|patch|point|idea|question|move|man|guy|boss|driver|liar|sleeper|enough|luck|evening)$/.test(
          next,
        ))
    );
  return (alone && words.length <= 2) || FEEL.has(words[at - 1] ?? '');
}

const OF_A_THING =
  /\b(?:the|my|his|her|our|their|half|a|an|this|that) (?:\w+ )?(?!(?:inside|heart|head|chest|life)\b)\w+ (?:is|was|are|were|so|looks?|stands?|stood) ?(?:so|all|half|nearly|just|now)?$/;

function othersOwn(words: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const w = words[i] ?? '';
    if (/^(?:i|i'm|i've|i'd|i'll|me|myself)$/.test(w)) return false;
    if (OTHERS.test(w)) return words.slice(i + 1, at).every((x) => x !== 'me');
  }
  return false;
}
