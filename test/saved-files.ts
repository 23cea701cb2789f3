import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { userEvent } from './user-event.ts';

/** The addresses of what the browser would have saved in a test of this file. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
    saved.push(event.target.getAttribute('href') ?? '');
    event.preventDefault();
  };
  beforeEach(() => {
    saved.length = 0;
    document.addEventListener('click', keep);
  });
  afterEach(() => document.removeEventListener('click', keep));
  return saved;
}

/** Types the password once more, where a page asks for it. */
export async function proveOneself({ password }: { password: string }): Promise<void> {
  const form = within(await screen.findByTestId('proof-form'));
  await userEvent.type(await form.findByLabelText('Password'), password);
  await userEvent.click(screen.getByTestId('proof-submit'));
  await waitFor(() => expect(screen.queryByTestId('proof-form')).toBeNull());
}
