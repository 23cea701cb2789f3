import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Failure } from '#shared/failure.ts';
import { services } from '#shared/services.ts';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { preferences } from '#features/preferences/contract.ts';
import { sendFromBrowser } from '#web/api.ts';
import { noteAnswer, noteAsked, noteStandIn, noteUnanswered } from '#web/connection.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const nowhere = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };

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

function loseConnection() {
  const failure = new Failure('unreachable');
  noteUnanswered(failure);
  noteStandIn(failure);
}

afterEach(() => {
  cleanup();
  act(() => noteAnswer(noteAsked()));
});

test('without a connection the bar speaks of what was typed only where somebody has typed', () => {
  const { rerender } = render(at('/here'));
  const type = (name: string) => fireEvent.input(screen.getByLabelText(name), { target: { value: 'Rosa' } });
  act(loseConnection);
  type('Words');
  expect(screen.getByTestId('offline').textContent).toBe('No connection.');
  type('Name');
  expect(screen.getByTestId('offline').textContent).toBe('No connection. What you typed stays on this page.');
  rerender(at('/elsewhere'));
  expect(screen.getByTestId('offline').textContent).toBe('No connection.');
});

test('a refusal is an answer: it says that there is a connection, too', async () => {
  render(at('/here'));
  act(loseConnection);
  screen.getByText('No connection.');
  globalThis.fetch = async () => Response.json({ code: 'not_found' }, { status: 404 });
  const send = sendFromBrowser(services, { renew: async () => false });
  await act(() => expect(send(preferences.own, {})).rejects.toMatchObject({ code: 'not_found' }));
  expect(screen.queryByTestId('offline')).toBeNull();
});
