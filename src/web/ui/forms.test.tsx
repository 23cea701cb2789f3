import { compileMessage } from '@lingui/message-utils/compileMessage';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { userEvent } from '#test/user-event.ts';
import { Button } from './Button.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { DateField } from './DateField.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { WeekdayPicker } from './WeekdayPicker.tsx';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const blank = {
  email: '',
  password: '',
  relation: '',
  person: '',
  note: '',
  agrees: false,
  weekdays: ['1'],
  start: '',
  guests: 1,
};

afterEach(cleanup);

test('a form that registers its fields reads what a person chose and typed', async () => {
  let sent: typeof blank | undefined;
  function Form() {
    const { register, control, handleSubmit } = useForm({ defaultValues: blank });
    const rules = [{ text: 'At least 8 characters', isMet: (password: string) => password.length >= 8 }];
    return (
      <form onSubmit={(event) => void handleSubmit((values) => (sent = values))(event)}>
        <TextField label="Email" type="email" {...register('email')} />
        <PasswordField label="Password" rules={rules} {...register('password')} />
        <SelectField
          label="Relationship"
          startsEmpty
          options={[{ value: 'mother', label: 'Mother' }]}
          {...register('relation')}
        />
        <RadioCards
          label="Who is this for?"
          options={['you', 'rosa'].map((value) => ({ value, label: value, isDisabled: value === 'you' }))}
          {...register('person')}
        />
        <TextAreaField label="Reason" limit={10} {...register('note')} />
        <WeekdayPicker label="Which days?" offered={[1, 2, 3, 4, 5]} reason="closed" {...register('weekdays')} />
        <CheckboxField label="I agree" {...register('agrees')} />
        <Controller name="start" control={control} render={({ field }) => <DateField label="Check in" {...field} />} />
        <Controller
          name="guests"
          control={control}
          render={({ field: { value, onChange, name } }) => (
            <NumberStepper label="Guests" name={name} value={value} onChange={onChange} min={1} max={2} />
          )}
        />
        <Button type="submit">Send</Button>
      </form>
    );
  }
  render(
    <SpeechProvider value={speech}>
      <Form />
    </SpeechProvider>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'rosa@mail.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Jacaranda1');
  expect(screen.getByRole('status').textContent).toBe('The password meets every rule.');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'mother');
  await userEvent.click(screen.getByRole('radio', { name: 'rosa' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'twelve chars');
  screen.getByText('2 characters too many');
  await userEvent.click(screen.getByRole('checkbox', { name: /Wednesday/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Sunday, closed/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.type(screen.getByLabelText('Check in'), '06172026');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toEqual({
      email: 'rosa@mail.example',
      password: 'Jacaranda1',
      relation: 'mother',
      person: 'rosa',
      note: 'twelve chars',
      agrees: true,
      weekdays: ['1', '3'],
      start: '2026-06-17',
      guests: 2,
    }),
  );
});

test('a number can be deleted before another one is typed, and is never glued to what stood there', async () => {
  const chosen: number[] = [];
  function Guests() {
    const [value, setValue] = useState(1);
    chosen.push(value);
    return <NumberStepper label="Guests" name="guests" value={value} onChange={setValue} min={1} max={6} />;
  }
  render(
    <SpeechProvider value={speech}>
      <Guests />
    </SpeechProvider>,
  );
  const guests = screen.getByLabelText('Guests');
  await userEvent.type(guests, '{Backspace}');
  expect(guests).toHaveProperty('value', '');
  await userEvent.type(guests, '3');
  expect(guests).toHaveProperty('value', '3');
  expect(chosen.at(-1)).toBe(3);
  await userEvent.type(guests, '{Backspace}');
  await userEvent.tab();
  expect(guests).toHaveProperty('value', '3');
});
