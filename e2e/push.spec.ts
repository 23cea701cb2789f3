import { expect } from '@playwright/test';
import { families } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { wholeChromium } from './browsers.ts';
import { logIn, serverAddress, test, visitor } from './journeys.ts';

/** The scope of the worker, which counts here what it has shown. */
type RingScope = { registration: ServiceWorkerRegistration; rung: number };

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
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // Chromium forgets a notification when somebody asks for the list while it is being shown: it is asked for afterwards.
  await worker.evaluate(() => {
    const scope = self as unknown as RingScope;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.rung = 0;
    scope.registration.showNotification = async (...told) => {
      await show(...told);
      scope.rung += 1;
    };
  });
  const rung = () => worker.evaluate(() => (self as unknown as RingScope).rung);
  const shown = () =>
    worker.evaluate(async () => {
      const found = await (self as unknown as RingScope).registration.getNotifications();
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
  await expect.poll(rung).toBe(2);
  expect(await shown()).toEqual([{ title: 'Lado', body: told.text, tag: 'one', data: told.link }]);
  await pushed(JSON.stringify({ ...told, id: 'two', link: 'https://evil.example' }));
  await expect.poll(rung).toBe(3);
  expect((await shown()).map(({ data }) => data).sort()).toEqual([told.link, '/notifications']);

  await worker.evaluate(async () => {
    const { registration } = self as unknown as RingScope;
    const [notification] = await registration.getNotifications({ tag: 'one' });
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });
  await page.waitForURL('**/dashboardbookings?tab=upcoming');
  expect(problems).toEqual([]);
});
