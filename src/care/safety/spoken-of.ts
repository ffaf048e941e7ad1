/** Whose words of despair they are, and of what: for the careful question, which is put to the writer. */
import { straight } from './normalise.ts';

const THEY = '(?:he|she|they|my (?:ex|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w+))';
const OTHERS_SPEECH = new RegExp(
  [
    // "he says he can't do this anymore", and the same in quotation marks behind what they did
    `\\b${THEY} (?:just |then |has |had |always |only )*(?:says?|said|told me|tells me|texts?|texted|wrote|writes)(?: that)?,? (?:he|she|they) [^.!?]*`,
    `\\b${THEY} [^.!?"“]{0,40}[.:,]? ?["“][^"”]{0,120}["”]`,
    `\\bcan(?:no|'?)t (?:do this|go on|do it)[^.!?,]{0,16},? (?:he|she|they) (?:says?|said|wrote|texted)`,
    // of two people, and of what they do together
    `\\bwe (?:just |really )?can(?:no|'?)t (?:go on|do this)[^.!?,]*`,
    `\\bcan(?:no|'?)t go on with (?:the|his|her|these|those|our) (?!life|pain|fight|struggle|lie)\\w+`,
  ].join('|'),
  'gi',
);

/** Said by another, and true of the writer. */
const MINE_TOO =
  /\b(?:neither|me too|same here|so (?:do|am|can't) i|and (?:nor|neither) can i|i agree|he'?s right|she'?s right)\b/i;

/** What somebody may want to be over, and live on. */
const ENDS =
  '(?:divorce|court|case|trial|lawyers?|solicitors?|exams?|finals|term|semester|course|thesis|move|moving|renovation|treatment|chemo|radio(?:therapy)?|pregnancy|wedding|funeral|christmas|holidays?|week|month|winter|summer|shift|job|project|probation|contract|notice period|waiting|wait|scan|results|party|meeting|flight|journey|season|lockdown|teething|potty training|custody|probate|house sale|build)';
const END_OF_IT = new RegExp(
  `\\b(?:want|wanting|wish) (?:it|this|(?:the|this|my|that) (?:\\w+ )?${ENDS}|everything) (?:all )?to (?:be over|stop|end)\\b`,
  'i',
);
const NAMED = new RegExp(`\\b(?:the|this|my|our|these|that|with)(?: \\w+)? ${ENDS}\\b`, 'i');
const LIFE =
  /\bme\W*$|\b(?:better off|everywhere|always|gone|the whole|here|life|living|alive|die|dying|dead|suicid\w*|myself|everything|pain|exist\w*|wake|hopeless|worthless|no point|burden)\b/i;

/** The message without what others said and what two people cannot go on with. */
export const ownWords = (message: string): string => {
  const plain = straight(message);
  return MINE_TOO.test(plain) ? plain : plain.replace(OTHERS_SPEECH, ' ');
};

/** "I want it to be over, the divorce": what is to end has its name. */
export const namesWhatEnds = (message: string): boolean =>
  END_OF_IT.test(message) && NAMED.test(message) && !LIFE.test(message);

/** Useless at something or while waiting, which is no word on what one is worth. */
const SOMEWHERE =
  /\b(?:useless|a failure|disgusting) (?:just )?(?:sitting|standing|waiting|watching|trying to|at (?!life|everything|being)\w+|with (?:numbers|money|computers|names|my hands|tools))/i;
/** Of one's work only, where that is named. */
const CARES_NOT =
  /\b(?:don['’]?t|do not|stopped) car(?:e|ing) any ?more\b(?=.*\b(?:team|job|work|office|clients?|customers?|company|boss|manager|slack|emails?|meetings?|projects?|career|shifts?|deadlines?)\b)|\b(?:team|job|work|office|clients?|customers?|company|boss|manager|slack|emails?|meetings?|projects?|career|shifts?|deadlines?)\b.*\b(?:don['’]?t|do not|stopped) car(?:e|ing) any ?more\b/i;
export const isOfOneThing = (message: string): boolean =>
  (SOMEWHERE.test(message) || CARES_NOT.test(message)) && !LIFE.test(message);
