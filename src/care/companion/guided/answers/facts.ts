/** Short psychoeducation: true, sourced, offered when it is asked for. */
import type { QuestionKind } from '../understand/questions.ts';

export interface Fact {
  readonly text: string;
  readonly source: string;
}

export const FACTS: Partial<Record<QuestionKind, readonly Fact[]>> = {
  fact_panic: [
    {
      text: 'In a panic attack the body reacts as if there were danger when there is none: racing heart, short breath, shaking, the feeling that something terrible is coming. It peaks within minutes and goes down by itself. If you have chest pain that is new to you, see a doctor or call {emergency}.',
      source: 'NHS, Panic disorder; NICE CG113',
    },
    {
      text: 'Being afraid of the feelings themselves is mostly what keeps panic going. People who learn to stay and let an attack pass tend to have fewer of them.',
      source: 'Clark 1986, Behaviour Research and Therapy',
    },
  ],
  fact_sleep: [
    {
      text: 'Two things have the best evidence. Get up at the same time every day, and use the bed for sleep only: when you have lain awake about twenty minutes, get up for a while. It often gets harder for a week before it gets better.',
      source: 'Edinger et al. 2021, AASM guideline',
    },
    {
      text: 'Adults need seven hours or so, and it differs a lot. After one bad night you make up for it in the next, mostly by sleeping more deeply and not longer.',
      source: 'Watson et al. 2015, AASM/SRS consensus',
    },
  ],
  fact_grief: [
    {
      text: 'The five stages of grief do not come in order, or at all, in most people. Research finds that people go back and forth between the loss and daily life. It is sharper at first and comes less often later, and there is no date when it has to be over.',
      source: 'Stroebe, Schut & Boerner 2017, Omega',
    },
  ],
  fact_cbt: [
    {
      text: 'The idea of CBT, which many trials have tested, is that thoughts, feelings and what you do affect each other. So you start with whichever is easiest: you check a thought, or do one small thing differently and see what happens.',
      source: 'Hofmann et al. 2012, Cognitive Therapy and Research',
    },
    {
      text: 'Most of these methods have three steps in common: notice what happens, say what it is without arguing with it, and try one different thing. They differ mainly in the order.',
      source: 'Mennin et al. 2013, Behavior Therapy',
    },
  ],
  fact_drink: [
    {
      text: 'Health services put low risk at roughly a drink a day or less, with days off. A more useful sign is whether it is getting harder to do without. Someone who drinks heavily every day should see a doctor before stopping all at once.',
      source: 'NIAAA; UK CMO guidelines 2016; NICE CG100',
    },
  ],
  fact_depression: [
    {
      text: 'Low mood tends to keep itself going: you do less, so fewer good things happen, so you want to do even less. Doing something small before you feel like it is one of the best-tested ways out. Whether it is depression is for a doctor to say.',
      source: 'Cuijpers et al. 2007; Richards et al. 2016',
    },
  ],
  fact_trauma: [
    {
      text: 'After something overwhelming, the body can stay on alert and react to reminders as if it were happening now. That is no weakness, and it can be treated.',
      source: 'NICE NG116; Ehlers & Clark 2000',
    },
  ],
  fact_breathing: [
    {
      text: 'Breathing out for longer than you breathe in slows the heart for a moment, through the vagus nerve. A few minutes of that can settle the body.',
      source: 'Zaccaro et al. 2018, Frontiers in Human Neuroscience; Balban et al. 2023',
    },
  ],
};
