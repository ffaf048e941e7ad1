/** The way from a press to the part that speaks, which comes over the network first. */
import { alert } from '#platform/ui/alerts.ts';
import { type Asked, aloud, asked, desk } from './desk.ts';

/** Call it straight from a press: some browsers speak only for what began in one. */
export function ask(what: Asked) {
  globalThis.speechSynthesis?.speak(new SpeechSynthesisUtterance(''));
  asked.set(what);
  void loadDesk();
}

export async function loadDesk() {
  if (desk.get()) return;
  const module = await import('./ReadingDesk.tsx').catch(() => null);
  if (module) return desk.set(module.ReadingDesk);
  asked.set(null);
  if (!aloud.get()) void alert('Reading aloud could not be loaded. Please try again.');
}
