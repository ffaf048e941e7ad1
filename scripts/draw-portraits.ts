/** Draws the ten therapists' portraits: flat busts before a harbour horizon, plainly not photographs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FACES, type Look, PEOPLE } from './portrait-parts.ts';

const OUT = fileURLToPath(new URL('../src/web/static/portraits', import.meta.url));
const HELP = `Usage: node scripts/draw-portraits.ts [--out <directory>]

Writes one SVG per therapist (default: src/web/static/portraits). Edit portrait-parts.ts,
run this, and look at the result before committing it.
`;

function draw(look: Look): string {
  const { sky, sea, wear, skin, hair } = look;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">',
    '<clipPath id="disc"><circle cx="60" cy="60" r="60"/></clipPath>',
    '<g clip-path="url(#disc)">',
    `<path fill="${sky}" d="M0 0h120v120H0z"/>`,
    `<circle cx="${look.sunAt}" cy="36" r="11" fill="#fff6e0" opacity=".85"/>`,
    `<path fill="${sea}" opacity=".45" d="M0 74q15-5 30 0t30 0 30 0 30 0v46H0z"/>`,
    `<path fill="${sea}" opacity=".6" d="M0 86q15 5 30 0t30 0 30 0 30 0v34H0z"/>`,
    '<g transform="translate(-9.6 -6) scale(1.16)">',
    look.behind ? `<path fill="${hair}" d="${look.behind}"/>` : '',
    `<path fill="${skin}" d="M52 62h16v17q0 10-8 10t-8-10z"/>`,
    '<path fill="#4a1d0c" opacity=".2" d="M52 69q8 8 16 0v4q-8 9-16 0z"/>',
    `<path fill="${wear}" d="M18 124q0-30 23-38l11-5q8 9 16 0l11 5q23 8 23 38z"/>`,
    look.collar ?? '',
    look.ears === false ? '' : `<path fill="${skin}" d="M41 47h38q4 0 3 5t-5 5H43q-4 0-5-5t3-5z"/>`,
    `<path fill="${skin}" d="M43 44q0-18 17-18t17 18v9q0 19-17 19T43 53z"/>`,
    look.front ? `<path fill="${hair}" d="${look.front}"/>` : '',
    FACES[look.face],
    look.over ?? '',
    '</g></g></svg>',
  ]
    .filter(Boolean)
    .join('');
}

const { values } = parseArgs({
  options: { out: { type: 'string', default: OUT }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) process.stdout.write(HELP);
else {
  mkdirSync(values.out, { recursive: true });
  for (const [id, look] of Object.entries(PEOPLE)) {
    writeFileSync(join(values.out, `${id}.svg`), `${draw(look)}\n`);
  }
}
