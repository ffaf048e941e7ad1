/** Runs the fake model alone: `PORT=9100 DELAY=10 node tests/fakes/model/main.ts`, for benchmarks. */
import { json } from './orders.ts';
import { startFakeModel } from './server.ts';

const everyMs = Number(process.env.DELAY ?? '10');
const fake = await startFakeModel(Number(process.env.PORT ?? '9100'));
const text =
  'Three nights of four hours is a lot to carry into Thursday. What keeps coming back when you lie there?';
fake.replies({ kind: 'text', text, ...(everyMs > 0 ? { everyMs } : {}) });
fake.structured('danger', json({ level: 'none', subject: 'self' }));
fake.structured('notes', json({ notes: ['A review on Thursday.'], thread: 'the review' }));
fake.structured('memories', json({ facts: [] }));
console.log(fake.url);
