import { writeFileSync } from 'node:fs';
import { AHEAD, BANKS } from '#care/companion/guided/asked/banks.ts';
import { ASKED_KINDS, askedEvidence } from '#care/companion/guided/asked/kinds.ts';
import { indexOf, mattersOf, scoresOf } from '#care/companion/guided/asked/match.ts';
import { entriesOf } from '#care/companion/guided/asked/read.ts';
import { all, marked } from './lib/asked-examples.ts';
import { chancesIn, type Labelled, trainOn } from './lib/classifier-file.ts';

const PARTS = 5;
// every example of entry e index i -> fold i%5
const sets: any[] = [];
const isBank = new Set<string>(BANKS);
const rest = all.filter((m) => !isBank.has(m.source));
const ev = (t: string, b: string | null, k: string): Labelled => ({ ...askedEvidence(t, b), labels: [ASKED_KINDS.indexOf(k as any)] });
const restEv = rest.map((m) => ev(m.text, m.before, m.kind));
const dims = restEv[0]!.meaning.length;
for (let part = 0; part < PARTS; part++) {
  const train: Labelled[] = [...restEv]; const test: any[] = [];
  const idx: any = {};
  for (const bank of BANKS) {
    const entries = entriesOf(bank);
    const kept = entries.map((e) => ({ ...e, examples: e.examples.filter((_, i) => i % PARTS !== part) }));
    const ms = Object.fromEntries(kept.map((e) => [e.id, Object.fromEntries([...mattersOf(e)].filter(([, m]) => m >= 0.08))]));
    idx[bank] = indexOf(kept, ms);
    for (const e of entries) e.examples.forEach((x, i) => { if (i % PARTS === part) test.push({ bank, id: e.id, x }); else train.push(ev(x.question, x.before, bank)); });
  }
  const trained = trainOn(train, ASKED_KINDS.length, 1 << 13, { epochs: 12, sometimesFrom: (dims / 3) * 2 });
  for (const t of test) {
    const ch = chancesIn(trained, ev(t.x.question, t.x.before, t.bank));
    const per: any = {};
    for (const bank of BANKS) per[bank] = scoresOf(idx[bank], t.x).slice(0, 3).map((s) => [s.entry.id, s.score]);
    sets.push({ id: t.id, bank: t.bank, kinds: Object.fromEntries(ASKED_KINDS.map((k, i) => [k, ch[i]])), per });
  }
  console.log(part, test.length);
}
writeFileSync('/tmp/qa/joint.json', JSON.stringify(sets));
