/** The top of a conversation: with whom, who that is, and the way to end it. */
import { ArrowLeft, Volume2 } from 'lucide-react';
import { Link } from 'react-router';
import { AiBadge } from '#features/therapists/web/components/AiBadge.tsx';
import { Portrait } from '#features/therapists/web/components/Portrait.tsx';
import { specialtyLabel, tintOf } from '#features/therapists/web/components/tint.ts';
import { Button } from '#platform/ui/Button.tsx';
import { IconButton } from '#platform/ui/IconButton.tsx';
import type { Partner } from '../conversation/conversations.ts';
import { ask } from '../speech/ask.ts';

export interface ChatHeaderProps {
  partner: Partner;
  /** Who answers, for the person to read; null until known. */
  answeredBy: string | null;
  /** null where there is nothing to end. */
  onEnd: (() => void) | null;
}

export function ChatHeader({ partner, answeredBy, onEnd }: ChatHeaderProps) {
  const { id, name, specialty } = partner;
  return (
    <header
      data-tint={tintOf(specialty)}
      className="border-b border-line bg-raised max-md:pt-[env(safe-area-inset-top)]"
    >
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 sm:px-4">
        <Link
          to="/app"
          aria-label="Back to home"
          className="grid size-11 shrink-0 place-items-center rounded-medium text-muted hover:bg-primary-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        {/* On the narrowest screens the name is worth more than the picture. */}
        <Portrait id={id} name={name} specialty={specialty} className="max-[22.5rem]:hidden" />
        {/* Where letters are large, who this is stands above the buttons instead of under them. */}
        <div className="min-w-22 flex-1 leading-tight">
          <div className="flex items-center gap-2">
            <h1 className="truncate text-lg">{name}</h1>
            <AiBadge />
          </div>
          <p className="truncate text-sm text-muted" title={answeredBy ?? undefined}>
            <span className="font-semibold text-tint">{specialtyLabel(specialty)}</span>
            {answeredBy ? <span className="max-sm:hidden"> · {answeredBy}</span> : null}
          </p>
        </div>
        <IconButton
          label="Voice"
          icon={<Volume2 aria-hidden="true" className="size-5" />}
          onClick={() => ask('settings')}
        />
        {onEnd ? (
          <Button variant="secondary" size="small" className="shrink-0" onClick={onEnd}>
            <span>
              End<span className="max-sm:sr-only"> session</span>
            </span>
          </Button>
        ) : null}
      </div>
      {/* On a phone a line of its own, kept free until it is known: cut short it would not say who answers. */}
      <p className="min-h-6 px-4 pb-2 text-xs text-muted wrap-anywhere sm:hidden">{answeredBy}</p>
    </header>
  );
}
