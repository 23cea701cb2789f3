import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  arrived,
  come,
  expectMedia,
  launchWithDevices,
  startRelay,
  startVisitServer,
  visitPath,
} from './visit-server.ts';

test('over a relay alone: both see one another, and come back by themselves when it was gone for ten seconds', async () => {
  const relay = await startRelay();
  test.skip(relay === undefined, 'coturn is not installed');
  if (!relay) return;
  const [server, browser] = await Promise.all([startVisitServer(relay.settings), launchWithDevices()]);
  try {
    const [id = ''] = server.visits;
    const rosa = await come(browser, server, 'rosa', visitPath(id));
    await rosa.page.getByTestId('visit-join').click();
    const doctor = await come(browser, server, 'amara', visitPath(id));
    await doctor.page.getByTestId('visit-join').click();
    const both = [rosa.page, doctor.page];
    for (const page of both) await expectMedia(page, 1);
    for (const page of both) expect((await arrived(page)).map(({ way }) => way)).toEqual(['relay']);

    relay.freeze(); // no packet passes any more
    await expect(rosa.page.getByTestId('visit-other')).toContainText('cut');
    await pause(10_000);
    relay.thaw();
    for (const page of both) await expectMedia(page, 1);
    for (const page of both) expect((await arrived(page)).map(({ way }) => way)).toEqual(['relay']);
  } finally {
    await browser.close();
    await server.stop();
    await relay.stop();
  }
});
