/** The speaker at a reply: reads it aloud, or stops. */
import { Square, Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { ask } from './ask.ts';
import { reading, stopReading } from './desk.ts';

export interface SpeakButtonProps {
  /** Key of the message. */
  id: string;
  text: string;
  /** A line with the time stands under the message. */
  raised: boolean;
}

export function SpeakButton({ id, text, raised }: SpeakButtonProps) {
  const isRead = () => reading.get() === id;
  const on = useSyncExternalStore(reading.subscribe, isRead, isRead);
  const Icon = on ? Square : Volume2;
  return (
    <IconButton
      label={on ? 'Stop reading' : 'Read aloud'}
      className={cx('-ml-1.5 self-end', raised && 'mb-5')}
      icon={<Icon aria-hidden="true" className={cx('size-4', on && 'fill-current')} />}
      onClick={() => (on ? stopReading() : ask({ key: id, text }))}
    />
  );
}
