import { writeFileSync } from 'node:fs';
import { BANKS } from '#care/companion/guided/asked/banks.ts';
import { askingPiece } from '#care/companion/guided/asked/kinds.ts';
import { entriesOf } from '#care/companion/guided/asked/read.ts';
import { all } from './lib/asked-examples.ts';
const out: any[] = [];
for (const b of BANKS) for (const e of entriesOf(b)) { e.examples.forEach((x, i) => out.push({ t: 'ex', bank: b, id: e.id, i, q: x.question, b: x.before, a: askingPiece(x.question) })); e.answers.forEach((x, i) => out.push({ t: 'an', bank: b, id: e.id, i, q: x, b: null, a: x })); }
const banks = new Set<string>(BANKS);
for (const m of all) if (!banks.has(m.source)) out.push({ t: 'm', bank: m.kind, id: m.source, q: m.text, b: m.before, a: askingPiece(m.text) });
writeFileSync('/tmp/use/in.json', JSON.stringify(out));
console.log(out.length);
