/** How a line may speak of the third person of the talk. */
import { focusPerson, type Turn } from '../turn.ts';
import type { Slots } from '../words.ts';

const FORMS = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs' },
} as const;

/** Words that tell it, where no pronoun was used yet. */
const SHE =
  /\b(?:mum|mom|mother|mam|mama|mummy|mommy|step(?:mum|mom|mother)|wife|missus|girlfriend|sister|daughter|gran|nan|nana|granny|grandma|grandmother|aunt|auntie|niece|girl|fianc[eé]e|sister-in-law|mother-in-law)$/i;
const HE =
  /\b(?:dad|father|papa|daddy|step(?:dad|father)|husband|hubby|boyfriend|brother|bro|son|grandad|grandpa|grandfather|uncle|nephew|boy|lad|brother-in-law|father-in-law)$/i;

function toldBy(label: string | undefined): 'she' | 'he' | null {
  if (label === undefined) return null;
  return SHE.test(label) ? 'she' : HE.test(label) ? 'he' : null;
}

/** By the pronoun used so far or by who it is, "they" where neither tells; `who` is "your wife", "Sam". */
export function thirdPerson(turn: Turn): Slots {
  const { lost } = turn.state.facts;
  const mourned = turn.state.people.find(({ label }) => label === lost);
  const person = mourned ?? focusPerson(turn);
  const who = turn.reading.people[0]?.label ?? person?.label;
  // The dead stay who they were, whoever else "he" is in this message.
  const dead = mourned && (mourned.pronoun ?? toldBy(mourned.relation ?? lost));
  const pronoun =
    dead ?? turn.reading.pronoun ?? person?.pronoun ?? toldBy(person?.relation ?? who) ?? null;
  const forms = pronoun === null ? FORMS.they : FORMS[pronoun];
  return { ...forms, who };
}

/** The same with the verbs that go with it ("does she"); nothing where nobody has been spoken of. */
export function personSlots(turn: Turn): Slots {
  const { reading, state } = turn;
  const { they, ...forms } = thirdPerson(turn);
  if (forms.who === undefined && reading.pronoun === null && state.facts.lost === undefined)
    return {};
  const one = they !== 'they';
  return {
    ...forms,
    they,
    dothey: `${one ? 'does' : 'do'} ${they}`,
    arethey: `${one ? 'is' : 'are'} ${they}`,
    werethey: `${one ? 'was' : 'were'} ${they}`,
    havethey: `${one ? 'has' : 'have'} ${they}`,
  };
}
