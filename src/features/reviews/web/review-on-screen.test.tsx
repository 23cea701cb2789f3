import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, aStaffMember } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

test('a review is replied to by the center, reported by a reader, and taken down by staff', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const [reader, ines] = [await aPerson(t.db), await aStaffMember(t.db)];
  const review = async (checkIn: string, words: string) => {
    const { id: bookingId } = await aStay(t, { centre, person: elena, checkIn });
    return (await (await t.as(elena)).reviews.add({ body: { bookingId, stars: 4, words } })).data._id;
  };
  const id = await review('2026-05-04', 'Her neighbour Ida fell there.');
  await review('2026-05-18', 'They sing at noon.');
  await openTab(t, '/partner/reviews', { as: manager });
  await userEvent.click(await screen.findByTestId(`reply-${id}`));
  await userEvent.type(screen.getByTestId('reply-words'), 'Thank you for telling us.');
  await userEvent.click(screen.getByTestId('send-reply'));
  await waitFor(() => expect(screen.queryByTestId('reply-form')).toBeNull());
  closeTab();

  await openTab(t, `/care/daycaredetails/${centre.id}?filtertype=replied`, { as: reader });
  expect((await screen.findByTestId(`review-${id}`)).textContent).toContain('Thank you for telling us.');
  await userEvent.click(screen.getByTestId(`report-${id}`));
  await userEvent.click(await screen.findByTestId('send-report'));
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Choose a reason');
  await userEvent.click(screen.getByTestId('report-reason-private'));
  await userEvent.click(screen.getByTestId('send-report'));
  await waitFor(() => expect(screen.queryByTestId('report-form')).toBeNull());
  closeTab();

  await openTab(t, '/partner/staff/reviews', { as: ines });
  const reported = within(await screen.findByTestId(`reported-${id}`));
  await userEvent.click(reported.getByTestId('hide-review'));
  await userEvent.click(await screen.findByTestId('take-down-reason-private'));
  await userEvent.click(screen.getByTestId('take-down-yes'));
  await waitFor(() => expect(screen.queryByTestId(`reported-${id}`)).toBeNull());
  closeTab();

  await openTab(t, `/care/daycaredetails/${centre.id}`, { as: reader });
  await screen.findByText('They sing at noon.');
  expect(screen.queryByTestId(`review-${id}`)).toBeNull();
  closeTab();
  await openTab(t, '/notifications', { as: reader });
  await screen.findByTestId(`notification-review-${id}`);
});
