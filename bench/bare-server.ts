/** The floor: a bare `node:http` handler that does a profile read's two queries and nothing else. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { connectionFrom } from '#database/connection-url.ts';
import { postgres } from '#database/orm.ts';

const target = connectionFrom(process.env.DATABASE_URL ?? '');
const sql = postgres(target.url, { ...target.options, max: 20 });

createServer(async (request, response) => {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest();
  const [session] = await sql`
    select s.id, s.user_id, s.last_seen_at, s.ends_at, s.remember, u.first_name, k.wrapped_key
    from auth_sessions s join users u on u.id = s.user_id join user_keys k on k.user_id = s.user_id
    where s.token_hash = ${hash} and s.expires_at > ${new Date()}`;
  const [user] = session ? await sql`select * from users where id = ${session.user_id}` : [];
  const body = JSON.stringify({ success: true, user });
  response.writeHead(user ? 200 : 401, { 'content-type': 'application/json' });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
