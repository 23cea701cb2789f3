import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/chromium.mjs';

// Devices and notifications need a Chromium with windows; see e2e/browsers.ts.
const shellPath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
const sweep = /every-(screen|bar)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/town.ts',
  workers: 2,
  // Generous, because everything waits for a state and nothing for a time: a busy machine may take as long as it needs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [
    // Changes nothing, so that screens may be looked at side by side.
    { name: 'sweep', testMatch: sweep, fullyParallel: true },
    // Journeys book, pay and answer in the town of their file: one test after the other. What fails is tried once more, in an untouched
    // town, and told either way.
    { name: 'journeys', testIgnore: sweep, retries: 1 },
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
      ...(shellPath && { executablePath: shellPath }),
      args: chromiumFlags,
    },
  },
});
