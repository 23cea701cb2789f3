import { aStaffMember } from '#features/account/server/seed.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aSentFile } from '#test/send-file.ts';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

test('a photograph of a place is described, looked at by staff, seen by families, and gone when it is removed', async () => {
  const { manager, centre } = await aFamilyAndACentre(t);
  const ines = await aStaffMember(t.db);
  const bytes = await aPhoto({ width: 600, height: 400 });
  const fileId = await aSentFile(t, manager, { name: 'corner.jpg', bytes, kind: 'place-photo' });
  const { providerPhotos } = await t.as(manager);
  await providerPhotos.save({
    params: { providerId: centre.id },
    body: { photos: [{ fileId, alt: 'A corner', alts: [{ language: 'sp', words: 'Un rincón' }] }] },
  });
  await openTab(t, '/partner/profile', { as: manager });
  const own = within(await screen.findByTestId('own-photo'));
  await userEvent.clear(own.getByLabelText('What it shows'));
  await userEvent.click(await screen.findByTestId('photos-save'));
  await own.findByText('Say in a few words what the photo shows');
  await userEvent.type(own.getByLabelText('What it shows'), 'The quiet corner with books');
  await userEvent.clear(own.getByLabelText('The same in Spanish'));
  await userEvent.click(screen.getByTestId('photos-save'));
  await waitFor(() => expect(own.queryAllByText('Say in a few words what the photo shows')).toHaveLength(1));
  expect(document.activeElement).toBe(own.getByLabelText('The same in Spanish'));
  await userEvent.type(own.getByLabelText('The same in Spanish'), 'El rincón de los libros');
  await userEvent.click(screen.getByTestId('photos-save'));
  await own.findByText('Being checked');
  await waitFor(() => expect(screen.queryByTestId('photos-save')).toBeNull());
  closeTab();

  await openTab(t, '/partner/staff/photos', { as: ines });
  const waiting = within(await screen.findByTestId('waiting-photo'));
  waiting.getByText(/The quiet corner with books \/ El rincón de los libros/);
  await userEvent.click(waiting.getByTestId('photo-approve'));
  await waitFor(() => expect(screen.queryByTestId('waiting-photo')).toBeNull());
  closeTab();
  await t.runJobs();

  await openTab(t, `/care/daycaredetails/${centre.id}`);
  const gallery = within(await screen.findByTestId('gallery'));
  gallery.getByRole('img', { name: 'The quiet corner with books' });
  await userEvent.click(gallery.getByTestId('gallery-photo'));
  expect((await screen.findByTestId('gallery-large')).textContent).toContain('The quiet corner with books');
  closeTab();

  await openTab(t, '/partner/staff/photos?show=approved', { as: ines });
  await userEvent.click(within(await screen.findByTestId(`photo-${fileId}`)).getByTestId('photo-take'));
  await userEvent.click(await screen.findByTestId('take-down-yes'));
  await within(screen.getByTestId('take-down')).findByText('Please select an option');
  await userEvent.click(screen.getByTestId('take-down-reason-people'));
  await userEvent.click(screen.getByTestId('take-down-yes'));
  await waitFor(() => expect(screen.queryByTestId(`photo-${fileId}`)).toBeNull());
  closeTab();
  await openTab(t, '/notifications', { as: manager });
  const told = await screen.findByTestId(`notification-photo-${fileId}`);
  expect(told.textContent).toContain('Our staff took down your photo “The quiet corner with books”');
  closeTab();
  await openTab(t, '/partner/staff/photos?show=refused', { as: ines });
  await userEvent.click(within(await screen.findByTestId(`photo-${fileId}`)).getByTestId('photo-restore'));
  await waitFor(() => expect(screen.queryByTestId(`photo-${fileId}`)).toBeNull());
  closeTab();

  await openTab(t, '/partner/profile', { as: manager });
  const buttons = within(await screen.findByTestId('own-photo')).getAllByRole('button');
  await userEvent.click(buttons.at(-1) ?? document.body);
  await userEvent.click(screen.getByTestId('photos-save'));
  await waitFor(() => expect(screen.queryByTestId('photos-save')).toBeNull());
  closeTab();
  await openTab(t, `/care/daycaredetails/${centre.id}`);
  await screen.findByTestId(`heart-${centre.id}`);
  expect(screen.queryByRole('img', { name: 'The quiet corner with books' })).toBeNull();
  closeTab();
  await openTab(t, '/notifications', { as: manager });
  await screen.findByTestId(`notification-photo-${centre.id}`);
});
