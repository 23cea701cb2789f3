// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { screenAt } from '#web/screens.ts';

// Of its own for each test: a tab opens with no words and in no language that somebody chose.
const tab = async () => ({ ...(await import('./speaking.ts')), ...(await import('./words.tsx')) });
const dashboard = () => screenAt('/dashboard')?.row ?? expect.unreachable();

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/login');
});

test('a page that is on its way while the language changes has its words in that language when it arrives', async () => {
  const { bringSpokenWords, speak, wordsIn } = await tab();
  const arriving = bringSpokenWords(dashboard(), 'en');
  await speak('sp');
  await arriving;
  expect(wordsIn('sp').t('dashboard.week')).toBe('Esta semana');
});

test('so does a page that is asked for while the words of the one at hand are still loaded', async () => {
  const { bringSpokenWords, speak, wordsIn } = await tab();
  const changing = speak('sp');
  const arriving = bringSpokenWords(dashboard(), 'en');
  await Promise.all([changing, arriving]);
  expect(wordsIn('sp').t('dashboard.week')).toBe('Esta semana');
});
