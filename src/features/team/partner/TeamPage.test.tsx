import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { lettersTo } from '#test/letters.ts';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { aMember, aTeamInvitation } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let manager: Person;
let providerId: string;
beforeEach(async () => {
  const world = await aFamilyAndACentre(t);
  manager = world.manager;
  providerId = world.centre.id;
});

const gone = async () => (await screen.findByTestId('changed-meanwhile')).textContent;

test('an invitation that was taken back while its page was open says so, where it stood', async () => {
  const nora = await aPerson(t.db);
  const id = await aTeamInvitation(t.db, { providerId, email: nora.email, invitedBy: manager.id, now: t.clock.now() });
  await openTab(t, '/partner/team', { as: nora });
  const accept = await screen.findByTestId('accept-place');
  await t.db.updateTable('place_invitations').set({ status: 'withdrawn' }).where('id', '=', id).execute();
  await userEvent.click(accept);
  expect(await gone()).toBe('This is no longer available.');
  await waitFor(() => expect(screen.queryByTestId('received-invitation')).toBeNull());
});

test('an invitation that was answered meanwhile cannot be taken back, and says so', async () => {
  const nora = await aPerson(t.db);
  const id = await aTeamInvitation(t.db, { providerId, email: nora.email, invitedBy: manager.id, now: t.clock.now() });
  await openTab(t, '/partner/team', { as: manager });
  await titled('Team');
  const withdraw = await screen.findByTestId('withdraw');
  await t.db.updateTable('place_invitations').set({ status: 'declined' }).where('id', '=', id).execute();
  await userEvent.click(withdraw);
  expect(await gone()).toBe('This is no longer available.');
});

test('a role that is being changed stays open when its member has left meanwhile, and is refused there', async () => {
  const sam = await aPerson(t.db);
  await aMember(t.db, { providerId, userId: sam.id, role: 'reading', now: t.clock.now() });
  await openTab(t, '/partner/team', { as: manager });
  const row = within(await screen.findByTestId(`member-${sam.id}`));
  await userEvent.click(row.getByTestId('change-role'));
  const dialog = within(await screen.findByTestId('role-dialog'));
  await userEvent.click(dialog.getByTestId('role-choice-manager'));
  await (await t.as(sam)).team.leave({ params: { providerId } });
  await userEvent.click(dialog.getByTestId('role-save'));
  await waitFor(() => expect(screen.queryByTestId(`member-${sam.id}`)).toBeNull());
  expect((await dialog.findByRole('status')).textContent).toBe('This is no longer available.');
});

test('an owner invites an address, what is none is said at its field, and the letter leads to the team', async () => {
  await openTab(t, '/partner/team', { as: manager });
  await userEvent.type(await screen.findByTestId('invite-email'), 'nobody');
  await userEvent.click(screen.getByTestId('invite-send'));
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Please enter valid Email');
  const email = 'nora@mail.example';
  await userEvent.clear(screen.getByTestId('invite-email'));
  await userEvent.type(screen.getByTestId('invite-email'), email);
  await userEvent.click(screen.getByTestId('invite-send'));
  await waitFor(() => expect(screen.getByTestId('sent-invitation').textContent).toContain(email));
  expect((await lettersTo(t, email)).join()).toContain('/partner/team');
});

test('the last owner stays', async () => {
  await openTab(t, '/partner/team', { as: manager });
  await userEvent.click(await screen.findByTestId('leave'));
  await userEvent.click(await screen.findByTestId('end-membership-yes'));
  await within(screen.getByTestId('end-membership')).findByText(
    'Somebody has to look after the place. Make somebody else an owner first.',
  );
});
