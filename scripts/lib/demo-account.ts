/** Lives in the demo's account the way a person would: through the API. */

const ACCOUNT = { email: 'sam@example.org', password: 'harbour-light' };

/** Who is talked to, what is said, and whether the talk was ended. */
const TALKS = [
  {
    therapist: 'charlie',
    said: [
      'I lie awake going through everything that could go wrong at work tomorrow.',
      'Mostly that I will say something stupid in the meeting with my manager.',
      'It has been like this since the new team started in September.',
      'Yes, I would like to try something for tonight.',
    ],
    ended: true,
  },
  {
    therapist: 'fiona',
    said: [
      'My grandmother died in spring and I still pick up the phone to call her on Sundays.',
      'She taught me to make dumplings. I have not made them since.',
    ],
    ended: false,
  },
  {
    therapist: 'grace',
    said: ['A friend said something kind about my drawing and I could not believe her.'],
    ended: false,
  },
] as const;

/** @param url where the server answers, without a slash at the end. */
export async function fillDemo(url: string): Promise<typeof ACCOUNT> {
  const registered = await call(url, null, 'POST', '/api/auth/register', {
    firstName: 'Sam',
    lastName: 'Rivers',
    ...ACCOUNT,
  });
  const token = String(registered.token);
  for (const talk of TALKS) {
    const { sessionId } = await call(url, token, 'POST', `/api/chat/start/${talk.therapist}`, {});
    for (const message of talk.said) {
      await call(url, token, 'POST', `/api/chat/message/${sessionId}`, { message });
    }
    if (talk.ended) await call(url, token, 'PUT', `/api/chat/end/${sessionId}`);
  }
  return ACCOUNT;
}

async function call(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok)
    throw new Error(`The demo could not be filled: ${path} answered ${answer.status}.`);
  return (await answer.json()) as Record<string, unknown>;
}
