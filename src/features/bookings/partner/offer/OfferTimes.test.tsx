import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { anOtherTimesParty, at, type OtherTimesParty } from '#test/other-times.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { openRequest } from '#test/partner-requests.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } });
let party: OtherTimesParty;
beforeEach(async () => {
  party = await anOtherTimesParty(t);
});

test('a doctor asks for another time, keeps the time after all, and at last frees it', async () => {
  const { bookingId } = await anAppointment(t, {
    doctor: party.doctor,
    person: party.elena,
    startsAt: at('09:00'),
    status: 'accepted',
  });
  await openTab(t, '/partner?tab=coming', { as: party.maya });
  await openRequest({ bookingId });
  const card = within(screen.getByTestId(`request-${bookingId}`));
  const offer = async (why: 'declined' | 'change') => {
    await userEvent.click(await card.findByTestId('offer-times'));
    const near = within(await screen.findByTestId('times-near'));
    expect(near.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByTestId(`offer-why-${why}`));
    await userEvent.type(screen.getByTestId('reason'), 'A conference');
    await userEvent.click(screen.getByTestId('offer-send'));
    await card.findByTestId('offer-open');
  };
  await offer('change');
  card.getByText('The family is choosing');
  await userEvent.click(card.getByTestId('offer-withdraw'));
  await waitFor(() => expect(card.queryByTestId('offer-open')).toBeNull());
  await offer('declined');
  expect(card.queryByTestId('accept')).toBeNull();
  expect(card.queryByTestId('offer-withdraw')).toBeNull();
  expect(await party.takenSlots()).toEqual([]);
});
