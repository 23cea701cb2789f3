import { expect } from '@playwright/test';
import { families } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { wholeChromium } from './browsers.ts';
import { logIn, serverAddress, test, visitor } from './journeys.ts';

test.use({ launchOptions: wholeChromium() }); // the shell has no notifications

test('a push is shown in words, and a tap opens the page that it is about', async ({ browser }) => {
  const { page, context, problems } = await visitor(browser);
  await context.grantPermissions(['notifications'], { origin: serverAddress() });
  await logIn(page, { email: families.tanaka.email, password: DEMO_PASSWORD });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const debug = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
    void debug.send('ServiceWorker.enable');
  });
  const pushed = (data: string) =>
    debug.send('ServiceWorker.deliverPushMessage', { origin: serverAddress(), registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const found = (await (await navigator.serviceWorker.ready).getNotifications()) ?? [];
      return found.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }));
    });
  const told = {
    id: 'one',
    title: 'Lado',
    text: 'There is news about a booking.',
    link: '/dashboardbookings?tab=upcoming',
  };
  await pushed(JSON.stringify(told));
  await pushed(JSON.stringify(told));
  await expect.poll(shown).toEqual([{ title: 'Lado', body: told.text, tag: 'one', data: told.link }]);
  await pushed(JSON.stringify({ ...told, id: 'two', link: 'https://evil.example' }));
  await expect.poll(async () => (await shown()).map(({ data }) => data).sort()).toEqual([told.link, '/notifications']);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications({ tag: 'one' });
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });
  await page.waitForURL('**/dashboardbookings?tab=upcoming');
  expect(problems).toEqual([]);
});
