/** Who may import what. Each message says where the code belongs instead. */

/** A rule that fails the check. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TEST = '\\.test\\.tsx?$';
const WEB = ['^src/web/', '^src/platform/(web|ui)/', '^src/(features|care)/.*/web/'];
const SERVER = [
  '^src/(server|database)/',
  '^src/platform/server/',
  '^src/(features|care)/.*/server/',
];

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules that need each other are one module, or need a third: move what both use there.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'platform-knows-nobody',
      'src/platform holds no word of our domain. Move the code up to src/features or src/care, or pass in what it needs.',
      { path: '^src/platform/', pathNot: TEST },
      { path: '^src/(?!platform/)' },
    ),
    forbid(
      'database-looks-down',
      'src/database holds tables and the connection, and imports only src/platform and shared contracts. What decides belongs in a service.ts.',
      { path: '^src/database/', pathNot: TEST },
      { path: '^src/(?!database/|platform/)', pathNot: '(contract|rules)\\.ts$' },
    ),
    forbid(
      'care-looks-down',
      'src/care serves every feature and knows none. Move the code into the feature, or send a typed event upward.',
      { path: '^src/care/', pathNot: TEST },
      { path: '^src/(features|server|web)/' },
    ),
    forbid(
      'features-look-down',
      'A feature is mounted by src/server and src/web and does not import them. Shared parts belong in src/platform or src/care.',
      { path: '^src/features/', pathNot: TEST },
      { path: '^src/(server|web)/' },
    ),
    forbid(
      'web-never-imports-server',
      'Web code runs in the browser: take shapes and endpoints from a contract.ts, and ask the API for the rest.',
      { path: WEB, pathNot: TEST },
      { path: SERVER },
    ),
    forbid(
      'server-never-imports-web',
      'Server code has no business with components or pages: share through contract.ts or rules.ts.',
      { path: SERVER, pathNot: TEST },
      { path: WEB },
    ),
    forbid(
      'contracts-are-plain',
      'A contract is read by server, web and the API docs: it imports Zod, other contracts and plain rules only.',
      { path: '(^|[/-])contract\\.ts$' },
      {
        pathNot: [
          '^node_modules/zod/',
          '^src/platform/contract/',
          '(^|[/-])contract\\.ts$',
          // Rules and lists of plain values: the same file serves the server and the browser.
          '^src/(features|care)/[^/]+/[^/]+\\.ts$',
        ],
      },
    ),
    forbid(
      'plain-files-stay-plain',
      'The files beside a contract.ts run in the browser too: rules and values without I/O. What needs Node, the database or React belongs in server/ or web/.',
      { path: '^src/features/[^/]+/[^/]+\\.ts$', pathNot: TEST },
      {
        pathNot: [
          '^node_modules/zod/',
          '^src/platform/contract/',
          '(^|[/-])contract\\.ts$',
          '^src/(features|care)/[^/]+/[^/]+\\.ts$',
        ],
      },
    ),
    forbid(
      'other-features-by-the-front-door',
      'Of another feature take contract.ts and the plain files beside it, server/service.ts, web/api.ts or web/components; its queries, routes and pages are its own. Shared code belongs in src/care or src/platform.',
      { path: '^src/features/([^/]+)/', pathNot: TEST },
      {
        path: '^src/features/[^/]+/(server|web)/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/server/service\\.ts$',
          '^src/features/[^/]+/web/(api\\.ts$|components/)',
        ],
      },
    ),
    forbid(
      'only-queries-touch-tables',
      'Tables are read and written in a queries.ts alone, with the owner in every WHERE. Add a query there and call it.',
      {
        path: '^src/',
        pathNot: ['^src/database/', '/server/.*queries\\.ts$', TEST],
      },
      { path: '^src/database/tables/' },
    ),
    forbid(
      'no-mocks-of-ourselves-shipped',
      'src never imports tests, scripts or bench: what the product needs belongs in src.',
      { path: '^src/', pathNot: TEST },
      { path: '^(tests|scripts|bench)/' },
    ),
    forbid(
      'only-what-is-declared',
      'Add the package to package.json, or use one that is there.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    ),
    forbid(
      'resolvable',
      'This import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'product-without-dev-packages',
      'The server runs without devDependencies: move the package to dependencies.',
      { path: SERVER, pathNot: TEST },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^coverage/', '\\.(css|svg|woff2?)$'] },

    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
