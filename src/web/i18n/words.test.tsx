import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Boundary } from '#app/web/Boundary.tsx';
import type { Language } from '#shared/languages.ts';
import { words } from '#web/lazy-pages.ts';
import { SpeechProvider, useWords, WithAccountWords, wordsIn } from './words.tsx';

configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Bell = () => <p>{useWords()('ui.bell.all')}</p>;
const Failed = () => <p>Failed</p>;
const show = (language: Language) =>
  act(async () =>
    render(
      <Boundary currentRoute={{}} Failed={Failed}>
        <SpeechProvider value={wordsIn(language)}>
          <Suspense fallback="Coming">
            <WithAccountWords>
              <Bell />
            </WithAccountWords>
          </Suspense>
        </SpeechProvider>
      </Boundary>,
    ),
  );

test('words of the account that could not be loaded are told of once, and loaded anew by what is shown next', async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // React tells of what a boundary catches
  const load = vi.spyOn(words.en, '/src/app/web/shell/headers.ts');
  load.mockRejectedValueOnce(new Error('Importing a module script failed.'));
  await show('en');
  await screen.findByText('Failed');
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  await show('en');
  await screen.findByText('See all notifications');
});

test('without a connection they wait for one', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = async () => new Response();
  const load = vi.spyOn(words.sp, '/src/app/web/shell/headers.ts');
  await show('sp');
  screen.getByText('Coming');
  expect(load).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  await screen.findByText('Ver todas las notificaciones');
});
