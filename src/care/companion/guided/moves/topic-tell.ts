/** What the guide that leads knows of what is told. */
import { leading } from '../topics/index.ts';
import { plainOf, tellIn } from '../topics/replies.ts';
import type { Turn } from '../turn.ts';
import { pickSaid } from './topic-words.ts';

/** Null where it knows nothing of that, or has said it. */
export function tellSaid(turn: Turn): string | null {
  const led = leading(turn.state);
  const tell = led && tellIn(led.topic, plainOf(turn.reading), led.run.tells);
  if (!led || !tell) return null;
  led.run.tells.push(tell.id);
  return pickSaid(turn, tell.answers);
}
