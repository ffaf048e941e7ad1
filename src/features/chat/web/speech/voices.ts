/** Which of the device's voices reads for whom. Pure; a voice is a property of the device. */
import { THERAPIST_IDS, type TherapistId } from '#care/contract.ts';

/** The part of a SpeechSynthesisVoice that matters here. */
export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>;

export interface Choice<V extends Voice = Voice> {
  readonly voice: V;
  /** 1 is the voice's own. */
  readonly pitch: number;
}

/** Jokes among a Mac's voices: nobody wants comfort from a bubble. */
const JOKES =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|fred|good news|hysterical|jester|junior|kathy|organ|pipe organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox|grandma|grandpa|rocko|shelley|flo|eddy|reed|sandy)\b/i;
const NATURAL = /natural|neural|premium|enhanced|siri/i;
const WOMAN =
  /\b(?:female|woman|agnes|allison|amy|aria|ava|catherine|clara|emily|emma|evelyn|fiona|hazel|heera|jenny|karen|kate|libby|linda|martha|michelle|moira|natasha|neerja|nicky|samantha|serena|sonia|susan|tessa|veena|victoria|zira|zoe)\b/i;
const MAN =
  /\b(?:male|man|aaron|alex|andrew|arthur|brian|christopher|daniel|david|eric|gordon|guy|james|lee|liam|mark|oliver|prabhat|ravi|richard|rishi|roger|ryan|sean|steffan|thomas|tom|william)\b/i;
const WOMEN: ReadonlySet<TherapistId> = new Set(['alice', 'diana', 'fiona', 'grace', 'iris']);
/** Lent to whoever shares a voice, so that they still do not sound alike. */
const PITCHES = [1, 0.9, 1.1, 0.82, 1.18] as const;

/**
 * The voices replies can be read with: English ones, the best first. A voice that is not local
 * sends the words to its maker, so those come last.
 */
export function usable<V extends Voice>(voices: readonly V[], locale: string): V[] {
  const rank = (voice: V) =>
    (voice.localService ? 0 : 8) +
    (NATURAL.test(voice.name) ? 0 : 4) +
    (tag(voice) === locale.toLowerCase() ? 0 : 2) +
    (tag(voice) === 'en-us' || tag(voice) === 'en-gb' ? 0 : 1);
  return voices
    .filter((voice) => /^en\b/.test(tag(voice)) && !JOKES.test(voice.name))
    .sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
}

/**
 * Whom each therapist has while nobody has chosen: a voice of their own as far as there are enough,
 * else the same at another pitch. Only local ones where there is one. null where there is none.
 */
export function defaultFor<V extends Voice>(
  id: TherapistId,
  ranked: readonly V[],
): Choice<V> | null {
  const local = ranked.filter(({ localService }) => localService);
  const voices = local.length > 0 ? local : ranked;
  const shared = new Map<V, number>();
  let found: Choice<V> | null = null;
  for (const therapist of THERAPIST_IDS) {
    const least = Math.min(...voices.map((voice) => shared.get(voice) ?? 0));
    const free = voices.filter((voice) => (shared.get(voice) ?? 0) === least);
    const voice = free.find((one) => fits(therapist, one)) ?? free[0];
    if (!voice) return null;
    shared.set(voice, least + 1);
    if (therapist === id) found = { voice, pitch: PITCHES[least % PITCHES.length] ?? 1 };
  }
  return found;
}

/** "Samantha · United States", without the maker's clutter. */
export function voiceLabel({ name, lang }: Voice): string {
  const plain = name
    .replace(/^(?:microsoft|google|apple)\s+/i, '')
    .replace(/\s+online\b|\s*\((?:natural|enhanced|premium)\)|\s+-\s+english.*$/gi, '')
    .replace(/\s*\(.*english.*\)$/i, '')
    .trim();
  const region = lang
    .replace('_', '-')
    .split('-')
    .find((part) => /^[A-Z]{2}$/.test(part));
  const place = region ? new Intl.DisplayNames('en', { type: 'region' }).of(region) : null;
  return place && !plain.includes(place) ? `${plain} · ${place}` : plain;
}

const tag = ({ lang }: Voice): string => lang.replace('_', '-').toLowerCase();

function fits(id: TherapistId, { name }: Voice): boolean {
  return WOMEN.has(id) ? WOMAN.test(name) : MAN.test(name) && !WOMAN.test(name);
}
