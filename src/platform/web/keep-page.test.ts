/** What a page needs is read from its HTML; nothing but files of the build counts. */
import { expect, it } from 'vitest';
import { assetsNamedIn } from './keep-page.ts';

it('finds each script, style and font that a page names, once', () => {
  const html = `<link rel="modulepreload" href="/assets/react-B1.js"><style>@font-face{src:url(/assets/nunito-sans-C2.woff2)}</style>
    <script>["/assets/react-B1.js","/assets/Page-D_3.js"].forEach(load)</script><a href="/api/safety-plan">`;
  expect(assetsNamedIn(html)).toEqual([
    '/assets/react-B1.js',
    '/assets/nunito-sans-C2.woff2',
    '/assets/Page-D_3.js',
  ]);
});
