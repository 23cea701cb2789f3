/** What a browser answers when it is asked to ring. */
export type RingingAddress = { endpoint: string; p256dh: string; auth: string; name: string };

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The service worker of this site; undefined where the browser has none yet. */
const registration = async () => (isAble() ? await navigator.serviceWorker.getRegistration('/') : undefined);
const subscription = async () => (await (await registration())?.pushManager.getSubscription()) ?? undefined;

/** The address under which this browser rings, if it does. */
export const ringingAddress = async (): Promise<string | undefined> =>
  (await subscription().catch(() => undefined))?.endpoint;

export const isBlocked = (): boolean => isAble() && Notification.permission === 'denied';
export const canRing = (): boolean => isAble();

/** Asks the person, and then the browser's push service. Only after a tap: browsers refuse it otherwise. Throws when the service does not answer. */
export async function startRinging(publicKey: string): Promise<RingingAddress | 'unanswered'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'unanswered';
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // it may belong to another key
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscribed.toJSON();
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    name: nameOfBrowser(),
  };
}

/** This browser rings no longer, also when the server does not hear of it. */
export async function stopRinging(): Promise<void> {
  await (await subscription().catch(() => undefined))?.unsubscribe().catch(() => undefined);
}

const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS X': 'Mac',
  Linux: 'Linux',
};

/** 'Chrome, Android': by it people know which of their devices is meant. */
export function nameOfBrowser(agent = navigator.userAgent): string {
  const named = (names: Record<string, string>) => Object.entries(names).find(([mark]) => agent.includes(mark))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || 'Browser';
}
