import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Boundary } from '#app/web/Boundary.tsx';
import { words } from '#web/lazy-pages.ts';
import { SpeechProvider, useWords, WithAccountWords, wordsIn } from './words.tsx';

configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What a worker has loaded it has for all files that share its modules: no other test speaks this language to whoever is logged in. */
const unloaded = 'rs';

const Bell = () => <p>{useWords()('ui.bell.all')}</p>;
const Failed = () => <p>Failed</p>;
const show = () =>
  act(async () =>
    render(
      <Boundary currentRoute={{}} Failed={Failed}>
        <SpeechProvider value={wordsIn(unloaded)}>
          <Suspense fallback="Coming">
            <WithAccountWords>
              <Bell />
            </WithAccountWords>
          </Suspense>
        </SpeechProvider>
      </Boundary>,
    ),
  );

test('words of the account wait for a connection; that they could not be loaded is told of once, and what is shown next loads them anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // React tells of what a boundary catches
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = async () => new Response();
  const load = vi.spyOn(words[unloaded], '/src/app/web/shell/headers.ts');
  load.mockRejectedValueOnce(new Error('Importing a module script failed.'));
  await show();
  screen.getByText('Coming');
  expect(load).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  await screen.findByText('Failed');
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  await show();
  await screen.findByText('Все уведомления');
});
