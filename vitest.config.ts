import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageWords } from './scripts/page-words.ts';
import { LongestFirst } from './test/longest-first.ts';

/** They replace a module of others for themselves alone, or begin it anew. */
const isolated = [
  'src/features/account/server/log-in.test.ts',
  'src/features/account/web/uncommon-password.test.ts',
  'src/web/i18n/speaking.test.ts',
];
/** They need a document: everything in .tsx, and four besides. */
const inDocument = [
  'src/**/*.test.tsx',
  'test/**/*.test.tsx',
  'src/web/draft-vault.test.ts',
  'src/web/own-document.test.ts',
  'src/web/router.test.ts',
  'src/web/session.test.ts',
  'src/shared/art/art.test.ts',
];
const everywhere = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/**
 * The files of a project that is not isolated share a worker with its modules, so that the product is imported once a worker and not
 * once a file. What a test replaces, it puts back: `test/page-setup.ts` does for the document.
 */
export default defineConfig({
  plugins: [pageWords({ bringsAll: false }), react()],
  test: {
    globalSetup: 'test/server.ts',
    // Nothing is asserted by the clock: a machine may be slow, and only what never comes fails by it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: inDocument,
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'test/page-setup.ts',
          // As in a browser: it is named under `flaky` then, and three of a run fail it.
          retry: 1,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: everywhere, exclude: [...inDocument, ...isolated], isolate: false },
      },
    ],
  },
});
