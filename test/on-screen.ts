import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

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
