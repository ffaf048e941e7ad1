/** What was offered, called by its name later on. */
import type { Skill } from '../skills/types.ts';

/** By the noun we gave it ourselves: "the ritual" after "a small ritual". */
export const callsIt = ({ name }: Skill, message: string): boolean => {
  const noun = /^(?:a|an|the) (?:\w+ )*?(\w{5,})(?= (?:in|for|of)\b|$)/.exec(name)?.[1];
  if (noun === undefined || noun === 'exercise' || noun === 'night') return false;
  return new RegExp(`\\b(?:this|that|the|your) (?:\\w+ )?${noun}\\b`, 'i').test(message);
};
export const TAKES_UP =
  /^(?:(?:well|ok(?:ay)?|right|so|and|alright|all right|go on(?: then)?|yes|fine)[,. ]+)*(?:what(?:'s| is| was| would) (?:this|that|the|your)|tell me (?:about|more)|how (?:does|would|do)|go on|that (?:could|might|can|would) be|let'?s (?:do|hear|try|have))\b/i;
