import { screen } from '@testing-library/react';
import type { Scope } from '#shared/call.ts';
import { userEvent } from './user-event.ts';

/** Says what to one right on the screen, and goes on. */
export async function answer(scope: Scope, may: 'yes' | 'no') {
  await userEvent.click(await screen.findByTestId(`may-${scope}-${may}`));
  await userEvent.click(screen.getByTestId('answer-next'));
}

/** From what is asked in whole to the yes: to the bookings alone, without an end. */
export async function answerYes(refused: readonly Scope[] = []) {
  await userEvent.click(await screen.findByTestId('answer-begin'));
  await answer('bookings', 'yes');
  for (const scope of refused) await answer(scope, 'no');
  await screen.findByTestId('accept-ends');
  await userEvent.click(screen.getByTestId('answer-next'));
  await userEvent.click(await screen.findByTestId('accept-invitation'));
}
