import webPush from 'web-push';
import type { Db } from '#server/db/db.ts';
import { callOut } from '../call-out.ts';
import { devicesToRing, forgetDevice, markRung, type RingingDevice } from './devices.ts';
import type { Push, PushMessage } from './push.ts';

type Choices = {
  db: Db;
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:` or an address. */
  subject: string;
  /** The origin of a push service besides those of the browsers. */
  service?: string | undefined;
  timeoutMs?: number;
};

/** The push services of Chrome and Edge, Firefox, Safari, and Windows. Addresses come from browsers: nothing else is ever called. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];
const SECONDS_TO_LIVE = 86_400;

/** Rings by the push services of browsers (RFC 8030), with payloads that only the browser can read (RFC 8291). */
export function openWebPush(choices: Choices): Push {
  const { db, publicKey } = choices;
  const canRing = (endpoint: string) => isOfAService(endpoint, choices.service);
  return {
    publicKey,
    canRing,
    async send(message) {
      const devices = await devicesToRing(db, { userId: message.to, messageId: message.id });
      const rung = await Promise.allSettled(
        devices.map(async (device) => {
          const isKnown = canRing(device.endpoint) && (await ring(choices, device, message));
          await (isKnown ? markRung(db, device.id, message.id) : forgetDevice(db, device));
        }),
      );
      const failed = rung.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

function isOfAService(endpoint: string, own: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (own !== undefined && origin === own) return true;
  const isNamed = services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return protocol === 'https:' && isNamed && port === '' && username === '';
}

/** False when there is no such device any more. What its service refuses otherwise is not tried again. */
async function ring(choices: Choices, device: RingingDevice, message: PushMessage): Promise<boolean> {
  const request = requestTo(device, message, choices);
  if (!request) return false;
  const { status } = await callOut('push', request, { timeoutMs: choices.timeoutMs ?? 15_000, largestAnswer: 65_536 });
  return status !== 404 && status !== 410;
}

/** Undefined when nothing can be encrypted for the keys that the browser named. */
function requestTo({ endpoint, p256dh, auth }: RingingDevice, message: PushMessage, choices: Choices) {
  const { publicKey, privateKey, subject } = choices;
  const { id, subject: title, text, link } = message;
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ id, title, text, link }),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: SECONDS_TO_LIVE, topic: id.replaceAll('-', '') },
    );
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return new Request(endpoint, { method, headers: sent, body: new Uint8Array(body) });
  } catch {
    return undefined;
  }
}
