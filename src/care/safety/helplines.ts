/**
 * Crisis lines by country as data: numbers that are national, free or cheap, and published. Where each
 * was looked up stands in docs/helplines.md. A line without a note is promised at every hour.
 */

/** A helpline: name, number to call, and for some a number (and word) to text. */
export interface Line {
  readonly name: string;
  readonly call?: string;
  readonly text?: { readonly to: string; readonly body?: string };
  readonly note?: string;
}

/** What one country offers. `emergency` is the number that sends help at once. */
export interface CountryLines {
  readonly emergency: string;
  readonly crisis: readonly Line[];
  readonly domestic?: Line;
  readonly sexual?: Line;
  readonly child?: Line;
  readonly poison?: Line;
  /** For mothers before and after a birth, and those around them. */
  readonly maternal?: Line;
}

const LIMITED = 'Not open at every hour.';
/** Where no source for its hours was found: nothing is promised that we cannot show. */
const UNSURE = 'It may not be open at every hour.';
const samaritans: Line = { name: 'Samaritans', call: '116 123' };

export const HELPLINES: Readonly<Record<string, CountryLines>> = {
  US: {
    emergency: '911',
    crisis: [
      { name: '988 Suicide & Crisis Lifeline', call: '988', text: { to: '988' } },
      { name: 'Crisis Text Line', text: { to: '741741', body: 'HOME' } },
    ],
    domestic: {
      name: 'National Domestic Violence Hotline',
      call: '1-800-799-7233',
      text: { to: '88788', body: 'START' },
    },
    sexual: { name: 'RAINN sexual assault hotline', call: '1-800-656-4673' },
    child: { name: 'Childhelp child abuse hotline', call: '1-800-422-4453' },
    poison: { name: 'Poison Control', call: '1-800-222-1222' },
    maternal: {
      name: 'National Maternal Mental Health Hotline',
      call: '1-833-852-6262',
      text: { to: '1-833-852-6262' },
    },
  },
  CA: {
    emergency: '911',
    crisis: [{ name: '9-8-8 Suicide Crisis Helpline', call: '988', text: { to: '988' } }],
    child: {
      name: 'Kids Help Phone',
      call: '1-800-668-6868',
      text: { to: '686868', body: 'CONNECT' },
    },
    poison: { name: 'Poison Centre', call: '1-844-764-7669' },
  },
  GB: {
    emergency: '999',
    crisis: [samaritans, { name: 'Shout', text: { to: '85258', body: 'SHOUT' } }],
    domestic: { name: 'National Domestic Abuse Helpline', call: '0808 2000 247' },
    sexual: { name: 'Rape Crisis 24/7 support line', call: '0808 500 2222' },
    child: { name: 'Childline', call: '0800 1111' },
    poison: { name: 'NHS 111', call: '111' },
  },
  IE: {
    emergency: '112',
    crisis: [samaritans, { name: 'Text About It', text: { to: '50808', body: 'HELLO' } }],
    domestic: { name: "Women's Aid", call: '1800 341 900' },
    sexual: { name: 'National Rape Crisis Helpline', call: '1800 77 8888' },
    child: { name: 'Childline', call: '1800 66 66 66' },
    poison: { name: 'National Poisons Information Centre', call: '01 809 2166', note: LIMITED },
  },
  AU: {
    emergency: '000',
    crisis: [{ name: 'Lifeline', call: '13 11 14', text: { to: '0477 13 11 14' } }],
    domestic: { name: '1800RESPECT', call: '1800 737 732' },
    sexual: { name: '1800RESPECT', call: '1800 737 732' },
    child: { name: 'Kids Helpline', call: '1800 55 1800' },
    poison: { name: 'Poisons Information Centre', call: '13 11 26' },
  },
  NZ: {
    emergency: '111',
    crisis: [{ name: 'Need to talk?', call: '1737', text: { to: '1737' } }],
    domestic: { name: "Women's Refuge", call: '0800 733 843' },
    sexual: { name: 'Safe to Talk', call: '0800 044 334' },
    child: { name: "What's Up", call: '0800 942 8787', note: LIMITED },
    poison: { name: 'National Poisons Centre', call: '0800 764 766' },
  },
  DE: {
    emergency: '112',
    crisis: [{ name: 'TelefonSeelsorge', call: '0800 111 0 111' }],
    domestic: { name: 'Hilfetelefon', call: '116 016', note: UNSURE },
    child: { name: 'Nummer gegen Kummer', call: '116 111', note: LIMITED },
  },
  AT: {
    emergency: '112',
    crisis: [{ name: 'Telefonseelsorge', call: '142' }],
    domestic: { name: 'Frauenhelpline gegen Gewalt', call: '0800 222 555' },
    child: { name: 'Rat auf Draht', call: '147' },
    poison: { name: 'Vergiftungsinformationszentrale', call: '01 406 43 43' },
  },
  CH: {
    emergency: '112',
    crisis: [{ name: 'Die Dargebotene Hand / La Main Tendue', call: '143' }],
    child: { name: 'Pro Juventute', call: '147', note: UNSURE },
    poison: { name: 'Tox Info Suisse', call: '145' },
  },
  FR: {
    emergency: '112',
    crisis: [{ name: 'le 3114', call: '3114' }],
    domestic: { name: 'Violences Femmes Info', call: '3919' },
    child: { name: 'Allô Enfance en Danger', call: '119' },
  },
  BE: {
    emergency: '112',
    crisis: [
      { name: 'Zelfmoordlijn', call: '1813' },
      { name: 'Centre de Prévention du Suicide', call: '0800 32 123' },
    ],
    poison: { name: 'Antigifcentrum / Centre Antipoisons', call: '070 245 245' },
  },
  NL: {
    emergency: '112',
    crisis: [{ name: '113 Zelfmoordpreventie', call: '113' }],
    domestic: { name: 'Veilig Thuis', call: '0800 2000' },
    child: { name: 'Kindertelefoon', call: '0800 0432', note: LIMITED },
  },
  LU: { emergency: '112', crisis: [{ name: 'SOS Détresse', call: '45 45 45', note: LIMITED }] },
  ES: {
    emergency: '112',
    crisis: [{ name: 'Línea 024', call: '024' }],
    domestic: { name: '016', call: '016', note: UNSURE },
    child: { name: 'ANAR', call: '116 111', note: UNSURE },
  },
  PT: {
    emergency: '112',
    crisis: [
      { name: 'Linha Nacional de Prevenção do Suicídio', call: '1411' },
      { name: 'SNS 24', call: '808 24 24 24' },
    ],
    domestic: { name: 'APAV', call: '116 006', note: LIMITED },
    child: { name: 'SOS Criança', call: '116 111', note: LIMITED },
  },
  IT: {
    emergency: '112',
    crisis: [{ name: 'Telefono Amico', call: '02 2327 2327', note: LIMITED }],
    domestic: { name: '1522', call: '1522' },
    child: { name: 'Emergenza Infanzia', call: '114' },
  },
  MT: { emergency: '112', crisis: [{ name: 'Mental Health Helpline 1579', call: '1579' }] },
  GR: {
    emergency: '112',
    crisis: [{ name: 'Suicide intervention line 1018', call: '1018' }],
    domestic: { name: 'SOS 15900', call: '15900', note: UNSURE },
  },
  PL: {
    emergency: '112',
    crisis: [{ name: 'Centrum Wsparcia', call: '800 70 2222' }],
    domestic: { name: 'Niebieska Linia', call: '800 12 00 02' },
    child: { name: 'Telefon zaufania dla dzieci', call: '116 111' },
  },
  CZ: {
    emergency: '112',
    crisis: [{ name: 'Linka první psychické pomoci', call: '116 123', note: UNSURE }],
    child: { name: 'Linka bezpečí', call: '116 111' },
  },
  SK: { emergency: '112', crisis: [{ name: 'Linka dôvery Nezábudka', call: '0800 800 566' }] },
  HU: { emergency: '112', crisis: [{ name: 'Lelkisegély', call: '116 123' }] },
  RO: {
    emergency: '112',
    crisis: [{ name: 'Telefonul Antisuicid', call: '0800 801 200', note: LIMITED }],
  },
  SI: { emergency: '112', crisis: [{ name: 'Sopotnik', call: '116 123' }] },
  LT: { emergency: '112', crisis: [{ name: 'Vilties linija', call: '116 123' }] },
  UA: { emergency: '112', crisis: [{ name: 'Lifeline Ukraine', call: '7333' }] },
  SE: {
    emergency: '112',
    crisis: [{ name: 'Mind Självmordslinjen', call: '90101' }],
    domestic: { name: 'Kvinnofridslinjen', call: '020 50 50 50' },
    child: { name: 'Bris', call: '116 111', note: UNSURE },
  },
  NO: {
    emergency: '112',
    crisis: [{ name: 'Mental Helse', call: '116 123' }],
    domestic: { name: 'VO-linjen', call: '116 006', note: UNSURE },
    child: { name: 'Alarmtelefonen', call: '116 111' },
  },
  DK: {
    emergency: '112',
    crisis: [{ name: 'Livslinien', call: '70 201 201', note: LIMITED }],
    domestic: { name: 'Lev Uden Vold', call: '1888' },
    child: { name: 'BørneTelefonen', call: '116 111' },
  },
  FI: {
    emergency: '112',
    crisis: [{ name: 'MIELI kriisipuhelin', call: '09 2525 0111' }],
    domestic: { name: 'Nollalinja', call: '080 005 005', note: UNSURE },
  },
  IS: { emergency: '112', crisis: [{ name: 'Hjálparsími Rauða krossins', call: '1717' }] },
  TR: { emergency: '112', crisis: [] },
  IL: { emergency: '101', crisis: [{ name: 'ERAN', call: '1201', note: UNSURE }] },
  EG: {
    emergency: '123',
    crisis: [{ name: 'Mental health hotline', call: '16328', note: LIMITED }],
  },
  AE: {
    emergency: '999',
    crisis: [{ name: 'Mental Support Line', call: '800 4673', note: LIMITED }],
  },
  BR: {
    emergency: '192',
    crisis: [{ name: 'CVV', call: '188' }],
    domestic: { name: 'Ligue 180', call: '180', note: UNSURE },
    child: { name: 'Disque 100', call: '100', note: UNSURE },
  },
  MX: {
    emergency: '911',
    crisis: [
      { name: 'Línea de la Vida', call: '800 911 2000' },
      { name: 'SAPTEL', call: '55 5259 8121' },
    ],
  },
  AR: {
    emergency: '911',
    crisis: [
      { name: 'Línea Nacional de Salud Mental', call: '0800 999 0091' },
      { name: 'Centro de Asistencia al Suicida', call: '135', note: LIMITED },
    ],
    domestic: { name: 'Línea 144', call: '144', note: UNSURE },
    child: { name: 'Línea 102', call: '102' },
  },
  CL: { emergency: '131', crisis: [{ name: 'Línea *4141', call: '*4141' }] },
  CO: {
    emergency: '123',
    // Run by Bogotá and some departments: elsewhere nobody may answer.
    crisis: [{ name: 'Línea 106', call: '106', note: 'Not in every part of the country.' }],
    domestic: { name: 'Línea 155', call: '155', note: UNSURE },
    child: { name: 'Línea 141', call: '141', note: UNSURE },
  },
  PE: {
    emergency: '106',
    crisis: [{ name: 'Línea 113, opción 5', call: '113' }],
    domestic: { name: 'Línea 100', call: '100', note: UNSURE },
  },
  UY: { emergency: '911', crisis: [{ name: 'Línea Vida', call: '0800 0767' }] },
  IN: {
    emergency: '112',
    crisis: [{ name: 'Tele-MANAS', call: '14416' }],
    domestic: { name: 'Women Helpline', call: '181', note: UNSURE },
    child: { name: 'Childline', call: '1098', note: UNSURE },
  },
  BD: {
    emergency: '999',
    crisis: [{ name: 'Kaan Pete Roi', call: '09612 119911', note: LIMITED }],
  },
  LK: { emergency: '1990', crisis: [{ name: 'National Mental Health Helpline', call: '1926' }] },
  PK: { emergency: '1122', crisis: [{ name: 'Umang', call: '0311 7786264', note: LIMITED }] },
  JP: { emergency: '119', crisis: [{ name: 'よりそいホットライン', call: '0120-279-338' }] },
  KR: { emergency: '119', crisis: [{ name: '자살예방 상담전화', call: '109' }] },
  CN: {
    emergency: '120',
    crisis: [{ name: '全国统一心理援助热线', call: '12356', note: LIMITED }],
  },
  TW: { emergency: '119', crisis: [{ name: '安心專線', call: '1925' }] },
  HK: { emergency: '999', crisis: [{ name: '撒瑪利亞會 Samaritans', call: '2896 0000' }] },
  SG: { emergency: '995', crisis: [{ name: 'Samaritans of Singapore', call: '1767' }] },
  MY: { emergency: '999', crisis: [{ name: 'Befrienders', call: '03 7627 2929' }] },
  PH: { emergency: '911', crisis: [{ name: 'NCMH Crisis Hotline', call: '1553' }] },
  TH: { emergency: '1669', crisis: [{ name: 'สายด่วนสุขภาพจิต', call: '1323' }] },
  ZA: {
    emergency: '112',
    crisis: [{ name: 'SADAG Suicide Crisis Helpline', call: '0800 567 567' }],
    domestic: { name: 'GBV Command Centre', call: '0800 428 428' },
    child: { name: 'Childline South Africa', call: '116' },
  },
  KE: {
    emergency: '999',
    crisis: [{ name: 'Befrienders Kenya', call: '0722 178 177', note: LIMITED }],
    domestic: { name: 'GBV hotline', call: '1195' },
    child: { name: 'Childline Kenya', call: '116', note: UNSURE },
  },
  NG: { emergency: '112', crisis: [] },
};

/** Where the country is unknown to us: 112 reaches help on most mobile phones of the world. */
export const ANYWHERE: CountryLines = { emergency: '112', crisis: [] };
