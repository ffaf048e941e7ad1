/** Reads pieces of text one after the other with the browser's own synthesis (Web Speech API). */

export interface Tone {
  readonly voice: SpeechSynthesisVoice;
  readonly rate: number;
  readonly pitch: number;
}

/** `refused`: the browser wants a press first. */
export type Ending = 'read' | 'refused' | 'failed';

/** A voice that has not begun by then never will; ms. */
const SILENCE = 6000;

/** Stops whatever is being read, then reads `pieces`. `end` is called once, unless it is stopped. */
export function play(pieces: readonly string[], tone: Tone, end: (ending: Ending) => void) {
  const synthesis = speechSynthesis;
  let running = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Held here: Chrome forgets an utterance that nothing else holds, and with it its end.
  let utterance: SpeechSynthesisUtterance | null = null;
  const stop = () => {
    if (!running) return;
    running = false;
    clearTimeout(timer);
    utterance = null;
    synthesis.cancel();
  };
  const finish = (ending: Ending) => {
    if (!running) return;
    stop();
    end(ending);
  };
  const say = (at: number) => {
    const text = pieces[at];
    if (text === undefined) return finish('read');
    const one = new SpeechSynthesisUtterance(text);
    utterance = one;
    one.voice = tone.voice;
    one.lang = tone.voice.lang;
    one.rate = tone.rate;
    one.pitch = tone.pitch;
    one.onstart = () => clearTimeout(timer);
    one.onend = () => {
      if (running && utterance === one) say(at + 1);
    };
    one.onerror = ({ error }) => {
      if (utterance !== one) return;
      finish(error === 'not-allowed' ? 'refused' : 'failed');
    };
    clearTimeout(timer);
    timer = setTimeout(() => finish('failed'), SILENCE);
    synthesis.speak(one);
  };
  synthesis.cancel();
  say(0);
  return stop;
}

/** The device's voices; some browsers have them only a moment after they were first asked for. */
export function deviceVoices(patience = 1500): Promise<SpeechSynthesisVoice[]> {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis) return Promise.resolve([]);
  const there = synthesis.getVoices();
  if (there.length > 0) return Promise.resolve(there);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, patience);
    synthesis.addEventListener('voiceschanged', done);
  });
}
