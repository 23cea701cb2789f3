import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeTab, openTab } from '#test/page.tsx';
import { openRequest, requestsAt } from '#test/partner-requests.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, ask } = await requestsAt('2026-06-18T22:10:00Z'); // 3:10 PM at the center

test('asks the family before answering; it answers in its booking, and both go on seeing it', async () => {
  const booking = await ask();
  await openTab(t, '/partner', { as: town.manager });
  await openRequest(booking);
  await userEvent.click(screen.getByTestId('ask-family'));
  const box = await screen.findByRole('textbox', {
    name: 'Your question to Elena Marín',
    description: /time to answer the request goes on: until Friday, June 19/,
  });
  expect(document.activeElement).toBe(box);
  await userEvent.click(screen.getByTestId('send-question'));
  await screen.findByRole('textbox', { description: /Write your question/ });
  await userEvent.type(screen.getByTestId('question'), 'Does she walk with a cane?');
  await userEvent.click(screen.getByTestId('send-question'));
  await within(await screen.findByTestId('questions')).findByText('Waiting for the family’s answer');
  expect(screen.queryByTestId('ask-family')).toBeNull();
  screen.getByText('Question sent');
  screen.getByTestId('accept');
  closeTab();
  await openTab(t, `/dashboardbookings?tab=pending&id=${booking.id}`, { as: town.elena });
  expect((await screen.findByTestId('record-status')).textContent).toBe('A question waits for you');
  await screen.findByText('Does she walk with a cane?');
  expect(screen.queryByText('Waiting for the family’s answer')).toBeNull();
  await userEvent.click(await screen.findByTestId('answer'));
  await userEvent.paste('x'.repeat(412));
  await userEvent.click(screen.getByTestId('send-answer'));
  await screen.findByText('Your answer: 12 characters too many');
  await userEvent.clear(screen.getByTestId('answer'));
  await userEvent.type(screen.getByTestId('answer'), 'Yes, at home.');
  await userEvent.click(screen.getByTestId('send-answer'));
  await screen.findByText('Yes, at home.');
  within(screen.getByTestId('questions')).getByText('Your answer');
  await waitFor(() => expect(screen.getByTestId('record-status').textContent).toBe('Pending'));
  expect(screen.queryByTestId('answer-form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Questions of Jacaranda Day Center');
  closeTab();
  await openTab(t, '/partner', { as: town.manager });
  await screen.findByText('Question answered');
  await openRequest(booking);
  within(screen.getByTestId('questions')).getByText('Yes, at home.');
  expect(screen.getByTestId('ask-family')).toBeTruthy();
});
