import { expect } from '@playwright/test';
import { expectAccessibleInAll } from './accessibility.ts';
import { looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';
import { come, launchWithDevices, test, visitPath } from './visit-server.ts';

test('blocked devices lead in without them, in plain words (sp)', async ({ world }) => {
  const says = sentencesIn('sp');
  const id = world.freshVisit();
  const strict = await launchWithDevices({ asks: true });
  const { page } = await come(strict, world.server, 'rosa', visitPath(id), { language: 'sp', width: 320 });
  await page.getByTestId('visit-join').click();
  await expect(page.getByTestId('visit-trouble')).toContainText(says('', 'videoVisits.check.camera.blocked'));
  await expectAccessibleInAll(page, [...looks.sp, { width: 320, theme: 'dark' }], 'blocked devices');
  await page.getByTestId('join-without').click();
  await expect(page.getByTestId('visit-waiting')).toBeVisible();
  const doctor = await come(world.browser, world.server, 'amara', visitPath(id));
  await doctor.page.getByTestId('visit-join').click();
  await expect
    .poll(async () => (await page.getByTestId('visit-other').getAttribute('data-connected')) ?? '')
    .toBe('true');
  await expect(doctor.page.getByTestId('visit-other')).toContainText('without camera and microphone');
  await strict.close();
});
