/**
 * The safety plan of Stanley and Brown (2012, Cognitive and Behavioral Practice 19:256): six steps,
 * each a list in the person's own words. Pure and plain: server, web and companion share it.
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

/** JSON; kept sealed with the person's key. */
export type PlanItems = Readonly<Record<PlanStep, readonly string[]>>;

/** What a turn of a conversation adds to a step. Adding never takes anything away. */
export interface PlanAddition {
  readonly step: PlanStep;
  readonly items: readonly string[];
}

/** Items in a step, and characters in an item. */
export const ITEMS_MAX = 30;
export const ITEM_MAX = 300;

export interface PlanStepText {
  readonly title: string;
  /** What belongs there, as the page asks for it. */
  readonly question: string;
  readonly examples: readonly string[];
}

export const PLAN: Readonly<Record<PlanStep, PlanStepText>> = {
  warning_signs: {
    title: 'How I notice that it is starting',
    question:
      'How do you notice that a bad stretch is beginning: a thought, a mood, something you do?',
    examples: ['I stop answering messages', 'I lie awake after four', 'the thought "what for"'],
  },
  coping: {
    title: 'What I can do by myself',
    question:
      'What can you do on your own, without calling anyone, that takes the edge off a little?',
    examples: [
      'cold water on my face',
      'the playlist from the summer',
      'the dog, once around the park',
    ],
  },
  distraction: {
    title: 'People and places that take my mind elsewhere',
    question: 'Where could you go, or whom could you be with, without having to talk about it?',
    examples: ['the library café', 'my brother, watching football', 'the gym in the evening'],
  },
  people: {
    title: 'People I can ask for help',
    question:
      'Whom could you tell that it is bad, and ask for help? Names and numbers, so that you need not search.',
    examples: ['Mara, at any hour', 'my uncle, evenings'],
  },
  professionals: {
    title: 'Professionals and lines',
    question:
      'Which professionals are on the list: a doctor, a therapist, a clinic, an emergency room near you?',
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
    examples: ['my sister keeps the key', 'only a few days’ supply at home'],
  },
};

export const EMPTY_PLAN: PlanItems = {
  warning_signs: [],
  coping: [],
  distraction: [],
  people: [],
  professionals: [],
  environment: [],
};

/** The same item, as far as a reader is concerned. */
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** `plan` with the items it does not have yet, as many as there is room for. */
export function withItems(plan: PlanItems, { step, items }: PlanAddition): PlanItems {
  const list = [...plan[step]];
  for (const item of items) {
    if (list.length < ITEMS_MAX && !list.some((one) => same(one, item))) list.push(item);
  }
  return { ...plan, [step]: list };
}

/** Two versions of a plan as one: what the first has, then what only the second has. */
export function joinedPlans(first: PlanItems, second: PlanItems): PlanItems {
  return PLAN_STEPS.reduce((plan, step) => withItems(plan, { step, items: second[step] }), first);
}

/**
 * `mine` joined to what is `fresh` in `theirs`, which is kept already: where a step has no room for
 * both, the last lines that only `mine` has are `left`.
 */
export function joinedWithRoom(
  mine: PlanItems,
  theirs: PlanItems,
  fresh: PlanItems,
): { steps: PlanItems; left: PlanItems } {
  let [steps, left] = [mine, EMPTY_PLAN];
  for (const step of PLAN_STEPS) {
    const has = (list: readonly string[], item: string) => list.some((one) => same(one, item));
    const news = fresh[step].filter((item) => !has(mine[step], item));
    const over = mine[step].length + news.length - ITEMS_MAX;
    const own = mine[step].filter((item) => !has(theirs[step], item));
    const out = over > 0 ? own.slice(-over) : [];
    const kept = mine[step].filter((item) => !out.includes(item));
    steps = { ...steps, [step]: [...kept, ...news] };
    left = { ...left, [step]: out };
  }
  return { steps, left };
}

export function isEmptyPlan(plan: PlanItems): boolean {
  return PLAN_STEPS.every((step) => plan[step].length === 0);
}

/** The plan as plain text, steps in order and open ones left out; ready to be read back. */
export function planText(plan: PlanItems): string {
  return PLAN_STEPS.flatMap((step, at) => {
    const items = plan[step].map((item) => `- ${item.replace(/\s+/g, ' ')}`);
    return items.length > 0 ? [`**${at + 1} · ${PLAN[step].title}**\n${items.join('\n')}`] : [];
  }).join('\n\n');
}
