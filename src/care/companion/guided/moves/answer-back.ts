/** A few words that answer our question are said back: it was asked, so they are what is meant. */
import { lastOurs, type Turn } from '../turn.ts';
import { capital } from '../understand/text.ts';
import { sayable, turned } from './their-words.ts';

/** "The sound of brakes", "in my stomach, like a stone"; null for a sentence, a yes, a number or a shrug. */
export function answerBack(turn: Turn): string | null {
  const { input, reading, words, state, quiet } = turn;
  const last = lastOurs(turn);
  if (quiet || state.facts.plain !== undefined || !OPEN.test(last)) return null;
  const text = input.message.trim().replace(/[.,!\s]+$/, '');
  const { length } = reading.words;
  if (
    length < 2 ||
    length > MOST ||
    reading.question !== null ||
    NO_ANSWER.test(text) ||
    CLAUSE.test(text)
  )
    return null;
  if (!sayable(turn, text)) return null;
  const line = `${capital(turned(text))}.`;
  if (!words.isNew(line)) return null;
  words.say(line);
  return line;
}
const MOST = 6;
/** An open question of ours stands at the end. */
const OPEN = /\b(?:what|which|who|whose|where|when|how)\b[^.!?]*\?["”]?\s*$/i;
/** A clause has told something, and is no answer in a few words. */
const CLAUSE =
  /\b(?:\w{3,}ed|came|comes?|went|goes|got|gets?|said|says?|told|tells?|heard|saw|sees|took|takes?|gave|gives?|made|makes?|left|found|felt|feels?|kept|keeps?|put|puts|let|lets|ran|sat|stood|broke|fell|lost|met|paid|read|sent|slept|spoke|woke|won|wrote|knew|knows?|thought|thinks?|brought|bought|caught|drove|ate|hit|held|led|rang|sold|shut|spent|threw|wore|wants?|needs?|looks?|calls?|hates?|loves?|likes?|packed|happens?|happened)\b/i;
const NO_ANSWER =
  /\b(?:i|i['’]\w+|im|ive|you|your|we|he|she|they|it|that|this|there|is|are|was|were|am|do|does|did|has|have|had|can|will|would|could|should)\b|^\W*(?:yes|yeah|yep|no|nope|nah|not|maybe|perhaps|ok|okay|idk|dunno|nothing|none|nobody|whatever|why|what|how|thanks?|please|stop|sorry|hi|hello|hey|just|because|so|and|but|hm+|well|oh|sure|good|fine|bad)\b|\d|[?!"“”]|n['’]t\b/i;
