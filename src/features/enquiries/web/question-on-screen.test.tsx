import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

const inTalk = async (words: string) => within(await screen.findByTestId('messages')).findByText(words);

test('a question to a center before booking, its answer and its end', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  await openTab(t, `/care/daycaredetails/${centre.id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('ask-question'));
  await screen.findByTestId('usual-answer');
  await userEvent.type(screen.getByTestId('ask-words'), 'Is there a quiet room?');
  await userEvent.click(screen.getByTestId('ask-send'));
  await inTalk('Is there a quiet room?');
  const address = location.pathname + location.search;
  closeTab();

  await openTab(t, '/partner/enquiries', { as: manager });
  const row = (await screen.findAllByRole('listitem')).find(({ textContent }) => textContent.includes('quiet room'));
  if (!row) throw new Error('The question is not on the list.');
  await userEvent.click(within(row).getByRole('link'));
  await userEvent.type(await screen.findByTestId('message-words'), 'There is, by the garden.');
  await userEvent.click(screen.getByTestId('message-send'));
  await inTalk('There is, by the garden.');
  await userEvent.click(await screen.findByTestId('close-enquiry'));
  await screen.findByTestId('enquiry-ended');
  closeTab();

  await openTab(t, address, { as: elena });
  await inTalk('There is, by the garden.');
  expect(screen.getByTestId('enquiry-ended')).toBeTruthy();
});
