/**
 * Something was swallowed, and is told in passing: "I took some tablets, I feel fine". Paracetamol harms while one
 * feels well, and acetylcysteine works best within eight hours (Prescott et al., BMJ 1979).
 */

import { type Asked, askedParts } from './asked.ts';
import { wasKept } from './deciding.ts';
import { type Hit, plainHit } from './english.ts';
import { straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const DRUG =
  '(?:tablets?|pills?|pain ?killers?|paracetamols?|acetaminophen|tylenol|panadol|ibuprofen|aspirin|co ?codamol|codeine|tramadol|sleepers|antidepressants|antihistamines?|beta ?blockers|meds|medication|sertraline|propranolol|citalopram|amitriptyline|diazepam|zopiclone)';
const TOOK =
  '(?: i| then|^|  )(?: )?(?:have |had |just |then |only |also |went and |ended up |already )*(?<= )(?:took|taken|swallowed|necked|downed|popped|swallowing|taking)';
/** "I took some tablets", with nothing of a headache in it. */
const SOME = new RegExp(`${TOOK} (?:[a-z]+ ){0,7}?${DRUG}(?= |$)`);
/** "I took something for it": what it was comes later. */
const SOMETHING = new RegExp(`${TOOK} (?:something|some things|stuff|a few things)(?= |$)`);
const AMOUNT =
  / (?:quite a (?:lot|few)|a (?:fair|good) (?:few|lot)|a bunch|a (?:whole )?(?:lot|load)|loads|lots|too many|a few too many|more than i should|(?:the|a) (?:whole )?(?:lot|box|packet|pack|strip|bottle)|most of (?:it|them|the \w+)|all of (?:it|them)|handfuls?|(?:like |about |maybe |some )?(?:8|9|[1-9]\d|ten|twelve|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty)(?: of (?:them|the|my|it|mums|moms))?)(?= |$)/;
const HOUSE = new RegExp(
  `${TOOK} (?:the (?:whole )?lot|all of (?:it|them)|everything)(?: [a-z]+){0,3} (?:in the (?:house|cabinet|cupboard|drawer|box|packet)|we had|there was)(?= |$)`,
);
const IN_IT = new RegExp(` ${DRUG}(?= |$)`);
const PLAIN_ASK = new RegExp(
  `${DRUG} i (?:took|have taken|swallowed)(?: [a-z]+){0,3} (?:can|could|will|would|might|still|going to|do)(?= |$)|(?:can|could|will|would) the ${DRUG} (?:i took )?(?:still )?(?:hurt|harm|kill|damage)`,
);
const OTHERS_SAY =
  / (?:says?|said|thinks?|told me|wants me|reckons|begged me|keeps (?:saying|telling me))(?: (?:that|i|me|we|to|should|ought|need|have|must|it)){1,4} (?:to )?(?:ring|call|phone|go|see|tell|get|talk)(?= |$)/;
const AFTER =
  / (?:row|fight|argument|fell out|broke up|dumped me|left me|screamed|shouting match|cheated)(?= |$)/;
const FINE_NOW =
  / (?:hours?|minutes?|half an hour) ago(?= |$)| i (?:feel|am) (?:still |mostly |totally |completely |honestly )*(?:fine|ok|okay|alright|all right)(?= |$)| not (?:even )?(?:sick|queasy|sleepy|dizzy)(?= |$)/;
/** What it is sold for; a large amount of it is too much all the same. */
const PURPOSE =
  / (?:headaches?|migraines?|period|cramps?|cold|flu|fever|tooth ?ache|back(?: ?ache)?|hangover|hay ?fever|allerg\w+|vitamins?|as usual|like (?:always|normal)|two (?:tablets|paracetamol|ibuprofen|aspirin|pills|tylenol)|(?:one|a|a couple of|couple of) (?:tablets?|paracetamol|ibuprofen|aspirin|pills?|tylenol|sleeping pill)|travel sick\w*|antibiotics?|jet ?lag|with (?:food|breakfast|dinner)) /;
/** As it is prescribed, or long ago, or only thought of, or somebody else. */
const ORDINARY =
  / (?:prescribed|every (?:morning|night|day)|years? ago|last (?:year|month)|when i was|used to|my (?:son|daughter)|dog|cat|morning after|the pill|would|could|wish|want(?! to know)|thought about|thinking (?:of|about)|urge|imagine|photos?|pictures?|exams?|course|flight|train|bus) /;
/** Asked about what was taken: whoever asks has not just had a headache. */
const WORRIED =
  / (?:is it bad|do (?:they|it) do (?:any )?damage|(?:can|could|will|would|do) (?:it|they|the [a-z]+) (?:still )?(?:hurt|harm|kill|damage)|out (?:of )?my system|(?:does|will) it wear off|pass through me|can i (?:just )?sleep|sleep it off|hospital|poison\w*|i took them|what i took)(?= |$)/;

const OF_MINE = / (?:it|that) was | i (?:took|have taken|swallowed) /;
/** It is known that something was taken, and not yet what or how much. */
const TOLD = plainHit('body.took', 'none');
const SWALLOWED = { flags: ['substance', 'means'] } as const;

/** @param parts sentences as `sentences()` gives them; `body.took` is kept: how many comes later */
export function takenHits(parts: readonly string[], previous: RiskState | null): Hit[] {
  if (previous?.flags.includes('substance') || previous?.subject === 'other') return [];
  const known = wasKept(previous, 'body.took');
  const named = IN_IT.test(parts.join(''));
  if (!known && !named && !parts.some((part) => SOMETHING.test(part))) return [];
  const own = parts.filter((part) => !ORDINARY.test(`${part} `));
  const all = `${own.join('')} `;
  const vague = own.some((part) => SOMETHING.test(part)) && !/ for (?:my|the) /.test(all);
  if (!known && !named) return vague ? [TOLD] : [];
  const some = own.some((part) => SOME.test(part));
  const owns = some || own.some((part) => OF_MINE.test(part));
  const much =
    (AMOUNT.test(all) && ((named && owns) || known) && !ABSENT.test(all)) ||
    (HOUSE.test(all) && named);
  const asks = PLAIN_ASK.test(all) || ((known || some) && WORRIED.test(all));
  const alarmed = OTHERS_SAY.test(all) || AFTER.test(all);
  const purpose = PURPOSE.test(all);
  const ordinary = purpose && !(much && (known || FAR_TOO_MUCH.test(all)));
  if (!ordinary && (much || asks || (some && alarmed))) {
    const grave = alarmed || (much && FINE_NOW.test(all));
    return [plainHit('taken', grave ? 'imminent' : 'medical_emergency', SWALLOWED)];
  }
  const several = / quite a few | a few too | too many /.test(all);
  return vague || (some && (!purpose || several)) ? [TOLD] : [];
}
const FAR_TOO_MUCH =
  / (?:quite a (?:lot|few)|loads|too many|(?:most|all) of (?:it|them|the)|the (?:whole )?(?:lot|box|packet|bottle)|handfuls?|[1-9]\d|fourteen|fifteen|twenty|thirty) /;
/** What lies in a cupboard, or is spoken of in general, was not swallowed. */
const ABSENT =
  / (?:threw|flushed|gave|bought|left|there are|costs?|sells?|i take|prescri\w+|need|ran out of|to the tip|to school)(?= )/;

const ASKED: Asked = [
  [
    'taken.there',
    /\b(?:ambulance|paramedics?|crew|ambulance m[ae]n)(?:'s|'re| is| are)? (?:here|in the door|at the door|inside|arrived)\b|\bgo(?:ing)? with (?:him|her|them)\b/i,
  ],
  [
    'taken.sick',
    /\b(?:make|making) myself (?:be )?(?:sick|throw up|vomit)\b|\b(?:need|try|have) to be sick\b|\bshould i (?:drink|eat)\b/i,
  ],
  [
    'taken.coming',
    /\b(?:they(?:'re| are)|ambulance is|he's|she's|it's) (?:on (?:the|their) way|coming|sending)\b|\bsending (?:one|an ambulance|someone)\b|\bringing them\b/i,
  ],
  [
    'taken.hospital',
    /\bhospital\b|\ba ?& ?e\b|\bemergency room\b|\b(?:do|should|shall|must) i (?:really )?(?:have to|need to|need|ring|call|go|tell)\b|\bfuss\b|\bwast(?:e|ing)\b|\b(?:to|in|towards) bed\b|\bsleep\b|\bis it 999\b|\bwhat (?:do|should) i do\b|\btell me what\b|\breally have to\b/i,
  ],
  [
    'taken.pain',
    /\b(?:aches?|aching|pain|(?:side|belly|stomach|tummy|head|it) hurts?|dizzy|sick now|throwing up|vomit\w*|shaking|ringing in|drowsy)\b/i,
  ],
  [
    'taken.late',
    /\bfeel(?:ing)? (?:\w+ )?(?:fine|ok|okay|all right|alright|nothing)\b|\bnot (?:even )?(?:being |feeling )?(?:sick|queasy)\b|\bby now\b|\bgone through\b|\blater\b|\bstill hurt\b|\bhurt me\b|\bis (?:it|that) true\b|\b(?:i'?m|am i) (?:fine|safe|ok|okay)\b(?! to)|\bdamage\b|\bis it bad\b|\bwhat i took\b|\bwear off\b|\bgoing off\b|\bpass through\b|\b(?:till|until) (?:the )?morning\b/i,
  ],
  [
    'taken.shout',
    /\b(?:shout|wake|call|tell|get)\b.{0,12}\b(?:mum|mom|dad|her|him|them|flatmate|wife|husband)\b|\b(?:mum|mom|dad|she|he)(?:'?s| is)? (?:downstairs|upstairs|next door|asleep|does ?n'?t know)\b/i,
  ],
  ['taken.who', /\b(?:on my own|alone|nobody|no one|minutes? (?:off|away)|friend|flat)\b/i],
];

/** The answer to what somebody asks who has swallowed something; null where nothing of it is asked. */
export function takenAsked(
  { message, assessment }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): string | null {
  if (risk.subject !== 'self' || !risk.flags.includes('substance')) return null;
  if (risk.peak !== 'imminent' && risk.peak !== 'medical_emergency') return null;
  // The first answer to what was told is the whole of protocol's.
  if (assessment.flags.includes('substance') && !phrasing.has('taken.')) {
    phrasing.mark('taken.told');
    return null;
  }
  const plain = straight(message);
  const lines: string[] = [];
  const coming = phrasing.has('taken.coming.') || phrasing.has('taken.there.');
  const asked = askedParts(ASKED, plain).filter((part) => !(coming && part === 'taken.hospital'));
  const [first] = asked;
  if (first === undefined) return null;
  for (const part of asked) {
    const line = lines.length < 2 ? phrasing.sayOnce(part) : null;
    if (line !== null) lines.push(line);
  }
  // Asked once more, it is answered once more.
  if (lines.length === 0) return phrasing.say(first);
  const met = coming || asked.some((part) => /^taken\.(?:there|coming)$/.test(part));
  if (!met && !lines.some((line) => /\bcall\b/i.test(line))) lines.push(phrasing.say('taken.call'));
  return lines.join(' ');
}
