import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { queryClientWith } from '#web/queries.ts';
import { inEnglish } from '#test/in-english.ts';
import words from '../../text/en.json';
import { BookedInTimeOff } from './BookedInTimeOff.tsx';

const speech = inEnglish(words);
afterEach(cleanup);

test('a day that was closed just now shows whom it concerns, also when the list heard of it first', () => {
  const client = queryClientWith(() => new Promise(() => undefined));
  const shown = (isNew: boolean) => (
    <QueryClientProvider client={client}>
      <SpeechProvider value={speech}>
        <BookedInTimeOff providerId="place" timeOffId="off" count={2} byHour={false} isNew={isNew} />
      </SpeechProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(shown(false));
  expect(screen.queryByTestId('closed-dialog')).toBeNull();
  rerender(shown(true));
  expect(screen.getByTestId('closed-dialog')).toBeTruthy();
});
