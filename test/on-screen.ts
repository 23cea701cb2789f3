import { screen, within } from '@testing-library/react';

/** The heading of the page, once it stands there. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** What the summary of a form's problems says, line by line. */
export const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
