/** Which voice reads for whom: ten who differ, local ones first, no jokes. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { defaultFor, usable, type Voice, voiceLabel } from './voices.ts';

const voice = (name: string, lang = 'en-US', localService = true): Voice => ({
  voiceURI: name,
  name,
  lang,
  localService,
});
const MAC = [
  voice('Albert'),
  voice('Zarvox'),
  voice('Daniel', 'en-GB'),
  voice('Samantha'),
  voice('Karen', 'en-AU'),
  voice('Moira', 'en-IE'),
  voice('Rishi', 'en-IN'),
  voice('Thomas', 'fr-FR'),
];

describe('usable', () => {
  it('leaves out jokes and other languages', () => {
    const names = usable(MAC, 'en-US').map(({ name }) => name);
    expect(names).toEqual(['Samantha', 'Daniel', 'Karen', 'Moira', 'Rishi']);
  });

  it('puts local and natural voices first, and the reader’s own region before others', () => {
    const voices = [
      voice('Google US English', 'en-US', false),
      voice('eSpeak English', 'en_US'),
      voice('Ava (Premium)'),
      voice('Kate', 'en-GB'),
    ];
    expect(usable(voices, 'en-GB').map(({ name }) => name)).toEqual([
      'Ava (Premium)',
      'Kate',
      'eSpeak English',
      'Google US English',
    ]);
  });
});

describe('defaultFor', () => {
  const sound = (voices: readonly Voice[]) =>
    THERAPIST_IDS.map((id) => {
      const choice = defaultFor(id, voices);
      return `${choice?.voice.name} ${choice?.pitch}`;
    });

  it('gives ten therapists ten sounds, with ten voices and with two', () => {
    const ten = Array.from({ length: 10 }, (_, at) => voice(`Voice ${at}`));
    expect(new Set(sound(ten)).size).toBe(10);
    expect(sound(ten).every((one) => one.endsWith(' 1'))).toBe(true);
    expect(new Set(sound(ten.slice(0, 2))).size).toBe(10);
  });

  it('shares voices evenly', () => {
    const counts = new Map<string, number>();
    for (const id of THERAPIST_IDS) {
      const name = defaultFor(id, usable(MAC, 'en-US'))?.voice.name ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual([2, 2, 2, 2, 2]);
  });

  it('picks a voice that suits the name where there is one', () => {
    const two = [voice('David'), voice('Zira')];
    expect(defaultFor('alice', two)?.voice.name).toBe('Zira');
    expect(defaultFor('bob', two)?.voice.name).toBe('David');
  });

  it('keeps the words on the device wherever it can', () => {
    const mixed = [voice('Online Aria', 'en-US', false), voice('eSpeak')];
    expect(THERAPIST_IDS.every((id) => defaultFor(id, mixed)?.voice.name === 'eSpeak')).toBe(true);
    expect(defaultFor('alice', mixed.slice(0, 1))?.voice.name).toBe('Online Aria');
    expect(defaultFor('alice', [])).toBeNull();
  });
});

describe('voiceLabel', () => {
  it.each([
    [voice('Microsoft Zira - English (United States)'), 'Zira · United States'],
    [voice('Google UK English Female', 'en-GB'), 'UK English Female · United Kingdom'],
    [voice('Samantha'), 'Samantha · United States'],
    [voice('English (America)+m1', 'en'), 'English (America)+m1'],
  ])('%# %s', (one, label) => {
    expect(voiceLabel(one)).toBe(label);
  });
});
