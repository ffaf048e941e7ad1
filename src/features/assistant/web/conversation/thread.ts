/** The talk with the help assistant: in this tab's memory alone, and gone with the session. */
import type { CrisisResource } from '#care/contract.ts';
import { matchesBannerPhrase } from '#care/safety/banner.ts';
import { createStore } from '#platform/ui/create-store.ts';
import { call } from '#platform/web/api.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { onSignOut } from '#platform/web/session.ts';
import { askAssistant, type RiskMemory } from '../../contract.ts';
import { ASSISTANT_FAILED, EARLIER, EARLIER_MAX } from '../../rules.ts';

export interface Line {
  readonly id: number;
  readonly from: 'person' | 'assistant';
  readonly text: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Questions that could come next. */
  readonly suggestions: readonly string[];
}

export interface Thread {
  readonly lines: readonly Line[];
  readonly busy: boolean;
  /** What to say in place of the answer that did not come. */
  readonly failure: string | null;
  /** Never closes again: what was said stays said. */
  readonly crisis: readonly CrisisResource[] | null;
}

const EMPTY: Thread = { lines: [], busy: false, failure: null, crisis: null };

export const thread = createStore<Thread>(EMPTY);
export const draft = createStore('');
/** Given back with each question: the server keeps nothing. */
let risk: RiskMemory | null = null;
let made = 0;

onSignOut(() => {
  thread.set(EMPTY);
  draft.set('');
  risk = null;
});

/** Asks `text`; `local` are the crisis lines to show at once where it holds one of the phrases. */
export function ask(text: string, local: readonly CrisisResource[]): boolean {
  const question = text.trim();
  if (question === '' || thread.get().busy) return false;
  add({ from: 'person', text: question });
  if (matchesBannerPhrase(question)) {
    thread.update((now) => ({ ...now, crisis: now.crisis ?? local }));
  }
  void answer(question);
  return true;
}

/** Asks the last question again, after a failure. */
export function askAgain() {
  const last = thread.get().lines.findLast(({ from }) => from === 'person');
  if (last && !thread.get().busy) void answer(last.text);
}

async function answer(message: string) {
  thread.update((now) => ({ ...now, busy: true, failure: null }));
  try {
    const said = await call(askAssistant, { body: { message, risk, earlier: earlier() } });
    if (!thread.get().busy) return;
    risk = said.risk ?? null;
    const { response, links = [], suggestions = [], crisis } = said;
    add({ from: 'assistant', text: response, links, suggestions });
    if (crisis) thread.update((now) => ({ ...now, crisis: crisis.resources }));
  } catch (error) {
    if (thread.get().busy) thread.update((now) => ({ ...now, failure: failureOf(error) }));
  } finally {
    thread.update((now) => ({ ...now, busy: false }));
  }
}

/** The questions before the one that is being asked. */
const earlier = (): string[] =>
  thread
    .get()
    .lines.filter(({ from }) => from === 'person')
    .slice(-1 - EARLIER, -1)
    .map(({ text }) => text.slice(0, EARLIER_MAX).replace(/[\ud800-\udbff]$/, ''));

/** Too many questions is no fault, and says by itself what to do. */
function failureOf(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? error.message : ASSISTANT_FAILED;
}

function add(line: Pick<Line, 'from' | 'text'> & Partial<Line>) {
  made += 1;
  const whole: Line = { links: [], suggestions: [], ...line, id: made };
  thread.update((now) => ({ ...now, lines: [...now.lines, whole] }));
}
