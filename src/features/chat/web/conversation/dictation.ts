/** Speech to text with the browser's own recogniser: what can go wrong, in words. */
import { confirm } from '#platform/ui/alerts.ts';

const ASKED = 'mooring-dictation';

/** Asks once per browser: whose ears these are has to be said before the first word. */
export async function agreed(): Promise<boolean> {
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

/** The part of the Web Speech API (WICG) that is used; TypeScript's DOM types have none of it. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export const UNSUPPORTED =
  'Voice recording is not supported in your browser. Please use Chrome, Edge, or Safari.';

const ERRORS: Readonly<Record<string, string>> = {
  'permission-denied':
    'The microphone is switched off for this site. Allow it in your browser’s settings, then try again.',
  'not-allowed':
    'Your browser did not allow the microphone. Check its permission for this site, then try again.',
  'service-not-allowed':
    'Your browser does not allow speech recognition here. You can type your message instead.',
  'no-speech': 'Nothing was heard. Press the microphone and speak when you are ready.',
  'audio-capture': 'No microphone was found. Check that one is connected and not in use elsewhere.',
  network:
    'Speech recognition needs a connection that is not there right now. You can type your message instead.',
};
const GENERIC = 'Voice recording stopped unexpectedly. Please try again, or type your message.';

/** The sentence for a SpeechRecognitionErrorEvent's `error`; null for what the person did. */
export function dictationSentence(error: string): string | null {
  return error === 'aborted' ? null : (ERRORS[error] ?? GENERIC);
}

/** null where the browser cannot do it. */
export function createRecogniser(): Recogniser | null {
  const scope = globalThis as unknown as Record<string, (new () => Recogniser) | undefined>;
  const Recognition = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  if (!Recognition) return null;
  const recogniser = new Recognition();
  recogniser.lang = 'en-US';
  recogniser.continuous = false;
  recogniser.interimResults = true;
  return recogniser;
}

/** What was typed, then what was said, with one space between. */
export function joined(typed: string, said: string): string {
  if (said.trim() === '') return typed;
  return typed.trim() === '' ? said.trimStart() : `${typed.trimEnd()} ${said.trimStart()}`;
}
