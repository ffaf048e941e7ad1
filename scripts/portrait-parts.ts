/** What each portrait is made of: colours, hair, clothes. Coordinates in a 120 × 120 square. */

export interface Look {
  readonly sky: string;
  readonly sea: string;
  readonly skin: string;
  readonly hair: string;
  readonly wear: string;
  /** Where the low sun stands, left to right. */
  readonly sunAt: number;
  readonly face: keyof typeof FACES;
  readonly ears?: boolean;
  /** Hair behind the head, and over the forehead. */
  readonly behind?: string;
  readonly front?: string;
  /** Whole elements: a collar on the clothes; glasses, beard or jewellery over the face. */
  readonly collar?: string;
  readonly over?: string;
}

const line = (d: string, colour: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const eyes = (colour: string) => line('M49 49q3 2.6 6 0M65 49q3 2.6 6 0', colour);
const smile = (colour: string) => line('M55.5 61q4.5 3.4 9 0', colour);

/** Closed eyes and a small smile: a listening face, and nobody's in particular. */
export const FACES = {
  light: eyes('#6b3f2c') + smile('#a4553f'),
  deep: eyes('#26120b') + smile('#3d1810'),
};

const beard = (colour: string, length: number) =>
  `<path fill="${colour}" d="M43 50q2 6 6 6 4-1.5 11-1.500t11 1.500q4 0 6-6v5q0 ${length}-17 ${length}T43 55z"/>` +
  line('M56 60.500q4 2.8 8 0', '#f3d9c6', 1.8);

const glasses = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="1.8"><circle cx="52" cy="49" r="6.5"/><circle cx="68" cy="49" r="6.5"/><path d="M58.5 48q1.5-1.5 3 0M45.5 48l-4-1.500M74.5 48l4-1.5"/></g>`;

const shortCrop = 'M42 47q-3-24 18-24t18 24l-2.5-1q0-9-4-11.5-11 3-23 0-4 2.5-4 11.500z';

export const PEOPLE: Readonly<Record<string, Look>> = {
  alice: {
    sky: '#f4cfd3',
    sea: '#b9546f',
    skin: '#f1c9ac',
    hair: '#9a4a2c',
    wear: '#8e3450',
    sunAt: 92,
    face: 'light',
    ears: false,
    behind: 'M60 20q-24 0-24 27 0 9-3 17-3 10 1 19 8 6 26 6t26-6q4-9 1-19-3-8-3-17 0-27-24-27z',
    front: 'M41 50q-1-26 20-26 19 0 18 26-2-7-6-11-10 0-17-7-4 9-12 11-2 3-3 7z',
    collar: '<path fill="#f9e9e4" d="M50 82q10 14 20 0l3 2q-13 19-26 0z"/>',
  },
  bob: {
    sky: '#f6dfb6',
    sea: '#b3761d',
    skin: '#eab995',
    hair: '#8a8983',
    wear: '#7b4f2a',
    sunAt: 28,
    face: 'light',
    front: 'M41 47q-3-23 17-24 20-2 21 24l-2.5-1q0-7-3-10-7 0-13-4-7 5-14 4-3 3-3 10z',
    collar:
      '<path fill="#f4ead9" d="M49 82l11 17 11-17 4 2-15 29-15-29z"/><path fill="#7b4f2a" d="M58.5 99h3v25h-3z"/>',
    over: beard('#8a8983', 20),
  },
  charlie: {
    sky: '#c9e2f1',
    sea: '#2c75a3',
    skin: '#f3cfb3',
    hair: '#3c2b24',
    wear: '#245878',
    sunAt: 94,
    face: 'light',
    front:
      'M42 47q-5-12 2-17 1-8 10-8 6-5 13-1 9-1 11 8 5 6 0 18l-2.5-1q0-7-3-10-3-2-4-5-5 4-10 1-5 4-9 2-3 5-4 12z',
    collar: '<path fill="#1b4460" d="M46 84q14 13 28 0l3 2q-17 19-34 0z"/>',
    over: glasses('#2b2a2e'),
  },
  diana: {
    sky: '#dccdf0',
    sea: '#7249a6',
    skin: '#c98f67',
    hair: '#241a1d',
    wear: '#5d3a87',
    sunAt: 27,
    face: 'deep',
    ears: false,
    behind: 'M60 20q-24 0-24 27v18q0 15-4 28 7 6 15 4h26q8 2 15-4-4-13-4-28V47q0-27-24-27z',
    front: 'M42 52q-2-28 18-28t18 28q-1-13-18-22-17 9-18 22z',
    collar: '<path fill="#efe2f7" d="M52 81q8 9 16 0l2.5 1.200q-10.5 12.5-21 0z"/>',
  },
  evan: {
    sky: '#cde9d3',
    sea: '#2a7d4f',
    skin: '#7b4a30',
    hair: '#1c1412',
    wear: '#1f6640',
    sunAt: 92,
    face: 'deep',
    front: 'M43 44q-1-20 17-20t17 20l-1.5-.5q-.5-8-3.5-10.5-12-2.5-24 0-3 2.5-3.5 10.500z',
    collar: '<path fill="#e9f3ea" d="M50 82l10 10-8 10-8-16zM70 82L60 92l8 10 8-16z"/>',
  },
  fiona: {
    sky: '#b9c9d6',
    sea: '#46607a',
    skin: '#f0cdb6',
    hair: '#f3f0ea',
    wear: '#46596a',
    sunAt: 28,
    face: 'light',
    ears: false,
    behind: 'M60 20q-25 0-25 28 0 13-1 21 6 7 14 3h24q8 4 14-3-1-8-1-21 0-28-25-28z',
    front: 'M42 53q-3-28 18-28t18 28q-2-4-3-13-13 1-21-6-3 11-12 19z',
    collar:
      '<path fill="#a9bccb" d="M46 80q14 10 28 0 5 5 1 10-15 10-30 0-4-5 1-10z"/><path fill="#93a9ba" d="M64 92l9-2 4 22-9 2z"/>',
  },
  grace: {
    sky: '#f7d3bf',
    sea: '#b8562d',
    skin: '#8d5637',
    hair: '#2a1812',
    wear: '#c0592f',
    sunAt: 96,
    face: 'deep',
    ears: false,
    behind:
      'M60 9q10-1 15 5 9 1 12 9 8 5 6 14 3 9-4 15-2 9-11 10H42q-9-1-11-10-7-6-4-15-2-9 6-14 3-8 12-9 5-6 15-5z',
    front: 'M43 46q0-17 17-17t17 17q-1-6-6-9-11-4-22 0-5 3-6 9z',
    collar: '<path fill="#f6d9a8" d="M47 84q13 13 26 0l2.5 1.200q-15.5 17-31 0z"/>',
    over: '<path fill="#f0b64e" d="M41 38q4-13 19-13t19 13l-2.5 2q-4-9.5-16.5-9.500T43.5 40z"/><circle cx="42.5" cy="59" r="2" fill="#f0b64e"/><circle cx="77.5" cy="59" r="2" fill="#f0b64e"/>',
  },
  henry: {
    sky: '#e0e6bd',
    sea: '#6d8420',
    skin: '#dba680',
    hair: '#5a3320',
    wear: '#4b6010',
    sunAt: 27,
    face: 'light',
    collar: '<path fill="#39490c" d="M45 84q15 14 30 0l4 2q-19 23-38 0z"/>',
    over: beard('#5a3320', 25),
  },
  iris: {
    sky: '#cfd5f5',
    sea: '#4c59ab',
    skin: '#edc4a0',
    hair: '#2b2733',
    wear: '#434f9c',
    sunAt: 93,
    face: 'light',
    behind: 'M60 6q11 0 11 10 0 5-4 8 12 4 12 22v7H41v-7q0-18 12-22-4-3-4-8 0-10 11-10z',
    front: 'M42.5 48q-1.5-24 17.5-24t17.5 24q-2-9-7-12-6 1-10.5-2-4.5 3-10.5 2-5 3-7 12z',
    collar: '<path fill="#e4e8fb" d="M50 82q10 12 20 0l4 2q-4 14-14 14t-14-14z"/>',
  },
  james: {
    sky: '#c6e6e3',
    sea: '#17797a',
    skin: '#d39d74',
    hair: '#2f2320',
    wear: '#15474d',
    sunAt: 28,
    face: 'deep',
    front: `${shortCrop.replace('q-3-24 18-24t18 24', 'q-4-22 13-24 22-5 23 24')}`,
    collar:
      '<path fill="#f5f1e8" d="M50 82l10 8 10-8 4 2-14 36-14-36z"/><path fill="#d58a2c" d="M57.5 91h5l2.5 26-5 7-5-7z"/>',
    over: line('M53 57.500q3.5-2.5 7-.5 3.5-2 7 .5', '#2f2320', 2.6),
  },
};
