/** People with accounts, each with an address of their own. */
import { type Call, caller } from './caller.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly call: Call;
}

let made = 0;

export async function registerPerson(
  baseUrl: string,
  given: Partial<{ firstName: string; lastName: string; email: string; password: string }> = {},
): Promise<Person> {
  made += 1;
  const body = {
    firstName: 'Robin',
    lastName: `Example${made}`,
    email: `robin-${process.pid}-${made}@example.org`,
    password: 'correct-harbour',
    ...given,
  };
  const answer = await caller(baseUrl)('POST', '/api/auth/register', { body });
  if (answer.status !== 200) {
    throw new Error(`Registering failed with ${answer.status}: ${answer.body.error}`);
  }
  return {
    id: answer.body.user._id,
    email: body.email,
    password: body.password,
    token: answer.body.token,
    call: caller(baseUrl, answer.body.token),
  };
}

/** A session with the given therapist, with the messages said in it. */
export async function talk(
  person: Person,
  therapistId: string,
  messages: readonly string[] = [],
): Promise<string> {
  const started = await person.call('POST', `/api/chat/start/${therapistId}`, { body: {} });
  const sessionId: string = started.body.sessionId;
  for (const message of messages) {
    await person.call('POST', `/api/chat/message/${sessionId}`, { body: { message } });
  }
  return sessionId;
}
