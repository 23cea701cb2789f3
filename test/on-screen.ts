import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from './user-event.ts';

/** The heading of the page, once it stands there. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Waits for the page with this title; quicker to find in a long page than by its role. */
export const titled = (title: string) =>
  waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe(title));

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** What the summary of a form's problems says, line by line. */
export const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Presses a button as often as a code can be tried; each time what it complains at has the focus again. */
export async function pressAgain(button: string, complaint: () => HTMLElement) {
  for (let count = 0; count < 5; count += 1) {
    (document.activeElement as HTMLElement).blur();
    await userEvent.click(screen.getByTestId(button));
    await waitFor(() => expect(document.activeElement).toBe(complaint()));
  }
}
