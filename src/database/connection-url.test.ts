/** libpq's way of naming a Unix socket in a URL. */
import { expect, it } from 'vitest';
import { connectionFrom } from './connection-url.ts';

it.each([
  ['postgres://u:p@db.example/app', { url: 'postgres://u:p@db.example/app', options: {} }],
  [
    'postgres://u:p@localhost/app?host=%2Frun%2Fpostgresql&sslmode=disable',
    {
      url: 'postgres://u:p@localhost/app?sslmode=disable',
      options: { path: '/run/postgresql/.s.PGSQL.5432' },
    },
  ],
  [
    'postgres://u:p@localhost:6000/app?host=/run',
    { url: 'postgres://u:p@localhost:6000/app', options: { path: '/run/.s.PGSQL.6000' } },
  ],
  [
    'postgres://u:p@localhost/app?host=db.example',
    { url: 'postgres://u:p@localhost/app', options: { host: 'db.example' } },
  ],
])('reads %s', (url, expected) => {
  expect(connectionFrom(url)).toEqual(expected);
});
