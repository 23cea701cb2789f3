import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });

test('a doctor says what a visit costs, and who answers; without any price it is said at the field, and nothing typed is lost', async () => {
  const maya = await aPerson(t.db);
  const { id } = await aDoctor(t.db, { managerId: maya.id });
  const stored = () =>
    t.db
      .selectFrom('doctors')
      .select(['video_cents', 'chat_cents', 'accepts_itself'])
      .where('provider_id', '=', id)
      .executeTakeFirstOrThrow();
  await openTab(t, '/partner/profile', { as: maya });
  const video = await screen.findByLabelText('Video visit');
  expect(video).toHaveProperty('value', '49.00');
  fireEvent.change(video, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Chat visit'), { target: { value: '' } });
  await userEvent.click(screen.getByTestId('save-profile'));
  await waitFor(() => expect(video.getAttribute('aria-invalid')).toBe('true'));
  expect(await stored()).toEqual({ video_cents: 4900, chat_cents: 2900, accepts_itself: false });
  fireEvent.change(video, { target: { value: '$59' } });
  await userEvent.click(screen.getByTestId('accepts-itself'));
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findByTestId('saved');
  expect(await stored()).toEqual({ video_cents: 5900, chat_cents: null, accepts_itself: true });
});

test('the workspace has what fits a doctor, and the preview what was typed', async () => {
  const maya = await aPerson(t.db);
  await aDoctor(t.db, { managerId: maya.id, prices: { videoCents: 4900, chatCents: null } });
  await openTab(t, '/partner/profile', { as: maya });
  const header = await screen.findByTestId('partner-header');
  await userEvent.click(within(header).getByRole('button', { name: 'More' }));
  const foreign = () => header.querySelector('a[href="/partner/visits"], a[href="/partner/leads"]');
  await waitFor(() => expect(foreign()).toBeNull()); // until the places are known, the header has all that there is
  expect(header.querySelector('a[href="/partner/video"]')).not.toBeNull();
  const preview = await screen.findByTestId('preview');
  expect(preview.textContent).toContain('$49');
  fireEvent.change(screen.getByLabelText('Video visit'), { target: { value: '61' } });
  await waitFor(() => expect(preview.textContent).toContain('$61'));
});
