import { expect } from '@playwright/test';
import { Client } from 'pg';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { alive } from './journeys.ts';
import { enter, typeInto } from './keyboard.ts';
import { languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';
import { come, expectMedia, test, visitPath } from './visit-server.ts';

for (const language of languagesOf('sp'))
  test(`by keyboard alone from the dashboard to the end of the visit (${language})`, async ({ world }) => {
    const says = sentencesIn(language);
    const id = world.freshVisit();
    const { page, problems } = await come(world.browser, world.server, 'rosa', '/dashboard', { language });
    await test.step('only the page of a visit may ask for camera, microphone and screen', async () => {
      const rules = async (path: string) => (await page.request.get(path)).headers()['permissions-policy'] ?? '';
      expect(await rules('/videoCall')).toContain('camera=(self), microphone=(self), display-capture=(self)');
      for (const path of ['/', '/dashboard', '/healthz'])
        expect(await rules(path)).toContain('camera=(), microphone=(), display-capture=()');
      const asked = page.evaluate(() => navigator.mediaDevices.getUserMedia({ video: true }).then(() => '', String));
      expect(await asked).toContain('NotAllowedError');
      problems.length = 0; // the browser says so itself
    });
    await test.step('its address leads to the door, where camera and sound are tried', async () => {
      await expect(page.getByTestId(`video-join-${id}`)).toBeVisible();
      await page.goto(visitPath(id));
      await expect(page.getByTestId('visit-door')).toBeVisible();
      await alive(page);
      await expectAccessibleInAll(page, looks[language], 'before a visit');
      await enter(page.getByTestId('check-start'));
      await expect(page.getByTestId('check-camera')).toContainText(
        says('The camera works.', 'videoVisits.check.camera.works'),
      );
      await enter(page.getByTestId('check-tone'));
      await enter(page.getByTestId('check-heard'));
      await expect(page.getByTestId('check-microphone')).toContainText(
        says('We hear you.', 'videoVisits.check.microphone.works'),
      );
      await expectAccessibleInAll(page, looks[language], 'trying camera and sound');
      await enter(page.getByTestId('check-keep'));
      await expect(page.getByTestId('check-saved')).toBeVisible();
    });
    await test.step('one button on the dashboard leads into the waiting room', async () => {
      await page.goto('/dashboard');
      await alive(page);
      await enter(page.getByTestId(`video-join-${id}`));
      await expect(page.getByTestId('visit-line')).toContainText(says('You are next.', 'videoVisits.wait.next'));
      await expectAccessibleInAll(page, looks[language], 'the waiting room');
    });
    const doctor = await come(world.browser, world.server, 'amara', '/partner/video', { language, width: 1440 });
    await test.step('the doctor sees who waits, and lets in', async () => {
      await expect(doctor.page.getByTestId(`desk-visit-${id}`)).toContainText(
        says('Rosa Marín waits', 'videoVisits.desk.waits', { name: 'Rosa Marín' }),
      );
      await expectAccessible(doctor.page, 'the desk of visits');
      await enter(doctor.page.getByTestId(`admit-${id}`));
      await alive(doctor.page);
      await enter(doctor.page.getByTestId('visit-join'));
      await Promise.all([expectMedia(page, 1), expectMedia(doctor.page, 1)]);
      await expectAccessibleInAll(page, [...looks[language], { width: 320, theme: 'light' }], 'the visit');
      await expectAccessible(doctor.page, 'the visit of the doctor');
    });
    await test.step('mute and camera are told to the other side', async () => {
      await page.getByTestId('visit-mute').focus();
      await page.keyboard.press('m');
      await expect(doctor.page.getByTestId('visit-other')).toContainText(
        says('Rosa Marín is muted.', 'videoVisits.room.theirMute', { name: 'Rosa Marín' }),
      );
      await page.keyboard.press('v');
      await expect(doctor.page.getByTestId('visit-other')).toContainText(
        says('Rosa Marín has turned the camera off.', 'videoVisits.room.theirCameraOff', { name: 'Rosa Marín' }),
      );
      await page.keyboard.press('v');
      await page.keyboard.press('m');
      await expectMedia(doctor.page, 1);
    });
    await test.step('another camera or microphone is chosen without leaving', async () => {
      const choose = doctor.page.getByTestId('visit-choose');
      await enter(choose);
      await expectAccessible(doctor.page, 'the devices of the visit', 'dialog[open]');
      await doctor.page.keyboard.press('Escape');
      await expect(choose).toBeFocused();
    });
    await test.step('what is written arrives', async () => {
      await enter(page.getByTestId('visit-write'));
      await typeInto(page.locator('input[name=words]'), 'Lisinopril 10 mg');
      await enter(page.getByTestId('words-send'));
      await expect(doctor.page.getByTestId('visit-words')).toContainText('Lisinopril 10 mg');
      await expectAccessibleInAll(page, looks[language], 'writing in the visit');
      const known = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 667 }); // the least room that phones have
      await enter(page.getByTestId('visit-words-close'), 'Shift+Tab');
      await expect(page.getByTestId('visit-write')).toBeFocused();
      if (known) await page.setViewportSize(known);
    });
    await test.step('what another doctor wrote is shown by one tap, and taken back by another', async () => {
      await enter(page.getByTestId('visit-records'));
      await enter(doctor.page.getByTestId('visit-records'));
      const showing = page.getByTestId('show-summaries');
      await enter(showing.getByRole('button'), 'Shift+Tab');
      await expect(showing).toContainText(says('Shown', 'visitSummaries.show.shown'));
      const shown = doctor.page.getByTestId('shown-summaries');
      await enter(shown.locator('summary'), 'Shift+Tab');
      await expect(shown).toContainText('Her blood pressure is high in the morning.');
      await expectAccessibleInAll(page, [...looks[language], { width: 320, theme: 'light' }], 'showing in the visit');
      await expectAccessibleInAll(doctor.page, looks[language], 'what is shown in the visit');
      await enter(showing.getByRole('button'), 'Shift+Tab');
      await expect(shown).toHaveCount(0);
    });
    await test.step('a reload leads straight back', async () => {
      await page.reload();
      await Promise.all([expectMedia(page, 1), expectMedia(doctor.page, 1)]);
    });
    await test.step('whoever leaves is led back from every page until the doctor ends it', async () => {
      await enter(page.getByTestId('visit-leave'));
      await enter(page.getByTestId('leave-visit-yes'));
      await expect(page.getByTestId('visit-left')).toBeVisible();
      await expectAccessible(page, 'having left a visit');
      await page.goto('/notifications');
      await expect(page.getByTestId('visit-return')).toBeVisible();
      await expectAccessible(page, 'the way back to a visit');
      await enter(page.getByTestId('visit-return').getByRole('link'));
      await page.waitForURL(/videoCall/);
      await expectMedia(page, 1);
      await doctor.page.goto('/partner/payouts');
      await alive(doctor.page);
      await enter(doctor.page.getByTestId('visit-return').getByRole('link'));
      await doctor.page.waitForURL(/videoCall/);
      await Promise.all([expectMedia(page, 1), expectMedia(doctor.page, 1)]);
      await enter(doctor.page.getByTestId('visit-end'));
      await enter(doctor.page.getByTestId('end-visit-yes'));
      await expect(page.getByTestId('visit-over')).toBeVisible();
      await expectAccessible(page, 'after a visit');
      await page.goto('/dashboard');
      await alive(page);
      await expect(page.getByTestId('visit-return')).toHaveCount(0);
    });
    expect([...problems, ...doctor.problems]).toEqual([]);
  });

test('three see and hear one another; whoever loses the right is out at once', async ({ world }) => {
  const id = world.freshVisit();
  const rosa = await come(world.browser, world.server, 'rosa', visitPath(id));
  await rosa.page.getByTestId(`invite-${world.server.diego}`).click();
  await expect(rosa.page.getByTestId('visit-guests').getByRole('listitem')).toContainText('Diego Marín');
  await rosa.page.getByTestId('visit-join').click();
  const diego = await come(world.browser, world.server, 'diego', visitPath(id));
  await diego.page.getByTestId('visit-join').click();
  await expect(diego.page.getByTestId('visit-waiting')).toBeVisible();
  const doctor = await come(world.browser, world.server, 'amara', visitPath(id), { width: 1440 });
  await doctor.page.getByTestId('visit-join').click();
  const all = [rosa.page, diego.page, doctor.page];
  await Promise.all(all.map((page) => expectMedia(page, 2)));

  const stranger = await come(world.browser, world.server, 'mallory', visitPath(id));
  await expect(stranger.page.getByTestId('no-visit')).toBeVisible();

  const db = new Client({ connectionString: world.server.database });
  await db.connect();
  await db.query(`update family_links set status = 'revoked' where member_user_id = $1`, [world.server.diego]);
  for (const page of [rosa.page, doctor.page])
    await expect.poll(async () => page.getByTestId('visit-other').count(), { intervals: [200] }).toBe(1);
  await expect(diego.page.getByTestId('visit-room')).toHaveCount(0);
  expect(await diego.page.evaluate(() => window.visitConnections)).toBeUndefined();
  await diego.page.reload();
  await expect(diego.page.getByTestId('no-visit')).toBeVisible();
  await Promise.all([expectMedia(rosa.page, 1), expectMedia(doctor.page, 1)]);

  await db.query(`update family_links set status = 'accepted' where member_user_id = $1`, [world.server.diego]);
  await db.query(
    `update bookings set starts_at = starts_at - interval '2 hours', ends_at = ends_at - interval '2 hours' where id = $1`,
    [id],
  );
  await expect.poll(async () => rosa.page.getByTestId('visit-room').count(), { intervals: [200] }).toBe(0);
  await rosa.page.reload();
  await expect(rosa.page.getByTestId('visit-over')).toBeVisible();
  await db.end();
});
