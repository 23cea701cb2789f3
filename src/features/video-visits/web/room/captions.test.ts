import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captionSpeech } from './captions.ts';

let made: Recognizer[] = [];
class Recognizer {
  starts = 0;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
  constructor() {
    made.push(this);
  }
  start() {
    this.starts += 1;
  }
  stop() {
    this.onend?.();
  }
  fail(error: string) {
    this.onerror?.({ error });
    this.onend?.();
  }
}

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', Recognizer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listen = (refused = () => undefined as void) => captionSpeech('en', { tell: () => undefined, refused });

test('goes on by itself when the browser ends it, and after a pause when something failed', () => {
  const stop = listen();
  made[0]?.onend?.();
  expect(made[0]?.starts).toBe(2);
  made[0]?.fail('network');
  expect(made[0]?.starts).toBe(2);
  vi.advanceTimersByTime(2000);
  expect(made[0]?.starts).toBe(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(made[0]?.starts).toBe(3);
});

test('stops for good once the browser does not allow it', () => {
  let isRefused = false;
  listen(() => {
    isRefused = true;
  });
  made[0]?.fail('not-allowed');
  vi.advanceTimersByTime(60_000);
  expect(made[0]?.starts).toBe(1);
  expect(isRefused).toBe(true);
});
