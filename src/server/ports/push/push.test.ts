import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { aPerson } from '#features/account/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { secretsUnder } from '#server/secrets.ts';
import { ownPool } from '#test/database.ts';
import { type Browser, openPushServiceEmulator, type PushService } from '../emulators/push-service.ts';
import { listMailbox } from '../mailbox.ts';
import { devicesOf, keepDevice, MOST_DEVICES } from './devices.ts';
import { openMailboxPush } from './embedded.ts';
import { ownPushKeys } from './own-keys.ts';
import { pushBehaviour } from './push.behaviour.ts';
import { openWebPush } from './web-push.ts';

const { db } = await ownPool(4);
const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:help@lado.example';
let service: PushService;
beforeAll(async () => {
  service = await openPushServiceEmulator(keys.publicKey);
});
afterAll(() => service.close());

const overService = (origin = service.origin) =>
  openWebPush({ db, ...keys, subject, service: origin, timeoutMs: 2000 });

pushBehaviour('the mailbox', async () => ({
  push: openMailboxPush(db),
  anAccount: async () => randomUUID(),
  rung: async (accountId) =>
    (await listMailbox(db, { limit: 100 }))
      .filter(({ recipient }) => recipient === accountId)
      .map(({ id, subject, text }) => ({ id, subject, text }))
      .reverse(),
  close: async () => undefined,
}));

pushBehaviour('web push', async () => {
  const browsers = new Map<string, Browser>();
  return {
    push: overService(),
    anAccount: async () => {
      const { id } = await aPerson(db);
      browsers.set(id, await aDevice(db, id));
      return id;
    },
    rung: async (accountId) =>
      (browsers.get(accountId)?.rung ?? []).map(({ id, title, text }) => ({ id, subject: title, text })),
    close: async () => undefined,
  };
});

let asked = Date.now();
/** Each asks a moment after the one before, on however fast a machine. */
async function aDevice(at: Db, userId: string, browser = service.browser()): Promise<Browser> {
  const { id: sessionId } = await at
    .insertInto('sessions')
    .values({ user_id: userId, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { endpoint, p256dh, auth } = browser;
  await keepDevice(at, {
    userId,
    sessionId,
    endpoint,
    p256dh,
    auth,
    name: 'Chrome on Android',
    now: new Date((asked += 1)),
  });
  return browser;
}
const message = (to: string) => ({ id: randomUUID(), to, subject: 'Lado', text: 'News', link: '/notifications' });

describe('web push', () => {
  test('tells the page to open, in a payload that the service cannot read', async () => {
    const { id } = await aPerson(db);
    const browser = await aDevice(db, id);
    await overService().send(message(id));
    expect(browser.rung).toMatchObject([{ link: '/notifications' }]);
    expect(service.questions.at(-1)?.body.toString('latin1')).not.toMatch(/News|notifications/);
  });

  test('rings under a pair that follows from the key of this installation', async () => {
    const own = ownPushKeys(secretsUnder('a key of at least thirty-two characters'));
    expect(ownPushKeys(secretsUnder('a key of at least thirty-two characters'))).toEqual(own);
    expect(ownPushKeys(secretsUnder('another key of thirty-two characters')).publicKey).not.toBe(own.publicKey);
    const knowing = await openPushServiceEmulator(own.publicKey);
    const { id } = await aPerson(db);
    const browser = await aDevice(db, id, knowing.browser());
    await openWebPush({ db, ...own, subject, service: knowing.origin, timeoutMs: 2000 }).send(message(id));
    expect(browser.rung).toHaveLength(1);
    await knowing.close();
  });

  test('forgets a device that its service knows no longer, and rings on the others', async () => {
    const { id } = await aPerson(db);
    const [gone, stays] = [await aDevice(db, id), await aDevice(db, id)];
    gone.forget();
    await overService().send(message(id));
    expect(stays.rung).toHaveLength(1);
    expect((await devicesOf(db, id)).map(({ endpoint }) => endpoint)).toEqual([stays.endpoint]);
  });

  test('is tried again where the service is in trouble, and rings nowhere twice', async () => {
    const { id } = await aPerson(db);
    const [one, other] = [await aDevice(db, id), await aDevice(db, id)];
    const told = message(id);
    const push = overService();
    service.answerAlways({ status: 503 });
    await expect(push.send(told)).rejects.toMatchObject({ service: 'push' });
    service.answerAlways(undefined);
    await push.send(told);
    await push.send(told);
    expect([one.rung.length, other.rung.length]).toEqual([1, 1]);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/1',
    'https://user@fcm.googleapis.com/1',
    'https://127.0.0.1/1',
    'file:///etc/passwd',
    'nothing',
  ])('never calls %s', async (endpoint) => {
    const push = overService();
    expect(push.canRing(endpoint)).toBe(false);
    const { id } = await aPerson(db);
    await aDevice(db, id, { ...service.browser(), endpoint: `${endpoint}#${id}` });
    const before = service.questions.length;
    await push.send(message(id));
    expect(service.questions).toHaveLength(before);
    expect(await devicesOf(db, id)).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('knows %s', (endpoint) => expect(overService().canRing(endpoint)).toBe(true));

  test('keys that nothing can be encrypted for are forgotten', async () => {
    const { id } = await aPerson(db);
    await aDevice(db, id, { ...service.browser(), p256dh: Buffer.alloc(65, 4).toString('base64url') });
    await overService().send(message(id));
    expect(await devicesOf(db, id)).toEqual([]);
  });

  test('a further device takes the place of the oldest', async () => {
    const { id } = await aPerson(db);
    const first = await aDevice(db, id);
    for (let count = 0; count < MOST_DEVICES; count += 1) await aDevice(db, id);
    const kept = await devicesOf(db, id);
    expect(kept).toHaveLength(MOST_DEVICES);
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });
});
