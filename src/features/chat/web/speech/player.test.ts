/** One piece after the other, and an end however the browser's synthesis misbehaves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceVoices, type Ending, play } from './player.ts';

/** The browser's synthesis, as far as it is used, moved by hand. */
class Synthesis extends EventTarget {
  said: Utterance[] = [];
  cancelled = 0;
  voices: unknown[] = [];
  speak = (one: Utterance) => this.said.push(one);
  cancel = () => {
    this.cancelled += 1;
  };
  getVoices = () => this.voices;
}
class Utterance {
  text: string;
  onstart: () => void = () => {};
  onend: () => void = () => {};
  onerror: (event: { error: string }) => void = () => {};
  constructor(text: string) {
    this.text = text;
  }
}

const tone = { voice: { lang: 'en-US' } as SpeechSynthesisVoice, rate: 1, pitch: 1 };
let synthesis: Synthesis;
let endings: Ending[];
beforeEach(() => {
  vi.useFakeTimers();
  synthesis = new Synthesis();
  endings = [];
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const start = (...pieces: string[]) => play(pieces, tone, (ending) => endings.push(ending));

describe('play', () => {
  it('says the next piece when one has ended, and reports the end once', () => {
    start('One.', 'Two.');
    expect(synthesis.said.map(({ text }) => text)).toEqual(['One.']);
    synthesis.said[0]?.onstart();
    synthesis.said[0]?.onend();
    expect(synthesis.said.map(({ text }) => text)).toEqual(['One.', 'Two.']);
    synthesis.said[1]?.onstart();
    synthesis.said[1]?.onend();
    synthesis.said[1]?.onend();
    vi.advanceTimersByTime(60_000);
    expect(endings).toEqual(['read']);
  });

  it('stays silent after a stop, whatever the browser still reports', () => {
    const stop = start('One.', 'Two.');
    const before = synthesis.cancelled;
    stop();
    synthesis.said[0]?.onend();
    synthesis.said[0]?.onerror({ error: 'canceled' });
    vi.advanceTimersByTime(60_000);
    expect(synthesis.cancelled).toBe(before + 1);
    expect(synthesis.said).toHaveLength(1);
    expect(endings).toEqual([]);
  });

  it('gives up on a voice that never begins', () => {
    start('One.');
    vi.advanceTimersByTime(60_000);
    expect(endings).toEqual(['failed']);
  });

  it('lets a piece that has begun take its time', () => {
    start('One.');
    synthesis.said[0]?.onstart();
    vi.advanceTimersByTime(60_000);
    expect(endings).toEqual([]);
  });

  it.each([
    ['not-allowed', 'refused'],
    ['network', 'failed'],
  ] as const)('%s: %s', (error, ending) => {
    start('One.', 'Two.');
    synthesis.said[0]?.onerror({ error });
    expect(endings).toEqual([ending]);
    expect(synthesis.said).toHaveLength(1);
  });
});

describe('deviceVoices', () => {
  it('waits for voices that come a moment later', async () => {
    const voices = deviceVoices();
    synthesis.voices = ['a voice'];
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(await voices).toEqual(['a voice']);
  });

  it('has none where none come, and none without synthesis', async () => {
    const voices = deviceVoices();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await voices).toEqual([]);
    vi.stubGlobal('speechSynthesis', undefined);
    expect(await deviceVoices()).toEqual([]);
  });
});
