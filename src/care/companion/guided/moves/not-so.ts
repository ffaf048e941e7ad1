/** Something of ours was not so, or not understood: owned, and what they told beside it heard. */
import { answerFrom, goesOn } from '../asked/answer.ts';
import { chanceOf } from '../dialogue-acts/here.ts';
import { lastOurs, type Move, type Turn } from '../turn.ts';
import { said, shapeOf } from './listening-words.ts';
import { meaningHeard } from './meant.ts';

/** Null where nothing of ours is objected to. */
export function objectionMove(turn: Turn): Move | null {
  const { leads, shapes } = turn.state;
  const shape = shapes.at(-1) ?? '';
  // Where nothing was claimed or asked, nothing of it can be wrong or unclear.
  const claimed = CLAIMS.has(leads.at(-1) ?? '') || ANSWERED.has(shape);
  const isWrong =
    claimed &&
    DENIES.test(turn.reading.text) &&
    !ADDS.test(turn.reading.text) &&
    !agreesWithNo(turn) &&
    chanceOf(turn, 'wrong') >= OBJECTED;
  // "Pleased?? he was laughing at me": our own word, thrown back.
  const thrown = (THROWN.exec(turn.reading.text) ??
    ABOUT_WHAT.exec(turn.reading.text))?.[1]?.toLowerCase();
  const back = thrown !== undefined && lastOurs(turn).toLowerCase().includes(thrown);
  // What was owned as such before is not owned again.
  const isUnclear =
    !turn.asides.includes('puzzled') &&
    !goesOn(turn) &&
    ASKED.test(shape) &&
    chanceOf(turn, 'unclear') >= OBJECTED;
  const kind = isWrong || back ? 'wrong' : isUnclear ? 'unclear' : null;
  const owned = kind === null || turn.quiet ? null : said(turn, kind);
  if (owned === null) return null;
  leads.push('owned');
  // What was not understood is said once more, in plain words.
  const anew = kind === 'unclear' ? answerFrom(turn, null, 'back', { share: 1 }) : null;
  if (anew !== null) return { text: anew, shape: 'A', pending: { kind: 'ask' } };
  const plainly = kind === 'unclear' && turn.state.asked < 2 ? said(turn, 'ask') : null;
  const beside = turn.reading.words.length > MUCH ? said(turn, 'more') : null;
  const text = [owned, meaningHeard(turn) ?? plainly ?? beside]
    .filter((one) => one !== null)
    .join(' ');
  return { text, shape: shapeOf(turn, 'RI'), pending: null };
}
/** "A row doesn't stop there." "No, we've hardly spoken since.": that no is a yes. */
const agreesWithNo = (turn: Turn): boolean => {
  if (GOES_FURTHER.test(turn.reading.text)) return true;
  const [, rest = ''] = NO_AND_MORE.exec(turn.reading.text) ?? [];
  const [last = ''] = lastOurs(turn)
    .toLowerCase()
    .trim()
    .split(/(?<=[.!?])\s+/)
    .slice(-1);
  return NEGATIVE.test(last) && rest !== '' && !OF_US.test(rest);
};
const GOES_FURTHER =
  /^\W*(?:no|nope|nah)[,.]? +(?:we|i|he|she|they|it|there)\b[^.?!]*\b(?:hardly|barely|since|any ?more|at all)\b/i;
const NO_AND_MORE =
  /^\W*(?:no|nope|nah)[,.]? +(?!not\b|no\b|that|it['’]?s? |i (?:mean|meant|said))(.{6,})$/is;
const NEGATIVE = /\b(?:not|never|no|nobody|nothing|none|hardly|barely|without)\b|n['’]t\b/;
const OF_US = /\b(?:you|your|wrong|actually|meant)\b/i;
const ABOUT_WHAT = /^(?:wait |um+ |what )?(\w{4,}) (?:about|for|of|with) what\?/i;
const THROWN = /^(?:wait |um+ |what )?(\w{4,})\?{1,}(?=\s|$)/i;
const OBJECTED = 0.6;
/** Of so many words some told how it is. */
const MUCH = 8;
const CLAIMS: ReadonlySet<string> = new Set(['meaning', 'received']);
const ANSWERED: ReadonlySet<string> = new Set(['A', 'S', 'O']);
const ASKED = /[QAOK]/;
/** "It's not just the letter" puts nothing right. */
const ADDS = /^\W*(?:(?:well|and|but|yeah|no) )*(?:it|that)(?:['’]?s| is) not (?:just|only)\b/i;
/** Without a word of the kind nothing is put right. */
const DENIES =
  /\b(?:no|nope|nah|not|never|nobody|nothing|none|wrong|actually|mean|meant|said|other way|too)\b|\w+n['’]t\b|\b(?:do|does|did|is|was|are|were|has|have|had|ca|wo|could|would|should)nt\b/i;
