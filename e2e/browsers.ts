import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium.mjs';

/** Most journeys take the shell, which draws the same pages with a quarter less work; cameras and notifications need all of Chromium. */
export function wholeChromium(args: string[] = []): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'];
  return { ...(executablePath && { executablePath }), args: [...chromiumFlags, ...args] };
}
