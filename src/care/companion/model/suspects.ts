/** Words on which a sentence we never say could turn: from one of them on, a sentence waits and is judged. */

/** Beginnings of words. Broad on purpose: holding a sentence costs a moment and never a word. */
const STEMS = `
  medic meds pill tablet capsule dos prescri drug pharma antidepress antipsych ssri snri prozac zoloft
  sertral lexapro escital cital fluox xanax alpraz benzo diazep valium lorazep ativan klono clonaz
  lithium seroquel quetiap lamict lamotri abilify effexor cymbalta buspar trazod wellbut ketamin
  benadryl melaton adderall ritalin metha methyl opio opia tylenol acetamin paracet ibuprof aspirin
  insulin fentan heroin morph oxy codein trama ambien zolpid supplement herb wort cbd thc cannab mg
  mcg milligram gram ounce taper wean detox withdraw alcohol drink booze beer wine coke stop start quit
  skip double halve increas decreas reduc raise resum switch mix combin tak took swallow crush inject
  treatment substitut laxativ calor purg vomit throw

  kill die dying dead death deadly suicid lethal fatal overdos hang noose tie rope ligature belt gun
  firearm shoot shot bullet trigger pistol rifle knife knives blade razor cut slice slit vein wrist
  arter bleed blood bridge railing jump roof ledge cliff poison bleach carbon helium nitrogen exhaust
  garage gas breath suffocat asphyx chok strangl drown burn starv electrocut crash pain method clean aim
  temple easier easiest fastest surest reliabl effectiv harm hurt hit punch stab spank shake attack
  revenge punish weapon bomb explos trac goodbye reliev relief escap sacrific releas heaven commit
  brave courag admir romantic beaut noble afterlife wound scar hide plan crisis

  hopeless pointless worthless useless burden deserv fault blam provok weak selfish coward crazy insan
  lunatic psycho schizo junk nuts pathetic lazy dramatic sensitiv overreact attention manipulat sham
  asham silly stupid ridicul rash childish snap cheer calm bright worse minim persist agree correct
  exact absolut definit voice chosen destin mission messiah god demon devil spirit spy spies spying
  government fbi cia conspir chip implant signal monitor neighbor neighbour obey prov proof sleep

  diagnos disorder depress bipolar borderline bpd ptsd cptsd adhd ocd autis asperg narciss sociopath
  codepend anorex bulimi anxiet anxious panic mania manic hypoman psychosis psychot dissoci syndrome
  illness disease clinical symptom criteri addict alcoholic suffer mental trauma dementia

  human person therapist doctor psych counsel licen certif nurse clinician professional expert qualif
  degree childhood wife husband mother father divorce boyfriend girlfriend same exactly call contact
  alert notif report send sent dispatch police ambulance paramedic emergenc secre promis swear lonely
  depend rely confiden private bot machine software artificial

  confront sue lawyer legal illegal forgiv hotline helpline lifeline phone dial hotlin statistic
  percent http www instruct prompt jailbreak restrict developer ignor guideline abus rape assault
`
  .trim()
  .split(/\s+/);

/** By first letter, so that a word is compared with a few stems and not with all. */
const BY_LETTER = new Map<string, readonly string[]>();
for (const stem of new Set(STEMS)) {
  const letter = stem.charAt(0);
  BY_LETTER.set(letter, [...(BY_LETTER.get(letter) ?? []), stem]);
}

const PLAIN = /^[a-z'’]+$/;

/** A whole word: does it start like one of them? A beginning: could it still? */
export function suspects(word: string, unfinished: boolean): boolean {
  const lower = word.toLowerCase();
  // Numbers, and letters we cannot compare: another script, a look-alike, an accent.
  if (!PLAIN.test(lower)) return true;
  const stems = BY_LETTER.get(lower.charAt(0)) ?? [];
  return stems.some((stem) => lower.startsWith(stem) || (unfinished && stem.startsWith(lower)));
}

const ENGLISH =
  /(?:^|[^\p{L}'’])(?:i|the|my|you|and|to|it|is|a|of|that|was|not|what|im|i'm|me|he|she|they|do|have|don't|can't|no|yes|hi|hello|how|why|ok|just|so|for|in|on|be|am)(?![\p{L}'’])/giu;

/** True where English is written: the words above are English ones, and guard nothing elsewhere. */
export function looksEnglish(text: string): boolean {
  const words = text.match(/[\p{L}'’]+/gu)?.length ?? 0;
  const known = text.match(ENGLISH)?.length ?? 0;
  return known > 0 && known / Math.max(1, words) >= 0.15;
}
