import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from '#test/user-event.ts';
import { active, blocked, box, isOpen, ownField, press, show, towns, typed, where } from '#test/where-field.tsx';

ownField();

describe('a location field, by the pattern of an editable combobox', () => {
  test('says what it is, and which list it opens', async () => {
    await typed('pasa');
    expect(box().getAttribute('aria-autocomplete')).toBe('list');
    expect(screen.getByRole('listbox', { name: 'Places' }).id).toBe(box().getAttribute('aria-controls'));
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    expect(isOpen()).toBe(true);
    expect(active()).toBeUndefined();
  });

  test('Down and Up move through the list, and the focus stays in the field', async () => {
    await typed('pasa');
    for (const [key, option] of [
      ['{ArrowDown}', 'Pasadena, CA'],
      ['{ArrowDown}', 'Pasadena, TX'],
      ['{ArrowDown}', 'Use my current location'],
      ['{ArrowDown}', 'Pasadena, CA'],
      ['{ArrowUp}', 'Use my current location'],
      ['{ArrowUp}', 'Pasadena, TX'],
    ] as const) {
      await press(key);
      expect(active()).toBe(option);
      expect(screen.getByRole('option', { selected: true }).textContent).toBe(option);
      expect(document.activeElement).toBe(box());
    }
  });

  test('Down before the answer has come waits for its first match', async () => {
    let come = (): void => undefined;
    where.answer = new Promise<void>((resolve) => (come = resolve));
    show();
    await userEvent.tab();
    await press('pasa{ArrowDown}');
    expect(active()).toBeUndefined();
    come();
    await waitFor(() => expect(active()).toBe('Pasadena, CA'));
  });

  test.each<[string, string, Partial<typeof where>]>([
    ['takes it when it comes', '', { kept: { text: 'Pasadena, CA', place: towns[0] }, submits: 0 }],
    ['not when one types on', 'd', { kept: { text: 'pasad' }, submits: 0 }],
    ['not when one leaves the list', '{Escape}', { kept: { text: 'pasa' }, submits: 0 }],
    [
      'not when one goes back to the text, which is sent then',
      '{ArrowUp}{Enter}',
      { kept: { text: 'pasa' }, submits: 1 },
    ],
  ])('Enter for a match that has not come yet %s', async (_, then, ends) => {
    let come = (): void => undefined;
    where.answer = new Promise<void>((resolve) => (come = resolve));
    show();
    await userEvent.tab();
    await press(`pasa{ArrowDown}{Enter}${then}`);
    expect(where.submits).toBe(ends.submits);
    come();
    await waitFor(() => expect(where.answered).toBe(ends.kept?.place ? 'pasa' : ends.kept?.text));
    await waitFor(() => expect(where).toMatchObject(ends));
  });

  test('Down on an empty field opens the list and takes its first option', async () => {
    show();
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    await press('{ArrowDown}');
    expect([isOpen(), active()]).toEqual([true, 'Use my current location']);
  });

  test('Alt and Down opens without moving, Alt and Up closes and keeps', async () => {
    await typed('pasa');
    await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect([isOpen(), active(), where.kept.text]).toEqual([false, undefined, 'pasa']);
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect([isOpen(), active()]).toEqual([true, undefined]);
  });

  test('Enter takes the active option and closes; without one the form is sent', async () => {
    await typed('pasa');
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect(where.kept).toEqual({ text: 'Pasadena, TX', place: towns[1] });
    expect([isOpen(), where.submits]).toEqual([false, 0]);
    await press('{Enter}');
    expect(where.submits).toBe(1);
  });

  test('Escape closes, and then clears', async () => {
    await typed('pasa');
    await press('{ArrowDown}{Escape}');
    expect([isOpen(), where.kept.text, active()]).toEqual([false, 'pasa', undefined]);
    await press('{Escape}');
    expect([isOpen(), where.kept.text]).toEqual([false, '']);
  });

  test.each([
    ['Home', 0],
    ['End', 4],
    ['ArrowLeft', 3],
    ['ArrowRight', 4],
  ])('%s goes back to the text and moves in it', async (key, place) => {
    await typed('pasa');
    await press(`{ArrowDown}{${key}}`);
    expect([isOpen(), active(), box().selectionStart]).toEqual([true, undefined, place]);
    await press('{Enter}');
    expect(where.kept).toEqual({ text: 'pasa' });
  });

  test('what is typed or deleted goes into the text and forgets the active option', async () => {
    await typed('pasa');
    await press('{ArrowDown}d');
    expect([where.kept.text, active()]).toEqual(['pasad', undefined]);
    await press('{Backspace}');
    expect(where.kept.text).toBe('pasa');
  });

  test('Tab leaves with what was typed', async () => {
    await typed('pasa');
    await press('{ArrowDown}');
    await userEvent.tab();
    expect([isOpen(), where.kept]).toEqual([false, { text: 'pasa' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });
});

describe('a location field', () => {
  test('keeps what was typed, takes a whole ZIP code without choosing, and says when nothing is found', async () => {
    show();
    await userEvent.type(box(), 'Pasadna');
    await screen.findByText('No place found for “Pasadna”. Check the spelling or try a ZIP code.');
    await userEvent.tab();
    expect(where.kept).toEqual({ text: 'Pasadna' });
    await userEvent.clear(box());
    await userEvent.type(box(), '91101');
    await waitFor(() => expect(where.kept.place?.label).toBe('Pasadena, CA 91101'));
    expect(where.kept.text).toBe('91101');
  });

  test('offers the place of the device after what matches', async () => {
    await typed('pasa');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Pasadena, CA',
      'Pasadena, TX',
      'Use my current location',
    ]);
  });

  test('says when the browser does not share where it is', async () => {
    show();
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Use my current location' }));
    const said = await screen.findByText(blocked);
    expect(said.getAttribute('aria-live')).toBe('polite');
    expect(isOpen()).toBe(false);
    expect(said.closest('[data-open]')).toBeNull();
    await userEvent.type(box(), 'p');
    expect(screen.queryByText(blocked)).toBeNull();
  });

  test.each([
    ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Pasadena, CA, 1 of 3'],
    ['Linux; Android 15; Pixel 9', 'Pasadena, CA, 1 of 3'],
    ['Windows NT 10.0; Win64; x64', ''],
  ])('speaks the active option where the screen reader does not: %s', async (device, said) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`);
    await typed('pasa');
    await press('{ArrowDown}');
    expect(screen.getByTestId('location-said').textContent).toBe(said);
    vi.restoreAllMocks();
  });
});
