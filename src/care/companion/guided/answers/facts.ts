/** Short psychoeducation: true, sourced, offered when it is asked for. */
import type { QuestionKind } from '../understand/questions.ts';

export interface Fact {
  readonly text: string;
  readonly source: string;
}

export const FACTS: Partial<Record<QuestionKind, readonly Fact[]>> = {
  fact_panic: [
    {
      text: "A panic attack is the body's alarm going off at full strength without a danger to match: heart, breath, shaking, a certainty that something terrible is about to happen. It peaks within minutes and comes down by itself. Chest pain that is new to you is a matter for a doctor or 911.",
      source: 'NHS, Panic disorder; NICE CG113',
    },
    {
      text: 'What feeds panic is mostly the fear of the feelings themselves; people who learn to let the wave go by without running tend to have fewer of them.',
      source: 'Clark 1986, Behaviour Research and Therapy',
    },
  ],
  fact_sleep: [
    {
      text: 'The two things with the best evidence are dull: get up at the same time every day, and use the bed for sleep only, getting up for a while whenever you have lain awake about twenty minutes. It often gets harder for a week before it gets better.',
      source: 'Edinger et al. 2021, AASM guideline',
    },
    {
      text: 'Adults need seven hours or so, with wide differences; one bad night is repaired by the next, mostly by deeper sleep and not by longer.',
      source: 'Watson et al. 2015, AASM/SRS consensus',
    },
  ],
  fact_grief: [
    {
      text: 'The famous five stages were never found to come in order, or at all, in most people. What research sees is a going to and fro between the loss and daily life, sharper at first, rarer later, with no closing date.',
      source: 'Stroebe, Schut & Boerner 2017, Omega',
    },
  ],
  fact_cbt: [
    {
      text: 'CBT is a plain idea with a lot of trials behind it: thoughts, feelings and what one does push each other round, so one can step in at whichever is easiest to reach, test a thought, or do one small thing differently and see.',
      source: 'Hofmann et al. 2012, Cognitive Therapy and Research',
    },
    {
      text: 'Most of these methods share three moves: notice what happens, name it without arguing, try one different thing. The schools disagree mainly on the order.',
      source: 'Mennin et al. 2013, Behavior Therapy',
    },
  ],
  fact_drink: [
    {
      text: 'Health services put low risk at roughly a drink a day or less, with days off; the more useful sign is whether it is getting harder to do without. Someone who drinks heavily every day should see a doctor before stopping at once.',
      source: 'NIAAA; UK CMO guidelines 2016; NICE CG100',
    },
  ],
  fact_depression: [
    {
      text: 'Low mood tends to keep itself going: one does less, so less comes back, so one wants less. That circle is why doing something small before feeling like it is one of the best-tested ways out. Whether it is depression is for a doctor to say.',
      source: 'Cuijpers et al. 2007; Richards et al. 2016',
    },
  ],
  fact_trauma: [
    {
      text: 'After something overwhelming, the alarm in the body can stay set too fine: it fires at reminders as if the thing were happening now. That is a wound in the timekeeping and no weakness, and it can be treated.',
      source: 'NICE NG116; Ehlers & Clark 2000',
    },
  ],
  fact_breathing: [
    {
      text: 'A breath out that is longer than the breath in slows the heart for a moment, through the vagus nerve; a few minutes of it tell the body, from below, that nobody is chasing it.',
      source: 'Zaccaro et al. 2018, Frontiers in Human Neuroscience; Balban et al. 2023',
    },
  ],
};
