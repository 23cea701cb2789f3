import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/chromium.mjs';

// Devices and notifications need a Chromium with windows; see e2e/browsers.ts.
const shellPath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
/** How many times as long as on a quiet machine anything may take on this one: `scripts/machine.mjs`. */
const patience = Number(process.env['PATIENCE'] ?? 1);
const sweep = /every-(screen|bar)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/town.ts',
  workers: 2,
  // Nothing is asserted by the clock: what takes so long does not come any more.
  timeout: 90_000 * patience,
  expect: { timeout: 20_000 * patience },
  // What fails is tried once more, and told either way; a journey in an untouched town.
  retries: 1,
  maxFailures: 5,
  projects: [
    // Changes nothing, so that screens may be looked at side by side.
    { name: 'sweep', testMatch: sweep, fullyParallel: true },
    // Journeys book, pay and answer in the town of their file: one test after the other.
    { name: 'journeys', testIgnore: sweep },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000 * patience,
    navigationTimeout: 30_000 * patience,
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
