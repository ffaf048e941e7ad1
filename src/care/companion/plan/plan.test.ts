/** The safety plan in conversation: danger goes first, nothing said is lost, nothing is said twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect, isDanger } from '#care/safety/index.ts';
import { NO_TALK, readTalk } from '#care/safety/plan-talk/index.ts';
import { EMPTY_PLAN, PLAN_STEPS, type PlanItems, withItems } from '#care/safety/safety-plan.ts';
import { guidedCompanion } from '../guided-companion.ts';
import type { DialogueState, TurnInput, TurnResult, Utterance } from '../types.ts';
import { withSafetyPlan } from './companion.ts';

const companion = withSafetyPlan(guidedCompanion);
const NOW = new Date('2026-03-02T21:00:00.000Z');

/** A session, said turn by turn; its state goes through JSON as it does through the database. */
class Session {
  plan: PlanItems | null;
  state: DialogueState | null = null;
  readonly history: Utterance[] = [];
  readonly #therapistId: TurnInput['therapistId'];

  constructor(plan: PlanItems | null = null, therapistId: TurnInput['therapistId'] = 'iris') {
    this.plan = plan;
    this.#therapistId = therapistId;
  }

  async say(message: string): Promise<TurnResult> {
    const input: TurnInput = {
      therapistId: this.#therapistId,
      firstName: 'Sam',
      message,
      history: [...this.history],
      state: this.state,
      recall: [],
      now: NOW,
      seed: 'one',
      country: 'US',
      safetyPlan: async () => this.plan,
    };
    const turn = companion.reply(input, AbortSignal.timeout(5000));
    let text = '';
    let step = await turn.next();
    for (; !step.done; step = await turn.next()) text += step.value;
    const result = step.value;
    expect(result.text).toBe(text);
    this.state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
    if (result.planned) this.plan = withItems(this.plan ?? EMPTY_PLAN, result.planned);
    this.history.push({ role: 'user', content: message, at: NOW });
    this.history.push({ role: 'assistant', content: text, at: NOW });
    return result;
  }

  async all(...messages: string[]): Promise<TurnResult> {
    let last: TurnResult | undefined;
    for (const message of messages) last = await this.say(message);
    if (!last) throw new Error('Nothing was said');
    return last;
  }

  get phase() {
    return readTalk(this.state?.plan).phase;
  }
}

const PASSIVE = "some nights I wish I just wouldn't wake up";
const ACTIVE = 'I want to kill myself';
const kept = (plan: PlanItems | null) => PLAN_STEPS.flatMap((step) => plan?.[step] ?? []);

describe('the offer', () => {
  it('comes on a calm turn after danger, as the only question, and once', async () => {
    const session = new Session();
    const calm = await session.all(PASSIVE, 'no, just tired of it all', 'my shifts are long');
    expect(calm.text.match(/\?/g)).toHaveLength(1);
    expect(session.phase).toBe('offered');
    const declined = await session.say('no thanks');
    expect(declined.source).toBe('plan');
    for (const message of [
      'the cat is ill',
      'she is twelve',
      'so it goes',
      'well',
      'my boss',
      'ok',
    ])
      await session.say(message);
    expect(session.phase).toBe('idle');
  });

  it('is not made without danger, while it is imminent, or to somebody who leaves', async () => {
    const calm = new Session();
    await calm.all('my week was long', 'the bills came', 'my boss is loud');
    expect(calm.state?.plan).toBeUndefined();
    const imminent = new Session();
    await imminent.all('I will kill myself tonight, I have the pills here', 'ok', 'my dog', 'rain');
    expect(imminent.phase).toBe('idle');
    const leaving = new Session();
    await leaving.all(PASSIVE, 'no, just tired of it all', 'good night');
    expect(leaving.phase).toBe('idle');
  });

  it('is to look at the plan where there is one', async () => {
    const plan = withItems(EMPTY_PLAN, { step: 'people', items: ['call Mira'] });
    const session = new Session(plan);
    const danger = await session.say(PASSIVE);
    expect(danger.source).toBe('protocol');
    expect(danger.text).toContain('“call Mira”');
    await session.all('no, just tired of it all', 'my shifts are long');
    expect((await session.say('yes')).text).toContain('- call Mira');
  });
});

describe('the steps', () => {
  const begun = async (...messages: string[]) => {
    const session = new Session(null, 'charlie');
    await session.all('can we make a safety plan', ...messages);
    return session;
  };

  it('get smaller for somebody who stalls, and are left open then', async () => {
    const session = await begun();
    expect((await session.say("I don't know")).text).toContain('last time');
    expect((await session.say('no idea')).text).toContain('Two of six');
    expect((await session.say('what do you mean?')).text).toContain('cold water');
    expect((await session.say('skip')).text).toContain('Three of six');
    expect((await session.say('go back')).text).toContain('Two of six');
    expect(kept(session.plan)).toEqual([]);
  });

  it('keep names with their numbers, and lists as lists', async () => {
    const session = await begun('no sleep, no food\n- I snap at people');
    expect(session.plan?.warning_signs).toEqual(['no sleep', 'no food', 'I snap at people']);
    await session.all('skip', 'skip', 'Mira, 555 0134, and if not her, Ben');
    expect(session.plan?.people).toEqual(['Mira, 555 0134, and if not her', 'Ben']);
  });

  it('ask for the short form of a long answer, and lose neither', async () => {
    const long = `It begins when ${'the house gets quiet and I count the hours '.repeat(8)}`.trim();
    const session = await begun(long);
    expect(kept(session.plan)).toEqual([]);
    await session.say('stop');
    expect(kept(session.plan).join(' ')).toBe(long);
    const other = await begun(long, 'the quiet');
    expect(kept(other.plan)).toEqual(['the quiet']);
  });

  it('leave a question that is not theirs to the companion, and come back to it', async () => {
    const session = await begun('I go quiet');
    expect((await session.say('is it normal to feel like this?')).source).toBe('guided');
    await session.say('it is raining here');
    expect((await session.say('yes')).text).toContain('Two of six');
  });

  it('end with the plan read back', async () => {
    const session = await begun('I go quiet', 'tea', 'the pier', 'Mira', 'Dr Hall');
    const last = await session.say('my brother keeps the key');
    for (const item of kept(session.plan)) expect(last.text).toContain(`- ${item}`);
    expect(session.phase).toBe('idle');
    expect((await session.say('add to my safety plan')).text).toContain('which step');
    await session.all('people', 'Ben');
    expect(session.plan?.people).toEqual(['Mira', 'Ben']);
  });

  it('hear a precaution as one, and a threat as one', async () => {
    const last = () => begun('I go quiet', 'tea', 'the pier', 'Mira', 'Dr Hall');
    for (const precaution of [
      'lock the pills away',
      'my brother keeps the gun',
      'give the razor blades to my mum',
      'my sister could hold on to my meds',
      'only a few days of pills at home',
    ]) {
      const session = await last();
      expect((await session.say(precaution)).source).toBe('plan');
      expect(session.plan?.environment).toEqual([precaution]);
    }
    for (const threat of [
      'I have the pills right here',
      'I will swallow the pills tonight',
      'I keep the gun under my pillow and I want to die',
      'no, I am going to use the rope',
    ]) {
      const session = await last();
      expect((await session.say(threat)).source).toBe('protocol');
      expect(session.plan?.environment).toEqual([]);
    }
    const named = await last();
    expect((await named.say('the pills')).text).toContain('Who could hold on to it');
    await named.say('my sister');
    expect(named.plan?.environment).toEqual(['the pills', 'my sister']);
  });

  it('survive a state that is not theirs', () => {
    for (const raw of [null, 7, 'x', { v: 2 }, { ...NO_TALK, phase: 'dancing' }]) {
      expect(readTalk(raw)).toEqual(NO_TALK);
    }
  });
});

const ANSWERS = [...'abcdefghijkl'].map((letter) => `the ${letter.repeat(4)} garden`);
const CALM = ['skip', 'yes', 'stop', "I don't know", 'show me the plan so far', 'go back', 'ok'];
const WISHES = ['can we make a safety plan', 'my safety plan', 'go on with my safety plan'];
const DANGER = [ACTIVE, PASSIVE, 'I have cut my arm again', 'I took all the pills'];
const messages = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ANSWERS) },
    { weight: 3, arbitrary: fc.constantFrom(...CALM) },
    { weight: 2, arbitrary: fc.constantFrom(...WISHES) },
    { weight: 1, arbitrary: fc.constantFrom(...DANGER) },
  ),
  { minLength: 4, maxLength: 24 },
);

/** Our own sentences: without what is the person's, in quotation marks or a list. */
const sentences = (text: string): string[] =>
  text
    .replace(/“[^”]*”/g, '“”')
    .split(/(?<=[.?!])\s+|\n+/)
    .filter(
      (line) => /[a-z]{3} .*[a-z]{3}/.test(line) && !/^[-*]/.test(line) && !line.includes('“”'),
    );

/** Milliseconds: a hundred and fifty talks, where other work takes most of the processor. */
const ON_A_BUSY_MACHINE = 90_000;

describe('whatever is said, in whatever order', () => {
  it(
    'danger interrupts, and every answer stays in the plan',
    async () => {
      await fc.assert(
        fc.asyncProperty(messages, async (said) => {
          const session = new Session();
          for (const message of ['can we make a safety plan', ...said]) {
            const asking =
              session.phase === 'asking' && readTalk(session.state?.plan).held === null;
            const before = kept(session.plan);
            const result = await session.say(message);
            if (isDanger(detect(message, null).level)) expect(result.source).toBe('protocol');
            if (asking && ANSWERS.includes(message)) {
              expect(result.source).toBe('plan');
              expect(kept(session.plan)).toContain(message);
            }
            expect(kept(session.plan)).toEqual(expect.arrayContaining(before));
          }
        }),
        { numRuns: 150 },
      );
    },
    ON_A_BUSY_MACHINE,
  );

  it(
    'none of the plan’s sentences comes twice',
    async () => {
      await fc.assert(
        fc.asyncProperty(messages, async (said) => {
          const session = new Session();
          const heard = new Set<string>();
          for (const message of ['can we make a safety plan', ...said]) {
            const result = await session.say(message);
            if (result.source !== 'plan') continue;
            for (const sentence of sentences(result.text)) {
              expect(heard).not.toContain(sentence);
              heard.add(sentence);
            }
          }
        }),
        { numRuns: 150 },
      );
    },
    ON_A_BUSY_MACHINE,
  );
});
