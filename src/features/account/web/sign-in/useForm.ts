/** A form that checks itself in a fixed order, is sent once, and says what is wrong where. */
import { type FormEvent, useEffect, useRef, useState } from 'react';

export interface Problem<Name extends string> {
  message: string;
  /** The control to mark and to focus; without one, it concerns the form as a whole. */
  field?: Name | undefined;
}

export interface FormPlan<Name extends string> {
  /** The first thing wrong, or null. */
  check: (values: FormData) => Problem<Name> | null;
  /** Sends it; the sentence that says it worked. */
  send: (values: FormData) => Promise<string>;
  /** What to say when sending failed. */
  explain: (error: unknown) => Problem<Name>;
}

interface State<Name extends string> {
  busy: boolean;
  done: string | null;
  problem: Problem<Name> | null;
}

/**
 * Controls stay with the browser: what is typed before the scripts arrive, or filled in by a
 * password manager, is never lost.
 */
export function useForm<Name extends string>(plan: FormPlan<Name>) {
  const [state, setState] = useState<State<Name>>({ busy: false, done: null, problem: null });
  const form = useRef<HTMLFormElement>(null);
  const { problem } = state;

  useEffect(() => {
    const control = problem?.field ? form.current?.elements.namedItem(problem.field) : null;
    if (control instanceof HTMLElement) control.focus();
  }, [problem]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy || state.done) return;
    const values = new FormData(event.currentTarget);
    const wrong = plan.check(values);
    if (wrong) return setState({ busy: false, done: null, problem: wrong });
    setState({ busy: true, done: null, problem: null });
    try {
      setState({ busy: false, done: await plan.send(values), problem: null });
    } catch (error) {
      setState({ busy: false, done: null, problem: plan.explain(error) });
    }
  }

  return {
    ...state,
    /** The sentence about the form as a whole, if there is one. */
    general: problem && !problem.field ? problem.message : null,
    errorOf: (name: Name) => (problem?.field === name ? problem.message : null),
    props: { ref: form, onSubmit, noValidate: true, method: 'post' } as const,
  };
}

/** A text field of a form; '' where it is missing. */
export function textOf(values: FormData, name: string): string {
  return String(values.get(name) ?? '');
}
