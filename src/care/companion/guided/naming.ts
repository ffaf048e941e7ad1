/** Whose name is whose: told in passing, told late, and the name of the one who died. */
import { frameById } from './frames/index.ts';
import { isLongAgo } from './moves/mourning.ts';
import type { GuidedState } from './state.ts';
import { feelingsIn } from './understand/feelings.ts';
import type { Reading } from './understand/index.ts';
import { clausesOf } from './understand/text.ts';

/** "his name is Leo": goes to the one spoken of who has no name yet and can be a he. */
export function nameThem(state: GuidedState, text: string): void {
  const called = /\b(he|she) (?:was|is) called ([A-Z][\p{L}'-]{1,18})/u.exec(
    text.replace(/\bHe\b/g, 'he').replace(/\bShe\b/g, 'she'),
  );
  const found = /\b(his|her|their) name(?:'s| is| was) ([\p{L}'-]{2,18})/iu.exec(text) ?? called;
  const raw = found?.[2] ?? loneName(state, text);
  if (raw === undefined || /^(?:not|a|the|so|like)$/i.test(raw)) return;
  const name = raw.charAt(0).toUpperCase() + raw.slice(1);
  const wrong = /^(?:his|he)$/i.test(found?.[1] ?? '')
    ? FEMALE
    : /^(?:her|she)$/i.test(found?.[1] ?? '')
      ? MALE
      : null;
  const one = [...state.people]
    .sort((a, b) => b.count - a.count || a.turn - b.turn)
    .find(
      (person) => person.name === null && person.relation !== null && !wrong?.test(person.relation),
    );
  if (!one) return;
  if (state.facts.lost === one.label) {
    state.facts.lost = name;
    state.facts.name ??= name;
  }
  one.name = name;
  one.label = name;
  one.turn = state.turn;
  state.people = state.people.filter((person) => person === one || person.name !== name);
}
/** "Forty-one years. Ingrid": a capitalised word alone in its sentence, with somebody unnamed in play. */
function loneName(state: GuidedState, text: string): string | undefined {
  const raw = /[.!?]\s+([A-Z][a-z]{2,12})[.!]?$/.exec(text.trim())?.[1];
  if (raw === undefined || /(?:ly|ing|ed|ful|less|ous)$/.test(raw) || NO_NAME.test(raw))
    return undefined;
  const unnamed = state.people.some((one) => one.name === null && state.turn - one.turn <= 2);
  return unnamed && feelingsIn(clausesOf(raw)).length === 0 ? raw : undefined;
}
const NO_NAME =
  /^(?:\w+day|Stupid|Silly|Exactly|Nothing|Nobody|Never|Always|Again|Typical|Great|Sorry|Thanks|Please|Maybe|Sometimes|Yesterday|Today|Tonight|Tomorrow|Yes|Yeah|Nope|Not|Now|Ever|Anyway|Whatever|Alone|Gone|Dead|Everyone|Everything|Work|School|Home|Help|Same|True|Right|Fine|Okay|Hello|Brilliant|Perfect|Pathetic|Ridiculous|Discuss|Period|Twice|Once|Often|Half|Both|None|Weird|Mad|Lucky|Honest|Christmas|Easter|January|February|March|April|June|July|August|September|October|November|December)$/;

export const FEMALE =
  /^(?:step)?(?:mum|mom|mother|mummy|mommy|wife|sister|daughter|girlfriend|aunt|auntie|niece|nan|nana|gran|granny|grandma|grandmother)/i;
export const MALE =
  /^(?:step)?(?:dad|father|daddy|papa|husband|brother|son|boyfriend|uncle|nephew|grandad|grandpa|grandfather)/i;

/** Who died, so that in the talk about it no line takes a living person for them. */
export function keepLost(state: GuidedState, reading: Reading, now: Date): void {
  const mistaken = /^your (\w+)$/.exec(state.facts.lost ?? '')?.[1];
  // "I'm not here about the dog": whoever it is about, it is not that.
  if (mistaken && new RegExp(`\\bnot (?:\\w+ ){0,4}?${mistaken}\\b`, 'i').test(reading.text)) {
    delete state.facts.lost;
    state.frames = state.frames.filter(({ id }) => frameById(id)?.domain !== 'grief');
    return;
  }
  if (state.facts.name !== undefined && state.facts.lost !== undefined) {
    state.facts.lost = state.facts.name;
    return;
  }
  // "It's twenty years today." "My brother. Michael": the death may be one message earlier.
  const grief =
    reading.frames.some((frame) => frame.domain === 'grief') ||
    state.frames.some(
      (one) => frameById(one.id)?.domain === 'grief' && state.turn - one.turn === 1,
    );
  if (!grief || isLongAgo(reading.text, now)) return;
  const pet = /\b(dog|cat|puppy|kitten|rabbit|horse|hamster|budgie|parrot|guinea pig)\b/i.exec(
    reading.text,
  )?.[1];
  const lone = /^[A-Z][a-z]{2,12}[.!]?$/.exec(reading.text.trim())?.[0].replace(/[.!]$/, '');
  const named =
    lone !== undefined &&
    !NO_NAME.test(lone) &&
    reading.acts.size === 0 &&
    reading.feelings.length === 0
      ? lone
      : null;
  const { lost } = state.facts;
  if (named !== null && lost === undefined) {
    state.facts.name ??= named;
    state.facts.lost = named;
    return;
  }
  // A name alone, after the death was told: theirs.
  const mourned = state.people.find((one) => one.label === lost && one.name === null);
  if (named !== null && mourned) {
    state.facts.name = named;
    state.facts.lost = named;
    mourned.name = named;
    mourned.label = named;
    state.people = state.people.filter((one) => one === mourned || one.name !== named);
    return;
  }
  if (BYSTANDER.test(reading.text)) return;
  const label =
    pet !== undefined && reading.frames.some((frame) => frame.id === 'loss_pet')
      ? `your ${pet.toLowerCase()}`
      : (whoDied(reading) ?? (OF_A_PET.test(reading.text) ? undefined : reading.people[0]?.label));
  if (label !== undefined) state.facts.lost ??= label;
}

/** "The dog died": whoever else is spoken of lives. */
const OF_A_PET =
  /\b(?:dog|cat|puppy|kitten|rabbit|horse|hamster|budgie|parrot|guinea pig)(?:['’]s| has| is| was)?(?: been| just)* (?:dead|died|gone|put (?:down|to sleep)|passed)\b/i;

/** "Our Danny died. My lad": of all who are named, the one it is said of. */
function whoDied({ text, people }: Reading): string | undefined {
  const who =
    /\b(?:my|our) (?:\w+ )?([\p{L}'-]+?)(?:['’]s| is| has| was| just| got)* (?:died|dead|passed|killed)\b/iu.exec(
      text,
    )?.[1];
  const key = who?.toLowerCase();
  return people.find(
    ({ name, relation }) => name?.toLowerCase() === key || relation?.toLowerCase() === key,
  )?.label;
}

/** People at the edge of a death, whose names are not the name. */
const BYSTANDER =
  /\b(?:nurse|doctor|consultant|surgeon|vicar|priest|carer|undertaker|registrar|paramedic|neighbour|receptionist|solicitor)\b/i;

const ALIVE =
  /\b(?:mum|mom|dad|mother|father|husband|wife|partner|brother|sister|he|she)(?:'s| is|'s living| lives| moved| has moved) (?:\w+ )?(?:in|to|at|into|with) (?!(?:heaven|peace|the (?:ground|cemetery|churchyard)|pain|hospital|a (?:coma|better place))\b)[^.]*\bnow\b/i;

/** Where somebody lives now tells that they had gone away, and had not died. */
export function unmourn(state: GuidedState, text: string): void {
  if (!ALIVE.test(text)) return;
  state.frames = state.frames.filter((one) => one.id !== 'loss');
  delete state.facts.lost;
}
