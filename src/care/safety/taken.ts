/**
 * Something was swallowed, and is told in passing: "I took some tablets, I feel fine". Paracetamol harms while one
 * feels well, and acetylcysteine works best within eight hours (Prescott et al., BMJ 1979).
 */
import type { Hit } from './english.ts';
import type { Part, Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const DRUG =
  '(?:tablets?|pills?|paracetamols?|acetaminophen|tylenol|panadol|ibuprofen|aspirin|co ?codamol|codeine|tramadol|sleepers|sleeping (?:tablets|pills)|antidepressants|beta ?blockers|meds|medication|sertraline|propranolol|citalopram|amitriptyline|diazepam|zopiclone)';
const TOOK =
  ' i (?:have |had |just |then |only |also |went and |ended up |already )*(?:took|taken|swallowed|necked|downed|popped|swallowing|taking)';
/** "I took some tablets", with nothing of a headache in it. */
const SOME = new RegExp(`${TOOK} (?:[a-z]+ ){0,4}?${DRUG}(?= |$)`);
const MUCH = new RegExp(
  `(?:quite a (?:lot|few)|a (?:whole )?lot|lots|loads|too many|a few too many|more than i should|the (?:whole )?lot|handfuls?|a whole (?:box|packet|pack|strip|bottle))(?: of)?(?: the| my| his| her)? ${DRUG}(?= |$)|${TOOK} (?:the (?:whole )?lot|all of (?:it|them)|everything)(?: [a-z]+){0,3} (?:in the (?:house|cabinet|cupboard|drawer|box|packet)|we had|there was)(?= |$)`,
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
/** As it is prescribed, or for what it is sold for, or long ago. */
const ORDINARY =
  / (?:headaches?|migraines?|period|cramps?|cold|flu|fever|toothache|back ?ache|hangover|allerg\w+|hay ?fever|vitamins?|prescribed|as usual|like (?:always|normal)|every (?:morning|night|day)|years? ago|last (?:year|month)|when i was|used to|travel sick\w*|antibiotics?|jet ?lag|two (?:tablets|paracetamol|ibuprofen|aspirin)|(?:one|a|a couple of|couple of) (?:tablets?|paracetamol|ibuprofen|aspirin|pill|tylenol|sleeping pill)|my (?:son|daughter|mum|mom|dad)|dog|cat|morning after|the pill|with (?:food|breakfast|dinner)|would|could|wish|want|thought about|thinking (?:of|about)|urge|not) /;

/** @param parts sentences as `sentences()` gives them */
export function takenHits(parts: readonly string[], previous: RiskState | null): Hit[] {
  if (previous?.flags.includes('substance') || previous?.subject === 'other') return [];
  const told = parts.filter((part) => !ORDINARY.test(`${part} `));
  const all = told.join('');
  const known = IN_IT.test(parts.join(''));
  const some = told.some((part) => SOME.test(part));
  const much = told.some((part) => MUCH.test(part) && OWN.test(part)) && known && !ABSENT.test(all);
  const asks = told.some((part) => PLAIN_ASK.test(part));
  const alarmed = OTHERS_SAY.test(all) || AFTER.test(all);
  if (!(much || asks || (some && alarmed))) return [];
  return [
    {
      id: 'taken',
      level: alarmed || (much && FINE_NOW.test(all)) ? 'imminent' : 'medical_emergency',
      weight: 1,
      plain: true,
      subject: 'self',
      flags: ['substance', 'means'],
    },
  ];
}
/** "It was quite a lot", of what they have told. */
const OWN = new RegExp(`${TOOK}| (?:it|that) was `);
/** What lies in a cupboard, or is spoken of in general, was not swallowed. */
const ABSENT =
  / (?:threw|flushed|gave|bought|left|have|had|there are|costs?|sells?|i take|on|prescri\w+|need|ran out of) (?:[a-z]+ ){0,4}?(?:lot|lots|loads|few|handful|box|packet|pack|strip|bottle)(?= )/;

const ASKED: readonly (readonly [Part, RegExp])[] = [
  [
    'taken.pain',
    /\b(?:aches?|aching|pain|(?:side|belly|stomach|tummy|head|it) hurts?|dizzy|sick now|throwing up|vomit\w*|shaking|ringing in|drowsy)\b/i,
  ],
  [
    'taken.late',
    /\bfeel(?:ing)? (?:\w+ )?(?:fine|ok|okay|all right|alright|nothing)\b|\bnot (?:even )?(?:being |feeling )?(?:sick|queasy)\b|\bby now\b|\bgone through\b|\blater\b|\bstill hurt\b|\bhurt me\b|\bis (?:it|that) true\b|\b(?:i'?m|am i) (?:fine|safe|ok|okay)\b(?! to)|\bdamage\b/i,
  ],
  [
    'taken.hospital',
    /\bhospital\b|\ba ?& ?e\b|\bemergency room\b|\b(?:do|should|shall|must) i (?:really )?(?:have to|need to|need|ring|call|go|tell)\b|\bfuss\b|\bwast(?:e|ing)\b|\b(?:to|in|towards) bed\b|\bsleep\b|\bis it 999\b|\bwhat (?:do|should) i do\b|\btell me what\b|\breally have to\b/i,
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
  const plain = message.replaceAll('’', "'");
  const lines: string[] = [];
  for (const [part, match] of ASKED) {
    const line = lines.length < 2 && match.test(plain) ? phrasing.sayOnce(part) : null;
    if (line !== null) lines.push(line);
  }
  const [asked] = ASKED.find(([, match]) => match.test(plain)) ?? [];
  if (asked === undefined) return null;
  // Asked once more, it is answered once more.
  if (lines.length === 0) return phrasing.say(asked);
  if (!lines.some((line) => line.includes('911') || /\bcall\b/i.test(line)))
    lines.push(phrasing.say('taken.call'));
  return lines.join(' ');
}
