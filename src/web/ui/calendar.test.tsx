import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Day } from '#shared/dates.ts';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { isPopoverOpen } from '#test/native-parts.ts';
import { userEvent } from '#test/user-event.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { DateField } from './DateField.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const inEnglish = (node: ReactNode) => render(<SpeechProvider value={speech}>{node}</SpeechProvider>);
const press = (keys: string) => userEvent.keyboard(keys);
const selected = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((cell) => cell.getAttribute('aria-label'));
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  // what jsdom does not show by itself
  document.head.innerHTML = '<style>[popover][data-open] { display: block !important }</style>';
  vi.useFakeTimers({ now: new Date('2026-06-10T12:00:00-07:00'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a calendar, by the pattern of a date picker', () => {
  let chosen = '';
  function CheckIn() {
    const [value, setValue] = useState('2026-06-17');
    return (
      <>
        <DateField
          label="Check in"
          value={value}
          onChange={(day) => {
            chosen = day;
            setValue(day);
          }}
          min="2025-01-01"
          factOf={(day) => (day === '2026-06-18' ? { look: 'full', words: 'full' } : undefined)}
          data-testid="start"
        />
        <p>The rest of the page</p>
      </>
    );
  }
  const opener = () => screen.getByRole('button', { name: 'Open the calendar of Check in' });
  const dialog = () => screen.getByRole('dialog', { name: 'Choose a day' });
  const opened = async () => {
    chosen = '';
    inEnglish(<CheckIn />);
    await userEvent.click(opener());
    await waitFor(() => expect(focused()).toBe('Wednesday, June 17, 2026'));
  };

  test('is a modal dialog with a name, which opens on the chosen day', async () => {
    await opened();
    expect([dialog().getAttribute('aria-modal'), dialog().getAttribute('aria-label')]).toEqual([
      'true',
      'Choose a day',
    ]);
    expect(within(dialog()).getByRole('grid', { name: 'June 2026' })).toBeTruthy();
    expect(isPopoverOpen(opener())).toBe(true);
  });

  test('its month is said when it changes, its columns are days in full, and its keys are described', async () => {
    await opened();
    expect(screen.getByRole('heading', { name: 'June 2026' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'))[0]).toBe('Sunday');
    const keys = document.getElementById(screen.getByRole('grid').getAttribute('aria-describedby') ?? '');
    expect(keys?.textContent).toContain('Page Up');
  });

  test('says which day is chosen, which is today, and which cannot be', async () => {
    await opened();
    expect(selected()).toEqual(['Wednesday, June 17, 2026']);
    expect(screen.getByTestId('calendar-day-2026-06-10').getAttribute('aria-current')).toBe('date');
    const full = screen.getByTestId('calendar-day-2026-06-18');
    expect(full.getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['{ArrowRight}', 'Thursday, June 18, 2026, full'],
    ['{ArrowLeft}', 'Tuesday, June 16, 2026'],
    ['{ArrowDown}', 'Wednesday, June 24, 2026'],
    ['{ArrowUp}', 'Wednesday, June 10, 2026'],
    ['{Home}', 'Sunday, June 14, 2026'],
    ['{End}', 'Saturday, June 20, 2026'],
    ['{PageUp}', 'Sunday, May 17, 2026'],
    ['{PageDown}', 'Friday, July 17, 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday, June 17, 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Thursday, June 17, 2027'],
  ])('%s leads to %s, the only stop of Tab', async (keys, day) => {
    await opened();
    await press(keys);
    expect(focused()).toBe(day);
    expect(dialog().querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  });

  test.each(['{Enter}', ' '])('%s chooses a day that is free, closes, and gives the focus back', async (key) => {
    await opened();
    await press(`{ArrowRight}${key}`);
    expect([chosen, focused()]).toEqual(['', 'Thursday, June 18, 2026, full']);
    await press(`{ArrowRight}${key}`);
    expect(chosen).toBe('2026-06-19');
    expect(document.activeElement).toBe(opener());
  });

  test('Tab goes around in it', async () => {
    await opened();
    await userEvent.tab();
    expect(dialog().contains(document.activeElement)).toBe(true);
    for (let stops = 0; stops < 3; stops += 1) await userEvent.tab();
    expect(focused()).toBe('Wednesday, June 17, 2026');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Next month');
  });

  test('on a phone the page behind waits, and there is a button to leave', async () => {
    globalThis.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('699.98') }) as MediaQueryList;
    await opened();
    expect(screen.getByText('The rest of the page').closest('[inert]')).not.toBeNull();
    expect(dialog().closest('[inert]')).toBeNull();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('The rest of the page').closest('[inert]')).toBeNull();
    expect(opener().closest('[inert]')).toBeNull();
  });
});

describe('a calendar of a first and a last day', () => {
  function Stay() {
    const [range, setRange] = useState<{ from: Day | undefined; to: Day | undefined }>({
      from: '2026-06-17',
      to: '2026-06-19',
    });
    return (
      <RangeCalendar
        {...range}
        min="2026-06-10"
        onChange={(change) => setRange((before) => ({ ...before, ...change }))}
      />
    );
  }

  test('says which end a day is, and all that lies between', () => {
    inEnglish(<Stay />);
    expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true');
    expect(selected()).toEqual([
      'Wednesday, June 17, 2026, first day',
      'Thursday, June 18, 2026',
      'Friday, June 19, 2026, last day',
    ]);
  });

  test('announces what was chosen and what is to be chosen next', async () => {
    inEnglish(<Stay />);
    const status = () => screen.getByRole('status').textContent;
    expect(status()).toBe('Choose the first dayWed, Jun 17 to Fri, Jun 19');
    await act(() => screen.getByTestId('calendar-day-2026-06-22').focus());
    await userEvent.click(screen.getByTestId('calendar-day-2026-06-22'));
    expect(status()).toBe('First day: Mon, Jun 22. Now choose the last day.');
    expect(selected()).toEqual(['Monday, June 22, 2026, first day']);
    await press('{ArrowRight}{ArrowRight}{Enter}');
    expect(status()).toBe('Choose the first dayMon, Jun 22 to Wed, Jun 24');
  });
});
