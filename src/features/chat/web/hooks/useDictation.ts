/** The microphone: on, off, and the words as they come. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { alert, confirm } from '#platform/ui/alerts.ts';
import {
  createRecogniser,
  dictationSentence,
  joined,
  type Recogniser,
  UNSUPPORTED,
} from '../conversation/dictation.ts';

const ASKED = 'mooring-dictation';

/** Once per browser: whose ears these are has to be said before the first word. */
async function agreed(): Promise<boolean> {
  if (localStorage.getItem(ASKED)) return true;
  const yes = await confirm({
    title: 'Before you dictate',
    text: 'Your browser turns speech into text, and may send what you say to its maker to do so. Mooring itself receives only the text, and only once you send it.',
    confirmLabel: 'Use the microphone',
    cancelLabel: 'Not now',
  });
  if (yes) localStorage.setItem(ASKED, 'agreed');
  return yes;
}

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
    const recogniser = createRecogniser();
    if (!recogniser) return alert(UNSUPPORTED);
    if (!(await agreed())) return;
    const typed = read();
    recogniser.onresult = ({ results }) => {
      const said = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
      write(joined(typed, said));
    };
    recogniser.onerror = ({ error }) => {
      const sentence = dictationSentence(error);
      if (sentence && running.current === recogniser) void alert(sentence);
    };
    recogniser.onend = () => {
      if (running.current === recogniser) stop();
    };
    running.current = recogniser;
    setListening(true);
    try {
      recogniser.start();
    } catch {
      stop();
      void alert(dictationSentence('') ?? '');
    }
  };

  return { listening, stop, toggle: () => (listening ? running.current?.stop() : void start()) };
}
