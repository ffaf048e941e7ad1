/** The nine phrases that open the crisis banner at once, in the browser, before any answer. */
export const BANNER_PHRASES = [
  'suicide',
  'kill myself',
  'want to die',
  'end it all',
  'self-harm',
  'hurt myself',
  'no reason to live',
  'better off dead',
  'give up',
] as const;

/**
 * True where the text contains one of the phrases, in any letter case. Deliberately plain: it also
 * opens for harmless lines, because showing help costs nothing. The finer judgement is `detect`.
 */
export function matchesBannerPhrase(text: string): boolean {
  const lower = text.toLowerCase();
  return BANNER_PHRASES.some((phrase) => lower.includes(phrase));
}
