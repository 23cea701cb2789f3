import { compileMessage } from '@lingui/message-utils/compileMessage';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect } from 'vitest';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { LocationCombobox } from '#web/ui/LocationCombobox.tsx';
import type { TypedPlace } from '#web/ui/useLocationBox.ts';
import type { Suggestion } from '#web/ui/useSuggestions.ts';
import { userEvent } from './user-event.ts';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
export const towns = [
  { id: '1', label: 'Pasadena, CA' },
  { id: '2', label: 'Pasadena, TX' },
];
export const blocked = 'Your browser did not share your location. Type a city or ZIP code.';
type WhereFieldState = { kept: TypedPlace<Suggestion>; submits: number; answer: Promise<unknown>; answered: string };
const untouched = (): WhereFieldState => ({ kept: { text: '' }, submits: 0, answer: Promise.resolve(), answered: '' });
/** What the form around the field has kept and sent, what its answers wait for, and which text was answered last. */
export const where = untouched();

function Form() {
  const [value, setValue] = useState<TypedPlace<Suggestion>>({ text: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        where.submits += 1;
      }}
    >
      <LocationCombobox
        label="Where"
        value={value}
        onChange={(next) => {
          where.kept = next;
          setValue(next);
        }}
        suggest={async (query) => {
          await where.answer;
          where.answered = query;
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
export const show = () =>
  render(
    <SpeechProvider value={speech}>
      <Form />
    </SpeechProvider>,
  );
export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
export const isOpen = () => box().getAttribute('aria-expanded') === 'true';
export const active = (field = box()) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
export const press = (keys: string) => userEvent.keyboard(keys);
export const typed = async (text: string) => {
  show();
  await userEvent.tab();
  await press(text);
  // On a busy machine the beginning of a text is answered, too, and its places look the same.
  await waitFor(() => expect(where.answered).toBe(text));
  await screen.findByRole('option', { name: 'Pasadena, TX' });
};

/** Called by a file of tests: each of them begins with nothing typed, and ends with the field gone. */
export function ownField() {
  beforeEach(() => void Object.assign(where, untouched()));
  afterEach(cleanup);
}
