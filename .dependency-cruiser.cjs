// The order of capabilities, lowest first: an arrow may only point to what stands before it. Those in one inner list
// never know one another.
const order = [
  'telemetry',
  'preferences',
  'uploads',
  'account',
  'security',
  'staff',
  'family',
  'notifications',
  'places',
  'leads',
  'providers',
  'availability',
  'team',
  'threads',
  'tours',
  'insurance',
  'care-notes',
  'intake',
  'bookings',
  'visit-summaries',
  'health-records',
  'medication',
  [
    'circle',
    'board',
    'payments',
    'reviews',
    'favourites',
    'messaging',
    'search',
    'support',
    'enquiries',
    'lead-requests',
  ],
  'video-visits',
  'payouts',
  ['senior-care', 'doctors', 'caregivers', 'diagnostics', 'home-health'],
  'partners',
  'closing',
  'settings',
  'dashboard',
  'home',
  'dev',
];

const domain = '^src/(shared/|features/[^/]+/[^/]+\\.ts$)';
const tests = '\\.(test|behaviour)\\.tsx?$';
const folderOf = (names) => `^src/features/(${[names].flat().join('|')})/`;

/** One rule for each capability: nothing above it, and nothing beside it. */
const arrowsPointDown = order.flatMap((layer, index) =>
  [layer].flat().map((name) => {
    const beside = [layer].flat().filter((other) => other !== name);
    const above = order.slice(index + 1).flat();
    return {
      name: `${name}-knows-only-what-stands-before-it`,
      severity: 'error',
      from: { path: folderOf(name), pathNot: tests },
      to: { path: folderOf([...beside, ...above, 'nothing-else']) },
    };
  }),
);

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...arrowsPointDown,
    {
      name: 'every-capability-has-its-place-in-the-order',
      severity: 'error',
      from: {},
      to: { path: '^src/features/', pathNot: folderOf(order.flat()) },
    },
    {
      name: 'the-kernel-knows-no-capability',
      severity: 'error',
      comment: 'What composes the product stands in src/app.',
      from: { path: '^src/(shared|server|web)/', pathNot: tests },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'nothing-knows-the-composition',
      severity: 'error',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/app/' },
    },
    {
      name: 'the-domain-is-pure',
      severity: 'error',
      comment: 'shared/ and the top of a capability run in the browser and on the server.',
      from: { path: domain, pathNot: tests },
      to: { path: '^(src/(server|web)/|src/features/[^/]+/(server|web|partner|staff)/)' },
    },
    {
      name: 'the-domain-needs-only-zod',
      severity: 'error',
      comment: 'Words are put into sentences by lingui, and calendars written by ics, in one file each.',
      from: { path: domain, pathNot: `${tests}|^src/shared/(words|calendar-file)\\.ts$` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^src/(web|app/web|features/[^/]+/(web|partner|staff))/', pathNot: tests },
      to: { path: '^src/(server|app/(server|demo|large-world)|features/[^/]+/(server|demo))/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^src/(server|app/(server|demo|large-world)|features/[^/]+/(server|demo))/', pathNot: tests },
      to: { path: '^src/(web|app/web|features/[^/]+/(web|partner|staff))/' },
    },
    {
      name: 'web-never-partner-nor-staff',
      severity: 'error',
      comment: 'The pages of providers and of staff are other sides of the same capability.',
      from: { path: '^src/(web|app/web|features/[^/]+/web)/', pathNot: '^src/web/pages\\.ts$' },
      to: { path: '^src/features/[^/]+/(partner|staff)/' },
    },
    {
      name: 'pages-belong-to-the-route-table',
      severity: 'error',
      from: { pathNot: `^src/web/pages\\.ts$|${tests}` },
      to: { path: 'Page\\.tsx$' },
    },
    {
      name: 'handlers-belong-to-the-composition',
      severity: 'error',
      from: { pathNot: `^src/app/server/handlers\\.ts$|${tests}` },
      to: { path: '^src/features/[^/]+/server/.*handlers\\.ts$' },
    },
    {
      name: 'sql-only-in-stores',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/server/(db|ports|jobs|realtime)/',
          '^src/server/(audit|idempotency)\\.ts$',
          '^src/server/http/limits\\.ts$',
          '^src/app/(demo|large-world)/',
          '^src/features/[^/]+/demo/',
          '^src/app/server/(main|app)\\.ts$',
          '^src/features/.*(store|seed|seats|slots)\\.ts$',
          tests,
        ],
      },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'ports-are-chosen-in-one-place',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/server/ports/|${tests}` },
      to: {
        path: '^src/server/ports/[^/]+/(embedded|stripe|smtp|http-gateway|web-push|s3|sentry|http-collector)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.module\\.css$|\\?raw$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main'],
    },
  },
};
