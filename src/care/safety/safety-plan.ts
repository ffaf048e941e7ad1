/**
 * The safety plan of Stanley and Brown (2012, Cognitive and Behavioral Practice 19:256): six steps,
 * filled in the person's own words. Pure: storage belongs to the caller.
 */
export const PLAN_STEPS = [
  'warning_signs',
  'coping',
  'distraction',
  'people',
  'professionals',
  'environment',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

export interface PlanStepText {
  readonly title: string;
  readonly question: string;
  /** Asked where the first answer was empty or "I don't know". */
  readonly smaller: string;
  readonly examples: readonly string[];
}

export const PLAN: Readonly<Record<PlanStep, PlanStepText>> = {
  warning_signs: {
    title: 'How I notice that it is starting',
    question:
      'How do you notice that a bad stretch is beginning: a thought, a mood, something you do?',
    smaller: 'Think of the last time. What was there an hour before it was at its worst?',
    examples: ['I stop answering messages', 'I lie awake after four', 'the thought "what for"'],
  },
  coping: {
    title: 'What I can do by myself',
    question:
      'What can you do on your own, without calling anyone, that takes the edge off a little?',
    smaller:
      'Even something small: a shower, a song, walking around the block. What has ever helped by one percent?',
    examples: [
      'cold water on my face',
      'the playlist from the summer',
      'the dog, once around the park',
    ],
  },
  distraction: {
    title: 'People and places that take my mind elsewhere',
    question: 'Where could you go, or whom could you be with, without having to talk about it?',
    smaller:
      'A place with people in it counts too. Where are you less alone without having to explain?',
    examples: ['the library café', 'my brother, watching football', 'the gym in the evening'],
  },
  people: {
    title: 'People I can ask for help',
    question:
      'Whom could you tell that it is bad, and ask for help? Names and numbers, so that you need not search.',
    smaller: 'If you had to pick one person who would rather be woken than not know, who is it?',
    examples: ['Mara, at any hour', 'my uncle, evenings'],
  },
  professionals: {
    title: 'Professionals and lines',
    question:
      'Which professionals are on the list: a doctor, a therapist, a clinic, an emergency room near you?',
    smaller: 'A family doctor is enough to begin with. Who is yours, or which clinic is nearest?',
    examples: [
      '988, call or text',
      'my doctor’s practice',
      'the emergency room at the county hospital',
    ],
  },
  environment: {
    title: 'Making my surroundings safer',
    question:
      'What would make it safer where you live: what could go away, be locked up, or be kept by someone else for now?',
    smaller: 'You need not name it here. Who could hold on to it for you, or where could it go?',
    examples: ['my sister keeps the key', 'only a few days’ supply at home'],
  },
};

/** JSON; keep it sealed with the person's key. Answers are in the person's own words. */
export interface SafetyPlan {
  readonly answers: Readonly<Partial<Record<PlanStep, readonly string[]>>>;
  readonly skipped: readonly PlanStep[];
  /** The step whose question was asked last; null before the first and after the last. */
  readonly asking: PlanStep | null;
  readonly askedSmaller: boolean;
}

export const EMPTY_PLAN: SafetyPlan = {
  answers: {},
  skipped: [],
  asking: null,
  askedSmaller: false,
};

export type PlanTurn =
  | {
      readonly kind: 'ask';
      readonly plan: SafetyPlan;
      readonly step: PlanStep;
      readonly text: string;
    }
  | { readonly kind: 'done'; readonly plan: SafetyPlan; readonly text: string };

const NOTHING =
  /^\s*(?:(?:um+|hm+|well|i)?[\s,]*(?:do ?n['’o]?t know|dunno|idk|no idea|nothing|none|no one|nobody|not sure|can['’]?t think of (?:any|one|anything)|no|\?+))?[\s.!…]*$/i;
const SKIP = /^\s*(?:skip|next|pass|leave (?:it|that)( out)?|not now)[\s.!]*$/i;
const MAX_ENTRIES = 12;
const MAX_ENTRY = 300;

/** The next question, in order; done when every step is answered or skipped. */
export function nextQuestion(plan: SafetyPlan): PlanTurn {
  const step = PLAN_STEPS.find((one) => !plan.answers[one] && !plan.skipped.includes(one));
  if (!step) return { kind: 'done', plan: { ...plan, asking: null }, text: summarise(plan) };
  return {
    kind: 'ask',
    plan: { ...plan, asking: step, askedSmaller: false },
    step,
    text: PLAN[step].question,
  };
}

/**
 * Takes the answer to the question asked last. An empty answer gets one smaller question, then the
 * step is left open; "skip" leaves it open at once. Entries are split at commas and lines.
 */
export function answerPlan(plan: SafetyPlan, answer: string): PlanTurn {
  const step = plan.asking;
  if (step === null) return nextQuestion(plan);
  if (SKIP.test(answer)) return nextQuestion({ ...plan, skipped: [...plan.skipped, step] });
  if (NOTHING.test(answer)) {
    if (plan.askedSmaller) return nextQuestion({ ...plan, skipped: [...plan.skipped, step] });
    return { kind: 'ask', plan: { ...plan, askedSmaller: true }, step, text: PLAN[step].smaller };
  }
  return nextQuestion(fillStep(plan, step, answer));
}

/** Sets a step's entries, also later and out of order; an empty text clears the step. */
export function fillStep(plan: SafetyPlan, step: PlanStep, text: string): SafetyPlan {
  const entries = text
    .split(/[\n;]+|,\s+(?!and\b|at\b|on\b|in\b)/)
    .map((entry) => entry.trim().slice(0, MAX_ENTRY))
    .filter((entry) => entry !== '')
    .slice(0, MAX_ENTRIES);
  const { [step]: _before, ...rest } = plan.answers;
  return {
    ...plan,
    answers: entries.length > 0 ? { ...rest, [step]: entries } : rest,
    skipped: plan.skipped.filter((one) => one !== step),
  };
}

export function isComplete(plan: SafetyPlan): boolean {
  return PLAN_STEPS.every((step) => plan.answers[step] !== undefined);
}

/** The plan as plain text, steps in order, open ones left out; ready to print or read aloud. */
export function summarise(plan: SafetyPlan): string {
  const blocks = PLAN_STEPS.flatMap((step, at) => {
    const entries = plan.answers[step];
    return entries
      ? [`${at + 1}. ${PLAN[step].title}\n${entries.map((entry) => `   - ${entry}`).join('\n')}`]
      : [];
  });
  return blocks.length > 0 ? blocks.join('\n') : 'The plan is still empty.';
}
