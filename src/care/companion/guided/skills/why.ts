/** What an exercise is for and how it works: the answer to "how would that help?". */
import type { SkillId } from './types.ts';

export const WHY: Readonly<Record<SkillId, string>> = {
  thought_record:
    'It does not talk you out of the thought. You look at what speaks for it and against it, and it often loses some of its grip.',
  worry_time:
    'It takes no worry away. It gives them one fixed time, and most people find they can put them off until then.',
  exposure_ladder:
    'Fear of a thing gets smaller when you go back to it in small steps and see what really happens. Staying away keeps it big.',
  grounding:
    'It changes nothing about what happened. It gives your senses something in the room to hold on to, and the alarm in the body drops a little.',
  through_panic:
    'A long breath out and something solid under your feet tell the body that the alarm can stop. It would pass anyway; this makes it shorter.',
  paced_breathing:
    'It solves nothing outside. Long breaths out slow the heart, and with a calmer body the rest is easier to face.',
  muscle_relaxation:
    'A muscle that was tensed on purpose lets go further than before. It is for the body only, and does nothing about the cause.',
  safe_place:
    'You practise a calm picture now, so that you have it at hand later. It is a rest, and no answer to the problem.',
  containment:
    'It does not make the thing go away. It puts it aside for some hours, so that you can get on with the day.',
  wind_down:
    'The body learns when to sleep from fixed hours and from the bed being only for sleep. It takes some nights to show.',
  problem_solving:
    'One problem, several ways, one first step. It helps where something can be done, and not where it cannot.',
  load_map: 'A list takes it out of your head, and then you can see which one thing could move.',
  boundary:
    'A no is easier to say when the words are ready beforehand. It does not decide how they take it.',
  activation:
    'When the mood is low, the wish to do things comes after the doing and not before. So it starts very small.',
  opposite_action:
    'A feeling pushes you towards one thing. Doing a small bit of the opposite often turns the feeling down.',
  rumination_switch:
    'Asking why goes in circles. This looks for the moment where the circle starts, because that is where you can step out.',
  small_good: 'It denies nothing that is bad. It is practice in seeing what is also there.',
  self_compassion:
    'Most people are kinder to a friend than to themselves. You borrow those words, because being harsh rarely helps you change.',
  inner_critic:
    'Written down, that voice is one opinion and not the truth. Then you can answer it.',
  evidence_diary:
    'A bad opinion of yourself passes over what does not fit it. This collects exactly that, a line at a time.',
  values:
    'It does not lift the mood by itself. It shows what you want to be there for, and one small thing to do about it.',
  i_statement:
    'People listen longer when nobody is accused. So it gets what happened, how it was for you and what you want into one sentence.',
  repair:
    'An apology that names your own part, without a “but”, is easier to accept. It may still take them time.',
  time_out:
    'Once you are that angry, nobody hears much. Twenty minutes apart calm the body, and then you come back to it.',
  shared_meaning:
    'Most talk between two people turns to the problems. This looks at what you both want, so that the talk has somewhere to go.',
  decisional_balance:
    'It decides nothing. With both sides written down you can see what you want, and nobody has pushed you.',
  urge_surfing:
    'An urge rises and falls by itself, mostly within half an hour. This is a way to watch it until it drops.',
  trigger_map:
    'It goes through the last time step by step, to find the moment where another turn was still easy.',
  table:
    'In a family everyone has a part, and the parts hold each other in place. You look at yours, and at what it costs.',
  continuing_bond:
    'It is not about letting go. It gives remembering a time and a place that you choose.',
  dual_process:
    'People in grief need both: time with the loss and time away from it. This looks at which one gets too little.',
};

/** "How would that help?", of what was offered or is under way. */
export const ASKS_WHY =
  /\b(?:how (?:would|will|does|do|is|could|can|should) (?:that|this|it|an exercise|breathing|imagining|writing)\b|what(?:'s| is| would be)? (?:that|this|it) (?:for|good for|supposed to do|going to do)|what (?:good|use) (?:is|would|does|will)|what(?:'s| is) the (?:point|use)|what does (?:that|this|it) (?:do|involve|mean)|what (?:is|would) (?:that|it)(?: be)?(?: exactly)?\?*$|why (?:that|this|would (?:that|it|i)|should i)|(?:does|will|would) (?:that|this|it) (?:really |actually |even )?(?:help|work|do anything))/i;

/** "About what?", "what would that be?", "which list?": they do not see yet what is offered. */
export const ASKS_WHAT =
  /^(?:(?:um+|er+|ok(?:ay)?|sorry|oh|and|but|well|yes|hm+)[,. ]+)*(?:(?:[a-z]+ )?(?:about|for|of|with|on|in) (?:what|which|whom?)\b|what (?:is|'s|are|do|does|would|sort|kind|exactly)\b|what'?s (?:that|this|it)\b|which (?:\w+ )?(?:one|problem|list|thing|exercise|steps?|sides?|thought|worry)\b|what \w+\?|how (?:do|would|does) (?:that|this|it) (?:go|work)|what (?:do|would) (?:i|we) (?:do|have to do)\b)/i;
