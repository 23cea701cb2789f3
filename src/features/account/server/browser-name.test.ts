import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'chrome', 'windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0', 'edge', 'windows'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Safari/604.1`, 'safari', 'iphone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} CriOS/126.0 Safari/604.1`, 'chrome', 'ipad'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
    'samsung',
    'android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox', 'linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 15633) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'chrome', 'chromebook'],
  ['curl/8.5.0', 'other', 'other'],
  [undefined, 'other', 'other'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});
