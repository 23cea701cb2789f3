import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aLab } from '#features/diagnostics/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
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

test('the page of a center says how long an answer usually takes there, once five are known', async () => {
  const { centre, manager } = await aFamilyAndACentre(t);
  const { partnerEnquiries } = await t.as(manager);
  const isSaid = async () => {
    await openTab(t, `/care/daycaredetails/${centre.id}`);
    await screen.findByTestId(`heart-${centre.id}`);
    const said = screen.queryByTestId('usual-answer')?.textContent;
    closeTab();
    return said;
  };
  for (const number of [1, 2, 3, 4, 5]) {
    if (number === 5) expect(await isSaid()).toBeUndefined();
    const { enquiries } = await t.as(await aPerson(t.db));
    const { data } = await enquiries.ask({
      body: { providerId: centre.id, clientId: aClientId(), words: 'Is there a garden?' },
    });
    await partnerEnquiries.answer({ params: { id: data._id }, body: { clientId: aClientId(), words: 'There is.' } });
  }
  expect(await isSaid()).toBe('Usually answered within an hour');
});

test('whoever asks where nobody has joined reads of whom they asked what the question waits for', async () => {
  const { id } = await aLab(t.db, { name: 'Arroyo Labs', verifiedAt: null, managerId: null, prices: {} });
  await openTab(t, `/dashboard-enquiries?provider=${id}`, { as: await aPerson(t.db) });
  const waits = 'Your question waits until Arroyo Labs has joined and passed our checks.';
  expect((await screen.findByTestId('ask-waits')).textContent).toContain(waits);
  await userEvent.type(screen.getByTestId('ask-words'), 'Are you open on Saturdays?');
  await userEvent.click(screen.getByTestId('ask-send'));
  await inTalk('Are you open on Saturdays?');
  expect(await screen.findByText(waits, { exact: false })).toBeTruthy();
});
