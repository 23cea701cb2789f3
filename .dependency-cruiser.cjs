const heart = '^src/(shared/|features/[^/]+/[^/]+\\.ts$)';
const tests = '\\.(test|behaviour)\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the-heart-is-pure',
      severity: 'error',
      comment: 'shared/ and the top of a feature run in the browser and on the server.',
      from: { path: heart, pathNot: tests },
      to: { path: '^(src/(server|web)/|src/features/[^/]+/(server|web|partner)/)' },
    },
    {
      name: 'the-heart-needs-only-zod',
      severity: 'error',
      comment: 'Words are put into sentences by lingui, in one file.',
      from: { path: heart, pathNot: `${tests}|^src/shared/words\\.ts$` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^src/(web|features/[^/]+/(web|partner))/', pathNot: tests },
      to: { path: '^src/(server|features/[^/]+/server)/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^src/(server|features/[^/]+/server)/', pathNot: tests },
      to: { path: '^src/(web|features/[^/]+/(web|partner))/' },
    },
    {
      name: 'web-never-partner',
      severity: 'error',
      comment: 'The provider’s pages are a second face of the same capability.',
      from: { path: '^src/(web|features/[^/]+/web)/', pathNot: '^src/web/pages\\.ts$' },
      to: { path: '^src/features/[^/]+/partner/' },
    },
    {
      name: 'pages-belong-to-the-route-table',
      severity: 'error',
      from: { pathNot: `^src/web/pages\\.ts$|${tests}` },
      to: { path: 'Page\\.tsx$' },
    },
    {
      name: 'handlers-belong-to-the-app',
      severity: 'error',
      from: { pathNot: `^src/server/handlers\\.ts$|${tests}` },
      to: { path: '^src/features/[^/]+/server/handlers\\.ts$' },
    },
    {
      name: 'sql-only-in-stores',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/server/(db|ports|jobs|realtime)/',
          '^src/server/(main|app|audit|once)\\.ts$',
          '^src/server/seed',
          '^src/server/http/limits\\.ts$',
          '^src/features/.*(store|seed|seats)\\.ts$',
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
        path: '^src/server/ports/[^/]+/(embedded|stripe|smtp|http-gateway|s3|sentry|http-collector)\\.ts$',
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
