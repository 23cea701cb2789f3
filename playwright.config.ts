import { defineConfig } from '@playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];
const sweep = /every-(screen|bar)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/server-process.ts',
  workers: 2,
  retries: 0,
  // Generous, because everything waits for a state and nothing for a time: a busy machine may take as long as it needs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [
    // Changes nothing, so that screens may be looked at side by side.
    { name: 'sweep', testMatch: sweep, fullyParallel: true },
    // Journeys book, pay and answer in the same town: one after the other.
    { name: 'journeys', testIgnore: sweep, workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 1000 },
    // Recording takes more time than the steps themselves.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
