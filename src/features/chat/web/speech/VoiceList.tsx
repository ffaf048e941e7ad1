/** The device's voices to choose from, each to be listened to first. */
import { Play, Square } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#platform/ui/Badge.tsx';
import { IconButton } from '#platform/ui/IconButton.tsx';
import { useStore } from '#platform/ui/store.ts';
import type { Partner } from '../conversation/conversations.ts';
import { reading, stopReading } from './desk.ts';
import type { Reader } from './useReader.ts';
import { defaultFor, type Voice, voiceLabel } from './voices.ts';

export interface VoiceListProps {
  partner: Partner;
  voices: readonly Voice[];
  /** voiceURI; null while nobody has chosen. */
  chosen: string | null;
  reader: Reader;
  onChoose: (voice: string | null) => void;
}

export function VoiceList({ partner, voices, chosen, reader, onChoose }: VoiceListProps) {
  const group = useId();
  const now = useStore(reading);
  const own = defaultFor(partner.id, voices)?.voice;
  const known = voices.some(({ voiceURI }) => voiceURI === chosen);
  const rows = [
    { uri: null, label: `Picked for ${partner.name}`, online: own?.localService === false },
    ...voices.map((voice) => ({
      uri: voice.voiceURI,
      label: voiceLabel(voice),
      online: !voice.localService,
    })),
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Voice</legend>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-medium border border-line">
        {rows.map(({ uri, label, online }) => {
          const key = `sample-${uri ?? 'own'}`;
          const on = now === key;
          const Icon = on ? Square : Play;
          return (
            <li key={key} className="flex items-center gap-1 pr-1 pl-3">
              <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2">
                <input
                  type="radio"
                  name={group}
                  checked={known ? uri === chosen : uri === null}
                  onChange={() => onChoose(uri)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0">{label}</span>
                {online ? <Badge>online</Badge> : null}
              </label>
              <IconButton
                label={on ? 'Stop' : `Listen: ${label}`}
                icon={<Icon aria-hidden="true" className={on ? 'size-4 fill-current' : 'size-4'} />}
                onClick={() => {
                  if (on) return stopReading();
                  const sample = `Hello, this is ${partner.name}. This is how I sound. Take your time.`;
                  void reader.read(key, sample, { voice: uri });
                }}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
