import { screen } from '@testing-library/react';
import { input } from './on-screen.ts';
import { userEvent } from './user-event.ts';

/** What Lena types to sign up, besides her address. */
export const typed = {
  'First name': 'Lena',
  'Last name': 'Okafor',
  'Phone number': '(626) 555-0148',
  Password: 'Jacaranda-2026!',
  'Confirm password': 'Jacaranda-2026!',
};

export const write = async (label: string, text: string) => {
  await userEvent.clear(input(label));
  if (text) await userEvent.type(input(label), text);
};

export async function fill(email: string) {
  await screen.findByLabelText('First name');
  for (const [label, text] of Object.entries({ ...typed, Email: email })) await write(label, text);
  await userEvent.click(screen.getByLabelText('I agree to the terms and conditions'));
}

export const go = () => userEvent.click(screen.getByTestId('sign-up-submit'));
