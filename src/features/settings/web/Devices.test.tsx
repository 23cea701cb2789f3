import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openPushServiceEmulator } from '#server/ports/emulators/push-service.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const keys = webPush.generateVAPIDKeys();
const service = await openPushServiceEmulator(keys.publicKey);
const t = await pageApp({
  sharesDate: true,
  settings: {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:help@lado.example',
    PUSH_SERVICE: service.origin,
  },
});
afterAll(() => service.close());
let elena: Person;
beforeEach(async () => {
  elena = await aPerson(t.db);
});
afterEach(() => vi.unstubAllGlobals());

type Answer = 'granted' | 'denied' | 'default';

/** A browser that can ring, whose person answers its question so, and which reaches its service or not. */
function browserThat({
  answers,
  permission = 'default',
  reaches = true,
}: {
  answers: Answer;
  permission?: Answer;
  reaches?: boolean;
}) {
  const asked = { count: 0 };
  let subscribed: object | null = null;
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => {
      if (!reaches) throw new DOMException('push service error', 'AbortError');
      const { endpoint, p256dh, auth } = service.browser();
      subscribed = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          subscribed = null;
          return true;
        },
      };
      return subscribed;
    },
  };
  const registration = { pushManager, active: null };
  const question = {
    permission,
    requestPermission: async () => {
      asked.count += 1;
      question.permission = answers;
      return answers;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', question);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: async () => registration,
    },
  });
  return asked;
}
const open = () => openTab(t, '/dashboard-account?step=notifications', { as: elena });
const devices = async () => (await (await t.as(elena)).notifications.devices()).data;

test('it asks only after a tap, rings then, and stops again', async () => {
  const asked = browserThat({ answers: 'granted' });
  await open();
  await within(await screen.findByTestId('devices')).findByText('Turn on');
  expect(asked.count).toBe(0);
  await userEvent.click(screen.getByTestId('device-toggle'));
  await screen.findByText('Shows news.');
  expect(await devices()).toHaveLength(1);
  screen.getByTestId('news-bookingsByPush');
  await userEvent.click(screen.getByTestId('device-toggle'));
  await within(screen.getByTestId('devices')).findByText('Turn on');
  await waitFor(async () => expect(await devices()).toEqual([]));
});

test('a question that is closed can be asked again', async () => {
  browserThat({ answers: 'default' });
  await open();
  await userEvent.click(await screen.findByTestId('device-toggle'));
  await screen.findByText(/closed without an answer/);
});

test('who says no reads how to change it', async () => {
  browserThat({ answers: 'denied' });
  await open();
  await userEvent.click(await screen.findByTestId('device-toggle'));
  await within(await screen.findByTestId('device-blocked')).findByText(/Open the sign beside the address/);
});

test('a push service that does not answer is said', async () => {
  browserThat({ answers: 'granted', reaches: false });
  await open();
  await userEvent.click(await screen.findByTestId('device-toggle'));
  await screen.findByText(/own service for news did not answer/);
  expect(await devices()).toEqual([]);
});

test('other devices are named and can be removed', async () => {
  browserThat({ answers: 'granted' });
  const { endpoint, p256dh, auth } = service.browser();
  await (await t.as(elena)).notifications.addDevice({ body: { endpoint, p256dh, auth, name: 'Safari, iPhone' } });
  await open();
  const other = within(await screen.findByTestId('other-device'));
  other.getByText('Safari, iPhone');
  await userEvent.click(other.getByTestId('remove-device'));
  await waitFor(() => expect(screen.queryByTestId('other-device')).toBeNull());
});
