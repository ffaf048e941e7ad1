/** What stands in place of the text box where one cannot write: of most visits it is no part. */
import { ChatEnded, type ChatEndedProps } from './ChatEnded.tsx';
import { PlanNeeded } from './PlanNeeded.tsx';

export interface ClosedChatProps extends ChatEndedProps {
  why: 'ended' | 'plan';
}

export default function ClosedChat({ why, ...ended }: ClosedChatProps) {
  return why === 'ended' ? <ChatEnded {...ended} /> : <PlanNeeded name={ended.name} />;
}
