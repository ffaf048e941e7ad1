/** Reads one thing at a time aloud, and says why where it cannot. */
import { useEffect, useMemo, useRef } from 'react';
import type { TherapistId } from '#care/contract.ts';
import { alert, confirm } from '#platform/ui/alerts.ts';
import { toast } from '#platform/ui/toasts.ts';
import { reading, stopReading } from './desk.ts';
import { deviceVoices, type Ending, play } from './player.ts';
import { preferenceOf } from './preference.ts';
import { sentencesOf, spoken } from './sentences.ts';
import { defaultFor, usable } from './voices.ts';

const NO_VOICE =
  'This device has no English voice to read with. Voices are added in its settings, usually under accessibility or language; some browsers bring none.';
const NO_SYNTHESIS = 'Your browser cannot read aloud. Chrome, Edge, Firefox and Safari can.';

export interface ReadOptions {
  /** Nobody pressed anything: then nothing is asked or explained in a dialog either. */
  byItself?: boolean;
  /** The voiceURI to listen to instead of the one chosen; null for the one nobody chose. */
  voice?: string | null;
}

interface Running {
  readonly key: string;
  stop: () => void;
}

export interface Reader {
  read: (key: string, text: string, options?: ReadOptions) => Promise<void>;
}

export function useReader(id: TherapistId): Reader {
  const running = useRef<Running | null>(null);
  useEffect(() => {
    const follow = () => {
      if (running.current?.key === reading.get()) return;
      running.current?.stop();
      running.current = null;
    };
    const stopHidden = () => document.hidden && stopReading();
    const stopAtEscape = ({ key }: KeyboardEvent) => key === 'Escape' && stopReading();
    const unsubscribe = reading.subscribe(follow);
    document.addEventListener('visibilitychange', stopHidden);
    addEventListener('pagehide', stopReading);
    addEventListener('keydown', stopAtEscape);
    return () => {
      stopReading();
      follow();
      unsubscribe();
      document.removeEventListener('visibilitychange', stopHidden);
      removeEventListener('pagehide', stopReading);
      removeEventListener('keydown', stopAtEscape);
    };
  }, []);

  return useMemo(
    () => ({
      read: async (key, text, { byItself = false, voice } = {}) => {
        running.current?.stop();
        const mine: Running = { key, stop: () => {} };
        running.current = mine;
        reading.set(key);
        const stale = () => running.current !== mine;
        const choice = await choose(id, voice);
        if (stale()) return;
        if (!choice || (!choice.voice.localService && !(await agreedTo(byItself)))) {
          if (stale()) return;
          stopReading();
          if (!choice && !byItself) void alert(whyNoVoice());
          return;
        }
        if (stale()) return;
        const { rate } = preferenceOf(id);
        const pieces = sentencesOf(spoken(text), Math.round(160 * Math.min(1, rate)));
        mine.stop = play(pieces, { ...choice, rate }, (ending) => {
          if (stale()) return;
          stopReading();
          tell(ending);
        });
      },
    }),
    [id],
  );
}

/** What the browser lacks, in words. */
export function whyNoVoice(): string {
  return 'speechSynthesis' in globalThis ? NO_VOICE : NO_SYNTHESIS;
}

async function choose(id: TherapistId, wanted: string | null | undefined) {
  const voices = usable(await deviceVoices(), navigator.language);
  const uri = wanted === undefined ? preferenceOf(id).voice : wanted;
  const voice = uri === null ? undefined : voices.find(({ voiceURI }) => voiceURI === uri);
  return voice ? { voice, pitch: 1 } : defaultFor(id, voices);
}

const AGREED = 'mooring-online-voice';

/** Whose ears these are has to be said before the first word leaves the device. */
async function agreedTo(byItself: boolean): Promise<boolean> {
  if (localStorage.getItem(AGREED)) return true;
  if (byItself) return false;
  const yes = await confirm({
    title: 'This voice works online',
    text: 'It is not on your device: your browser sends the words that are read to the voice’s maker. Voices without “online” beside their name keep them here.',
    confirmLabel: 'Use it anyway',
    cancelLabel: 'Not now',
  });
  if (yes) localStorage.setItem(AGREED, 'agreed');
  return yes;
}

function tell(ending: Ending) {
  if (ending === 'refused')
    toast('Your browser waits for a press before it speaks: use the speaker at the reply.', 'info');
  if (ending === 'failed')
    toast('That voice did not speak. Another one may: choose it under Voice.', 'danger');
}
