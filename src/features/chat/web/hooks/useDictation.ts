/** The microphone: on, off, and the words as they come. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { alert } from '#platform/ui/alerts.ts';
import type { Recogniser } from '../conversation/dictation.ts';

export function useDictation(read: () => string, write: (text: string) => void) {
  const [listening, setListening] = useState(false);
  const running = useRef<Recogniser | null>(null);

  const stop = useCallback(() => {
    const recogniser = running.current;
    running.current = null;
    setListening(false);
    if (!recogniser) return;
    // What is still being heard must not write into a message that has been sent.
    recogniser.onresult = null;
    recogniser.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const start = async () => {
    // Needed by few and never without a network: not part of the first load.
    const speech = await import('../conversation/dictation.ts').catch(() => null);
    if (!speech) return alert('Dictation could not be loaded. Please try again.');
    const recogniser = speech.createRecogniser();
    if (!recogniser) return alert(speech.UNSUPPORTED);
    if (!(await speech.agreed())) return;
    const typed = read();
    recogniser.onresult = ({ results }) => {
      const said = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
      write(speech.joined(typed, said));
    };
    const tell = (error: string) => {
      const sentence = speech.dictationSentence(error);
      if (sentence && running.current === recogniser) void alert(sentence);
    };
    recogniser.onerror = ({ error }) => tell(error);
    recogniser.onend = () => {
      if (running.current === recogniser) stop();
    };
    running.current = recogniser;
    setListening(true);
    try {
      recogniser.start();
    } catch {
      tell('start-failed');
      stop();
    }
  };

  return { listening, stop, toggle: () => (listening ? running.current?.stop() : void start()) };
}
