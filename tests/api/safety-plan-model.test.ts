/** The safety plan beside a language model: led by our own engine, whether the model is up or not. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { registerPerson, talk } from '#tests/factories/people.ts';
import { say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';

let model: FakeModel;
let app: TestApp;

beforeAll(async () => {
  model = await startFakeModel();
  app = await startApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'fake' } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const newcomer = async () => {
  const person = await registerPerson(app.url);
  const sessionId = await talk(person, 'charlie');
  return {
    send: async (message: string): Promise<string> => {
      const path = `/api/chat/message/${sessionId}`;
      return (await person.call('POST', path, { body: { message } })).body.response;
    },
    plan: async () => (await person.call('GET', '/api/safety-plan')).body.plan.steps,
  };
};

it('is led and kept without the model, which may be down', async () => {
  model.replies(status(500));
  const { send, plan } = await newcomer();
  const before = model.requests.length;
  expect(await send('help me make a safety plan')).toContain('One of six');
  expect(await send('I go quiet')).toContain('Two of six');
  expect(await send('when it is bad I want to kill myself')).toContain('988');
  expect(model.requests).toHaveLength(before);
  expect((await plan()).warning_signs).toEqual(['I go quiet']);
});

it('is offered behind the model’s reply, which is told to ask nothing', async () => {
  model.replies(say('Long shifts leave little over for anything else.'));
  const { send, plan } = await newcomer();
  await send("some nights I wish I just wouldn't wake up");
  await send('no, just tired of it all');
  const offer = await send('my shifts are long');
  expect(offer).toMatch(/^Long shifts leave little over.+Shall we\?$/s);
  const told = ({ raw }: { raw: string }) => raw.includes('ask nothing');
  expect(model.requests.some(told)).toBe(true);
  expect(await send('yes')).toContain('One of six');
  await send('I go quiet');
  expect(model.requests.some(({ raw }) => raw.includes('I go quiet'))).toBe(false);
  expect((await plan()).warning_signs).toEqual(['I go quiet']);
});
