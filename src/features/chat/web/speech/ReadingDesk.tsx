/** Reading aloud, once it is wanted: the bar that stops it, the voices, and new replies by themselves. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Closed, closedBecause } from '#features/subscription/entitlements.ts';
import { subscriptionQuery } from '#features/subscription/web/api.ts';
import { confirm } from '#platform/ui/alerts.ts';
import { Button } from '#platform/ui/Button.tsx';
import { useStore } from '#platform/ui/store.ts';
import { toast } from '#platform/ui/toasts.ts';
import { readAloud } from './aloud.ts';
import {
  type Asked,
  aloud,
  asked,
  type DeskParts,
  type DeskProps,
  reading,
  stopReading,
} from './desk.ts';
import { type Reader, useReader } from './useReader.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

export function ReadingDesk(props: DeskParts) {
  const { partner, navigate } = props;
  const reader = useReader(partner.id);
  const [settings, setSettings] = useState(false);
  const on = useStore(reading) !== null;
  useAsked(reader, navigate, () => setSettings(true));
  useNewReplies(props, reader);
  return (
    <>
      {on ? (
        <section
          aria-label="Reading aloud"
          className="mx-auto flex w-full max-w-3xl items-center gap-3 px-4 pt-2 sm:px-6"
        >
          <Volume2 aria-hidden="true" className="size-5 shrink-0 text-tint" />
          <p className="min-w-0 flex-1 truncate text-sm text-muted">
            Reading {partner.name}’s words aloud
          </p>
          <Button variant="secondary" size="small" onClick={stopReading}>
            Stop reading
          </Button>
        </section>
      ) : null}
      {settings ? (
        <VoiceDialog
          partner={partner}
          reader={reader}
          onClose={() => {
            stopReading();
            setSettings(false);
          }}
        />
      ) : null}
    </>
  );
}

function useAsked(reader: Reader, navigate: DeskParts['navigate'], openSettings: () => void) {
  const wish = useStore(asked);
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is the occasion
  useEffect(() => {
    if (!wish) return;
    asked.set(null);
    void grant(wish);
  }, [wish]);

  async function grant(what: Asked) {
    const closed = await whyClosed(client);
    if (closed) return offer(closed, navigate);
    if (what === 'settings') openSettings();
    else void reader.read(what.key, what.text);
  }
}

/** Reads the reply that ends a turn of this tab, where that is wanted and nobody might listen in. */
function useNewReplies({ stored, busy, hushed }: DeskProps, reader: Reader) {
  const client = useQueryClient();
  /** Key of the last message when the turn began; undefined where no turn is waited for. */
  const before = useRef<string | null | undefined>(undefined);
  const warned = useRef(false);
  const last = stored.at(-1);
  useEffect(() => {
    if (busy && before.current === undefined) before.current = last?.key ?? null;
    if (busy || before.current === undefined || before.current === last?.key) return;
    if (last?.kind !== 'line' || last.role !== 'assistant') return;
    before.current = undefined;
    if (!aloud.get()) return;
    if (hushed) {
      if (!warned.current) toast(HUSHED, 'info');
      warned.current = true;
      return;
    }
    const { key, content } = last;
    void whyClosed(client).then((closed) => {
      if (closed) readAloud(false);
      else if (aloud.get()) void reader.read(key, content, { byItself: true });
    });
  }, [busy, last, hushed, reader, client]);
}

const HUSHED =
  'Not read aloud by itself, in case somebody is near. The speaker at the reply reads it.';

/** Where the plan cannot be found out, nothing is held back: the server decides what is paid for. */
async function whyClosed(client: QueryClient): Promise<Closed | null> {
  const status = await client.ensureQueryData(subscriptionQuery).catch(() => null);
  return status && closedBecause(status.standing, 'voice');
}

async function offer({ kind, sentence, to }: Closed, navigate: DeskParts['navigate']) {
  const go = await confirm({
    title: kind === 'plan' ? 'Advanced Plan needed' : 'A plan is needed',
    text: sentence,
    confirmLabel: 'See the plans',
    cancelLabel: 'Not now',
  });
  if (go) navigate(to);
}
