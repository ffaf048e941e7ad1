/** Three numbers for the worst night, as links a phone can dial. */
import { MessageCircle, Phone, Siren } from 'lucide-react';
import { cx } from '#platform/ui/cx.ts';

const lines = [
  {
    href: 'tel:988',
    number: '988',
    how: 'Call or text',
    name: 'Suicide & Crisis Lifeline (US)',
    Icon: Phone,
  },
  {
    href: 'sms:741741?&body=HOME',
    number: '741741',
    how: 'Text HOME to',
    name: 'Crisis Text Line (US)',
    Icon: MessageCircle,
  },
  {
    href: 'tel:911',
    number: '911',
    how: 'Call',
    name: 'If a life is in danger (US). Elsewhere: your local emergency number',
    Icon: Siren,
  },
];

export function CrisisLines({ className }: { className?: string }) {
  return (
    <ul className={cx('grid gap-3 md:grid-cols-3', className)}>
      {lines.map(({ href, number, how, name, Icon }) => (
        <li key={number}>
          <a
            href={href}
            className="flex h-full items-start gap-3 rounded-medium border border-line-strong p-4 transition-colors hover:border-primary hover:bg-primary-soft"
          >
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
            <span>
              <span className="block text-lg font-bold text-primary">
                {how} {number}
              </span>
              <span className="block text-sm text-muted">{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
