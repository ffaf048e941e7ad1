/** The question before a choice that holds for days; the profile and the home screen ask the same. */
import { confirm } from '#platform/ui/alerts.ts';

/** @param persona what the AI is called here: 'therapist' or 'companion' */
export function confirmChoice(name: string, persona: string): Promise<boolean> {
  return confirm({
    title: `Choose ${name}?`,
    text: `With the Base Plan you talk with one ${persona}. After this choice you can change again in 7 days.`,
    confirmLabel: `Choose ${name}`,
  });
}
