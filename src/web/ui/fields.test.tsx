import { compileMessage } from '@lingui/message-utils/compileMessage';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { userEvent } from '#test/user-event.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import { DateField } from './DateField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioCards } from './RadioCards.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';
import { TextField } from './TextField.tsx';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const inEnglish = (node: ReactNode) => render(<SpeechProvider value={speech}>{node}</SpeechProvider>);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

test('an error summary takes the focus at each failed submit, and its lines lead to the fields', async () => {
  const problems = [
    { field: 'phone', message: 'Phone number needs 10 digits' },
    { field: 'person', message: 'Choose one to continue' },
    { message: 'Something went wrong' },
  ];
  function Form() {
    const [attempt, setAttempt] = useState(0);
    return (
      <>
        {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
        <TextField label="Phone number" name="phone" hint="10 digits" error="Phone number needs 10 digits" />
        <RadioCards
          label="Who is this for?"
          name="person"
          options={[
            { value: 'you', label: 'You' },
            { value: 'rosa', label: 'Rosa' },
          ]}
        />
        <Button onClick={() => setAttempt(attempt + 1)}>Continue</Button>
      </>
    );
  }
  inEnglish(<Form />);
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
  await userEvent.click(screen.getByRole('link', { name: 'Phone number needs 10 digits' }));
  const phone = screen.getByRole('textbox', {
    name: 'Phone number',
    description: '10 digits Phone number needs 10 digits',
  });
  expect(document.activeElement).toBe(phone);
  await userEvent.click(screen.getByRole('link', { name: 'Choose one to continue' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'You' }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a button that is busy swallows further submits', async () => {
  let submits = 0;
  function Form() {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
          setIsBusy(true);
        }}
      >
        <TextField label="Email" name="email" />
        <Button type="submit" isBusy={isBusy} busyLabel="Booking…">
          Book
        </Button>
      </form>
    );
  }
  inEnglish(<Form />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Book' }));
  await userEvent.type(screen.getByRole('textbox'), 'rosa{Enter}');
  expect(submits).toBe(1);
  expect(screen.getByRole('button', { name: 'Booking…' }).getAttribute('aria-busy')).toBe('true');
});

test('a switch that is shown before it is kept says that it is busy', () => {
  inEnglish(<Button aria-busy>Save</Button>);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

describe('a day', () => {
  let kept = '';
  function CheckIn({ start = '' }: { start?: string }) {
    const [value, setValue] = useState(start);
    kept = value;
    return (
      <DateField
        label="Check in"
        name="start"
        value={value}
        onChange={setValue}
        min="2026-06-10"
        factOf={(day) => (day === '2026-06-18' ? { look: 'full', words: 'full' } : undefined)}
        data-testid="start"
      />
    );
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Check in' });

  test.each([
    ['06172026', '06/17/2026'],
    ['6/7/2026', '06/07/2026'],
    ['6-17-2026', '06/17/2026'],
  ])('typed as %s gets its slashes', async (typed, shown) => {
    inEnglish(<CheckIn />);
    await userEvent.type(field(), typed);
    expect(field().value).toBe(shown);
    expect(kept).toBe(`2026-${shown.slice(0, 2)}-${shown.slice(3, 5)}`);
  });

  test('is pasted as ISO, corrected with Backspace, and kept as text while it is no day', async () => {
    inEnglish(<CheckIn />);
    await userEvent.click(field());
    await userEvent.paste('2026-06-17');
    expect([field().value, kept]).toEqual(['06/17/2026', '2026-06-17']);
    screen.getByText('Wednesday, June 17, 2026');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect([field().value, kept]).toEqual(['06/17/20', '06/17/20']);
    await userEvent.clear(field());
    await userEvent.type(field(), '02312026');
    expect([field().value, kept]).toEqual(['02/31/2026', '02/31/2026']);
  });

  const caretAt = (place: number) => field().setSelectionRange(place, place);

  test('is mended in the middle, and not completed before the field is left', async () => {
    inEnglish(<CheckIn start="2027-01-11" />);
    await userEvent.click(field());
    caretAt(4);
    await userEvent.keyboard('{Backspace}');
    expect([field().value, field().selectionStart]).toEqual(['01/1/2027', 3]);
    await userEvent.keyboard('2');
    expect([field().value, field().selectionStart, kept]).toEqual(['01/21/2027', 4, '2027-01-21']);
    await userEvent.keyboard('{Delete}');
    expect([field().value, field().selectionStart]).toEqual(['01/2/2027', 4]);
    await userEvent.tab();
    expect([field().value, kept]).toEqual(['01/02/2027', '2027-01-02']);
  });

  test('typed over a selection or beginning with its year goes on until the field is left', async () => {
    inEnglish(<CheckIn start="2027-01-11" />);
    await userEvent.click(field());
    field().setSelectionRange(0, 2);
    await userEvent.keyboard('12');
    expect([field().value, field().selectionStart]).toEqual(['12/11/2027', 2]);
    await userEvent.clear(field());
    await userEvent.type(field(), '2027-1-12');
    expect([field().value, kept]).toEqual(['2027-1-12', '2027-01-12']);
    await userEvent.tab();
    expect(field().value).toBe('01/12/2027');
  });

  test('is chosen in the calendar by keys; a full day says why it cannot be', async () => {
    inEnglish(<CheckIn start="2026-06-17" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar of Check in' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, June 17, 2026'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday, June 18, 2026, full');
    expect(kept).toBe('2026-06-17');
    await userEvent.keyboard('{PageDown}{ArrowUp}{End}{Enter}');
    expect(kept).toBe('2026-07-11');
    expect(document.activeElement).toBe(screen.getByTestId('start-calendar'));
  });
});

test('two months stand beside each other: one tab stop, and keys lead over both of them', async () => {
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never; // wide
  const chosen: object[] = [];
  const { container } = inEnglish(
    <RangeCalendar
      from="2026-06-17"
      to="2026-07-15"
      min="2026-06-10"
      max="2027-06-10"
      onChange={(change) => chosen.push(change)}
    />,
  );
  expect(
    screen
      .getAllByRole('grid')
      .map((grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent),
  ).toEqual(['June 2026', 'July 2026']);
  expect(container.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByTestId('calendar-day-2026-06-17'));
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).toBe(screen.getByTestId('calendar-day-2026-07-17'));
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByTestId('calendar-day-2026-06-21'));
  await userEvent.keyboard(' {ArrowRight}{Enter}');
  expect(chosen).toEqual([{ from: '2026-06-21' }, { to: '2026-06-22' }]);
  await userEvent.click(screen.getByTestId('calendar-next'));
  expect(screen.getByText('August 2026')).toBeDefined();
  expect(screen.getByTestId('calendar-previous').getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(screen.getByTestId('calendar-previous'));
  expect(screen.getByTestId('calendar-previous').getAttribute('aria-disabled')).toBe('true');
  expect(container.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});
