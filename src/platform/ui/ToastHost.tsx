/** Where toasts and announcements appear; mounted once by the app. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { News } from './News.tsx';
import { useStore } from './store.ts';
import { announcement, dismissToast, type ToastMessage, toasts } from './toasts.ts';

const tones = {
  success: { Icon: CircleCheck, colour: 'text-success' },
  info: { Icon: Info, colour: 'text-info' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
};

export function ToastHost() {
  const list = useStore(toasts);
  const words = useStore(announcement);
  const alerts = list.filter((item) => item.tone === 'danger');
  const news = list.filter((item) => item.tone !== 'danger');
  return (
    <>
      <News className="sr-only">{words}</News>
      <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-40 grid justify-items-center gap-2">
        <div role="alert" className="contents">
          {alerts.map((item) => (
            <Toast key={item.id} item={item} />
          ))}
        </div>
        <News>
          {news.map((item) => (
            <Toast key={item.id} item={item} />
          ))}
        </News>
      </div>
    </>
  );
}

function Toast({ item }: { item: ToastMessage }) {
  const { Icon, colour } = tones[item.tone];
  return (
    <div className="pointer-events-auto flex max-w-md items-center gap-3 rounded-medium border border-line bg-raised py-1 pr-1 pl-4 shadow-lifted">
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', colour)} />
      <p className="py-2">{item.text}</p>
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => dismissToast(item.id)}
      />
    </div>
  );
}
