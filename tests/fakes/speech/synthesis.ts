/** The browser's speech synthesis: a headless one has no voices. Install it before the page's scripts. */
import type { Page } from 'playwright-core';

export interface FakeVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
}

export interface Utterance {
  readonly text: string;
  readonly voice: string;
  readonly rate: number;
  readonly pitch: number;
}

export const VOICES: readonly FakeVoice[] = [
  { name: 'Google US English', lang: 'en-US', localService: false },
  { name: 'Samantha', lang: 'en-US', localService: true },
  { name: 'Daniel', lang: 'en-GB', localService: true },
  { name: 'Karen', lang: 'en-AU', localService: true },
  { name: 'Zarvox', lang: 'en-US', localService: true },
  { name: 'Thomas', lang: 'fr-FR', localService: true },
];

/** Follows the Web Speech API: one utterance at a time, each ended by hand through `endSpeech`. */
export async function installSpeech(page: Page, voices = VOICES): Promise<void> {
  await page.addInitScript((list) => {
    const voiceList = list.map((voice) => ({ ...voice, voiceURI: voice.name, default: false }));
    type Speaking = SpeechSynthesisUtterance & { text: string };
    let queue: Speaking[] = [];
    const said: object[] = [];
    class FakeUtterance extends EventTarget {
      text: string;
      voice: { name: string } | null = null;
      rate = 1;
      pitch = 1;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const begin = () => {
      const one = queue[0] as unknown as FakeUtterance | undefined;
      if (!one) return;
      const { text, rate, pitch } = one;
      if (text !== '') said.push({ text, rate, pitch, voice: one.voice?.name ?? '' });
      one.onstart?.();
      if (text === '') end();
    };
    const end = () => {
      const one = queue.shift() as unknown as FakeUtterance | undefined;
      // What is spoken from within onend begins by itself.
      const waits = queue.length > 0;
      one?.onend?.();
      if (waits) begin();
    };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voiceList,
      speak(one: Speaking) {
        queue.push(one);
        if (queue.length === 1) queueMicrotask(begin);
      },
      cancel() {
        const dropped = queue as unknown as FakeUtterance[];
        queue = [];
        for (const one of dropped) one.onerror?.({ error: 'canceled' });
      },
    });
    const install = (name: string, value: unknown) =>
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
    install('speechSynthesis', synthesis);
    install('SpeechSynthesisUtterance', FakeUtterance);
    install('fakeSpeech', { said, end, speaking: () => queue.some(({ text }) => text !== '') });
  }, voices);
}

interface Inside {
  fakeSpeech: { said: Utterance[]; end: () => void; speaking: () => boolean };
}

/** Everything that has begun to be read on this page, in order. */
export const saidOn = (page: Page): Promise<Utterance[]> =>
  page.evaluate(() => (window as unknown as Inside).fakeSpeech.said);

/** What is being read reaches its end. */
export const endSpeech = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Inside).fakeSpeech.end());

export const speaksOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as Inside).fakeSpeech.speaking());
