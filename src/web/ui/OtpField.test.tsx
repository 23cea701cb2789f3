import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from '#test/user-event.ts';
import { OtpField } from './OtpField.tsx';

afterEach(cleanup);

test('a code is pasted with spaces and kept as six digits by the form', async () => {
  let sent = '';
  function Code() {
    const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });
    return (
      <form
        onSubmit={(event) =>
          void handleSubmit(({ code }) => {
            sent = code;
          })(event)
        }
      >
        <OtpField label="6-digit code" {...register('code')} />
      </form>
    );
  }
  render(<Code />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(' 482 015 99');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('482015');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toBe('482015'));
});

test('a code that sends itself goes once it is whole, never twice, and not while somebody mends it', async () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('code')));
      }}
    >
      <OtpField label="6-digit code" name="code" sendsItself />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '48201');
  expect(sent).toEqual([]);
  await userEvent.keyboard('599');
  expect(sent).toEqual(['482015']);
  await userEvent.clear(field);
  await userEvent.type(field, '482015');
  expect(sent).toEqual(['482015']);
  field.setSelectionRange(1, 1);
  await userEvent.keyboard('{Delete}7');
  expect(field.value).toBe('472015');
  expect(sent).toEqual(['482015']);
  await userEvent.keyboard('{Enter}');
  field.select();
  await userEvent.paste('593 126');
  expect(sent).toEqual(['482015', '472015', '593126']);
});
