/** A text of the plans with what an AI is called here, which a drawn page learns only later. */
import { Fragment, type ReactNode } from 'react';

export interface WordedProps {
  text: string;
  persona: ReactNode;
}

export function Worded({ text, persona }: WordedProps) {
  return text.split('{persona}').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, which never move
    <Fragment key={at}>
      {at > 0 ? persona : null}
      {part}
    </Fragment>
  ));
}
