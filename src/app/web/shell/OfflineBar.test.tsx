import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { noteConnection } from '#web/connection.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const nowhere = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };

afterEach(() => {
  cleanup();
  act(() => noteConnection(true));
});

test('without a connection the bar speaks of what was typed only where somebody has typed', () => {
  const at = (path: string) => (
    <Router location={path} navigator={nowhere}>
      <SpeechProvider value={speech}>
        <OfflineBar />
        <main>
          <form role="search">
            <input aria-label="Words" />
          </form>
          <form>
            <input aria-label="Name" />
          </form>
        </main>
      </SpeechProvider>
    </Router>
  );
  const { rerender } = render(at('/here'));
  const type = (name: string) => fireEvent.input(screen.getByLabelText(name), { target: { value: 'Rosa' } });
  act(() => noteConnection(false));
  type('Words');
  expect(screen.getByTestId('offline').textContent).toBe('No connection.');
  type('Name');
  expect(screen.getByTestId('offline').textContent).toBe('No connection. What you typed stays on this page.');
  rerender(at('/elsewhere'));
  expect(screen.getByTestId('offline').textContent).toBe('No connection.');
});
