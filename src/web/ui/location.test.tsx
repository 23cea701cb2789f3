import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { pressEscIn } from '#test/native-parts.ts';
import { userEvent } from '#test/user-event.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { LocationCombobox } from './LocationCombobox.tsx';
import type { TypedPlace } from './useLocationBox.ts';
import type { Suggestion } from './useSuggestions.ts';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const towns = [
  { id: '1', label: 'Pasadena, CA' },
  { id: '2', label: 'Pasadena, TX' },
];
const blocked = 'Your browser did not share your location. Type a city or ZIP code.';
let kept: TypedPlace<Suggestion> = { text: '' };
let submits = 0;
let answer: Promise<unknown> = Promise.resolve();

function Where() {
  const [value, setValue] = useState<TypedPlace<Suggestion>>({ text: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <LocationCombobox
        label="Where"
        value={value}
        onChange={(next) => {
          kept = next;
          setValue(next);
        }}
        suggest={async (query) => {
          await answer;
          return query === '91101'
            ? [{ id: '3', label: 'Pasadena, CA 91101' }]
            : towns.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));
        }}
        onUseMyLocation={async () => {
          throw new Error('blocked');
        }}
      />
      <button type="submit">Search</button>
    </form>
  );
}
const show = () =>
  render(
    <SpeechProvider value={speech}>
      <Where />
    </SpeechProvider>,
  );
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const active = (field = box()) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const typed = async (text: string) => {
  show();
  await userEvent.tab();
  await press(text);
  await screen.findByRole('option', { name: 'Pasadena, TX' });
};

beforeEach(() => {
  submits = 0;
  kept = { text: '' };
  answer = Promise.resolve();
});
afterEach(cleanup);

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
    answer = new Promise<void>((resolve) => (come = resolve));
    show();
    await userEvent.tab();
    await press('pasa{ArrowDown}');
    expect(active()).toBeUndefined();
    come();
    await waitFor(() => expect(active()).toBe('Pasadena, CA'));
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
    expect([isOpen(), active(), kept.text]).toEqual([false, undefined, 'pasa']);
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect([isOpen(), active()]).toEqual([true, undefined]);
  });

  test('Enter takes the active option and closes; without one the form is sent', async () => {
    await typed('pasa');
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect(kept).toEqual({ text: 'Pasadena, TX', place: towns[1] });
    expect([isOpen(), submits]).toEqual([false, 0]);
    await press('{Enter}');
    expect(submits).toBe(1);
  });

  test('Escape closes, and then clears', async () => {
    await typed('pasa');
    await press('{ArrowDown}{Escape}');
    expect([isOpen(), kept.text, active()]).toEqual([false, 'pasa', undefined]);
    await press('{Escape}');
    expect([isOpen(), kept.text]).toEqual([false, '']);
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
    expect(kept).toEqual({ text: 'pasa' });
  });

  test('what is typed or deleted goes into the text and forgets the active option', async () => {
    await typed('pasa');
    await press('{ArrowDown}d');
    expect([kept.text, active()]).toEqual(['pasad', undefined]);
    await press('{Backspace}');
    expect(kept.text).toBe('pasa');
  });

  test('Tab leaves with what was typed', async () => {
    await typed('pasa');
    await press('{ArrowDown}');
    await userEvent.tab();
    expect([isOpen(), kept]).toEqual([false, { text: 'pasa' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });
});

describe('a location field', () => {
  test('keeps what was typed, takes a whole ZIP code without choosing, and says when nothing is found', async () => {
    show();
    await userEvent.type(box(), 'Pasadna');
    await screen.findByText('No place found for “Pasadna”. Check the spelling or try a ZIP code.');
    await userEvent.tab();
    expect(kept).toEqual({ text: 'Pasadna' });
    await userEvent.clear(box());
    await userEvent.type(box(), '91101');
    await waitFor(() => expect(kept.place?.label).toBe('Pasadena, CA 91101'));
    expect(kept.text).toBe('91101');
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

describe('a tap on a phone', () => {
  beforeEach(() => {
    globalThis.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('699.98') }) as MediaQueryList;
  });
  const layer = () => screen.queryByTestId<HTMLDialogElement>('location-layer');
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City or ZIP code' });
  const tapped = async () => {
    show();
    await userEvent.click(box());
    expect(document.activeElement).toBe(field());
  };

  test('opens the field and its list as a modal layer, and an option brings one back', async () => {
    await tapped();
    expect(screen.getByRole('dialog', { name: 'Where' })).toBe(layer());
    expect(isOpen()).toBe(false);
    await press('pasa');
    await userEvent.click(await screen.findByRole('option', { name: 'Pasadena, TX' }));
    expect(layer()).toBeNull();
    expect(kept.place).toBe(towns[1]);
    expect(document.activeElement).toBe(box());
    expect(box().inputMode).toBe('none');
  });

  test.each([
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Enter', () => press('{Enter}')],
    ['Escape', async () => act(() => pressEscIn(layer() ?? fail()))],
    ['a press beside it', async () => fireEvent.mouseDown(layer() ?? fail())],
  ])('%s leaves with what was typed, and sends nothing', async (_, leave) => {
    await tapped();
    await press('pasa');
    await leave();
    await waitFor(() => expect(layer()).toBeNull());
    expect([kept.text, submits]).toEqual(['pasa', 0]);
    expect(document.activeElement).toBe(box());
  });

  test('a browser that keeps its location to itself is heard in it', async () => {
    await tapped();
    await userEvent.click(screen.getAllByRole('option', { name: 'Use my current location' }).at(-1) ?? fail());
    const said = await screen.findByText(blocked);
    expect(layer()?.contains(said)).toBe(true);
    expect(document.activeElement).toBe(field());
  });

  test('keys work where the field stands', async () => {
    await typed('pasa');
    await press('{ArrowDown}{Enter}');
    expect([kept.text, layer()]).toEqual(['Pasadena, CA', null]);
  });
});

const fail = (): never => {
  throw new Error('It is not there.');
};
