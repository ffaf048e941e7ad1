import { readFileSync, writeFileSync } from 'node:fs';
import { Words } from '#care/companion/guided/words.ts';
import { talk } from '#tests/evals/dialogue/talk.ts';
const [people = '/tmp/sets/people40.txt', out = '/tmp/audit/a', parts = '3', from = '0', to = '99'] = process.argv.slice(2);
let picks: { text: string; by: string[] }[] = [];
const hook = (name: 'pick' | 'say') => {
  const was = (Words.prototype as any)[name];
  (Words.prototype as any)[name] = function (...args: any[]) {
    const depth = (globalThis as any).__d ?? 0;
    (globalThis as any).__d = depth + 1;
    const r = was.apply(this, args);
    (globalThis as any).__d = depth;
    const text = name === 'pick' ? r : args[0];
    if (depth === 0 && text) {
      const by = (new Error().stack ?? '').split('\n').slice(2).map((l) => /at (?:async )?(\S+) \(.*\/guided\/(\S+?):\d+/.exec(l)).filter(Boolean).map((m) => `${m![2]}#${m![1]}`).slice(0, 4);
      picks.push({ text, by });
    }
    return r;
  };
};
hook('pick'); hook('say');
const all = readFileSync(people, 'utf8').trim().split(/\n\n+/).map((b) => { const [h, ...lines] = b.split('\n'); const [id, therapist, w] = h!.slice(2).split(' | '); return { id: id!, therapist: therapist!.trim() as never, willing: w!.trim() === 'willing', lines }; }).slice(Number(from), Number(to));
const files: string[] = Array.from({ length: Number(parts) }, () => '');
const attr: Record<number, unknown> = {};
let n = 0;
all.forEach((p, at) => {
  const into = Math.floor((at * Number(parts)) / all.length);
  files[into] += `\n=== ${p.id} with ${p.therapist}\n`;
  const w0 = picks; void w0; picks = [];
  let last = 0;
  const orig = p.lines;
  void orig; void last;
  // one talk gives all; picks are split by reply text
  const exchanges = talk(p);
  const pool = picks;
  for (const e of exchanges) {
    n++;
    const mine = pool.filter((x) => e.reply.includes(x.text));
    attr[n] = { id: p.id, said: e.said, reply: e.reply, picks: mine };
    files[into] += `> ${e.said}\n#${n} — ${e.reply}\n`;
  }
});
files.forEach((f, i) => writeFileSync(`${out}-${i}.txt`, f));
writeFileSync(`${out}-attr.json`, JSON.stringify(attr));
console.log(n, 'replies', all.length, 'people');
