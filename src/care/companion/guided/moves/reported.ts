/** Words of somebody else that they set in quotation marks: those were chosen, and are asked about first. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { isRich } from '../understand/gist.ts';
import { speakable } from '../understand/mirror.ts';
import { wordsOf } from '../understand/text.ts';

const QUOTED = /(?:^|[\s:,])["'“]([^"“”\n]{8,70}?)["'”](?=$|[\s.,!?;])/;
const ASKS =
  /^(?:do|does|did|are|is|am|was|were|can|could|will|would|have|has|what|why|how|when|where|who|which)\b/i;

export function reportedMove(turn: Turn): Move | null {
  const { reading, words, state } = turn;
  if (turn.quiet || state.skill || state.minor || reading.weighty) return null;
  if (state.shapes.at(-1) === 'RQ' && state.shapes.at(-2) === 'RQ') return null;
  if (state.facts.plain !== undefined || reading.question !== null) return null;
  const found = QUOTED.exec(reading.text)?.[1]?.replace(/[.!?,\s]+$/, '');
  if (found === undefined || wordsOf(found).length < 3 || !speakable(found)) return null;
  if (OURS.test(reading.text) || UNSAID.test(reading.text)) return null;
  if (!REPORTS.test(reading.text)) return null;
  // In a long message they have gone on from it, and have often told what they said to it.
  if (isRich(reading) && !(reading.text.split(/(?<=[.!?])\s+/).at(-1) ?? '').includes(found))
    return null;
  const r = `${found.charAt(0).toUpperCase()}${found.slice(1)}`;
  const bank = OWN.test(reading.text) ? OWN_WORDS : ASKS.test(found) ? ASKED : SAID;
  const text = words.pick(bank, slotsOf(turn, { r: `“${r}${ASKS.test(found) ? '?' : '.'}”` }), {});
  if (text === null) return null;
  state.content++;
  return { text, shape: 'RQ', pending: { kind: 'ask' } };
}

/** Said to us or of us, or a phrase that is only named. */
const OURS =
  /\byou (?:say|said|saying|wrote|just said|keep saying)\b|\b(?:put|write|remember|call(?:s|ed)?|said like) (?:it |me |him |her |us )?["“']/i;
/** "If I say “…”", "I'd never say “…”": not said, or not yet. */
const UNSAID =
  /\b(?:if (?:i|he|she|they|we) (?:just |only |ever )?(?:say|said|tell|told|ask|asked)|(?:never|not|n'?t|would|'d|could|should|might|will|'ll|want to|going to|wish i(?:'d| had)?) (?:ever |just |actually |even )?(?:say|said|tell|told|write|ask|text|like to say)|something like)\b[^"“.]{0,24}["“]/i;
/** Without one of these a quotation is a name or a notion of theirs. */
const REPORTS =
  /^["“]|:\s*["“]|\b(?:(?<!to )says?|said|asks?|asked|tells?|told|writes?|wrote|texts?|texted|sent|put|shouts?|shouted|yelled|goes|went|replie[sd]|answer(?:s|ed)|typed|called|calls|like|whisper\w*|mutter\w*)[, ]+(?:\w+ ){0,3}["“']/i;
/** They wrote or said it themselves. */
const OWN =
  /\b(?:i|it|i just|i only|i always) (?:say|said|write|wrote|text|texted|put|sent|reply|replied|answer|answered|typed|shouted|think|thought)\b/i;
const OWN_WORDS = [
  '{r} And what was the answer?',
  '{r} How did that go down?',
  '{r} What happened then?',
];
const ASKED = ['{r} What did you answer?', '{r} What did you say to that?'];
const SAID = ['{r} How did you take that?', '{r} And what did you say?', '{r} How was it said?'];
