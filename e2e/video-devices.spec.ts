import { expect, test } from '@playwright/test';
import { expectAccessibleInAll } from './accessibility.ts';
import { looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';
import { come, launchWithDevices, visitPath, visitWorld } from './visit-server.ts';

const world = visitWorld();

test('blocked devices lead in without them, in plain words (sp)', async () => {
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

test('a browser that never answers leads in without devices after twenty seconds', async () => {
  const id = world.freshVisit();
  const { page } = await come(world.browser, world.server, 'rosa', visitPath(id));
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
  });
  await page.getByTestId('visit-join').click();
  await expect(page.getByTestId('visit-trouble')).toBeVisible({ timeout: 90_000 });
  await page.getByTestId('join-without').click();
  await expect(page.getByTestId('visit-waiting')).toBeVisible();
});

test('only the page of a visit may ask for camera, microphone and screen', async () => {
  const { page } = await come(world.browser, world.server, 'rosa', '/dashboard');
  const rules = async (path: string) => (await page.request.get(path)).headers()['permissions-policy'] ?? '';
  expect(await rules('/videoCall')).toContain('camera=(self), microphone=(self), display-capture=(self)');
  for (const path of ['/', '/dashboard', '/healthz'])
    expect(await rules(path)).toContain('camera=(), microphone=(), display-capture=()');
  const refused = page.evaluate(() => navigator.mediaDevices.getUserMedia({ video: true }).then(() => 'given', String));
  expect(await refused).toContain('NotAllowedError');
});
