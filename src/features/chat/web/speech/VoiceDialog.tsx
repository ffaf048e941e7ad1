/** How a therapist sounds on this device: whether replies are read, how fast, in which voice. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/Button.tsx';
import { Checkbox } from '#platform/ui/Checkbox.tsx';
import { Dialog } from '#platform/ui/Dialog.tsx';
import { News } from '#platform/ui/News.tsx';
import { Segmented } from '#platform/ui/Segmented.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';
import { useStore } from '#platform/ui/store.ts';
import type { Partner } from '../conversation/conversations.ts';
import { readAloud } from './aloud.ts';
import { aloud } from './desk.ts';
import { deviceVoices } from './player.ts';
import { prefer, preferenceOf, preferences, RATES } from './preference.ts';
import { type Reader, whyNoVoice } from './useReader.ts';
import { VoiceList } from './VoiceList.tsx';
import { usable } from './voices.ts';

export interface VoiceDialogProps {
  partner: Partner;
  reader: Reader;
  onClose: () => void;
}

const SPEEDS = [
  { value: String(RATES[0]), label: 'Slower' },
  { value: String(RATES[1]), label: 'Normal' },
  { value: String(RATES[2]), label: 'Faster' },
] as const;

export function VoiceDialog({ partner, reader, onClose }: VoiceDialogProps) {
  const voices = useDeviceVoices();
  const always = useStore(aloud);
  useStore(preferences);
  const chosen = preferenceOf(partner.id);
  const done = useRef<HTMLButtonElement>(null);
  const nothing = voices?.length === 0;
  return (
    <Dialog
      title={`${partner.name}’s voice`}
      onClose={onClose}
      initialFocus={done}
      footer={
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      }
    >
      <News>{nothing ? <p>{whyNoVoice()}</p> : null}</News>
      {voices === null ? (
        <Skeleton className="h-40 w-full" />
      ) : nothing ? null : (
        <div className="grid gap-4">
          <div>
            <Checkbox
              checked={always}
              onChange={(event) => readAloud(event.target.checked)}
              label="Read new replies aloud"
            />
            <p className="pl-8 text-sm text-muted">
              In this tab, until you switch it off or sign out.
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span aria-hidden="true" className="font-semibold">
              Speed
            </span>
            <Segmented
              label="Speed"
              options={SPEEDS}
              value={String(chosen.rate)}
              onChange={(rate) => prefer(partner.id, { rate: Number(rate) })}
            />
          </div>
          <VoiceList
            partner={partner}
            voices={voices}
            chosen={chosen.voice}
            reader={reader}
            onChoose={(voice) => prefer(partner.id, { voice })}
          />
          <p className="text-sm text-muted">
            Voices belong to your device; where it says “online”, the words are sent to the voice’s
            maker. Your choice is kept on this device, for {partner.name} alone.
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** null until they are known. */
function useDeviceVoices(): SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[] | null>(null);
  useEffect(() => {
    let here = true;
    void deviceVoices().then((all) => {
      if (here) setVoices(usable(all, navigator.language));
    });
    return () => {
      here = false;
    };
  }, []);
  return voices;
}
