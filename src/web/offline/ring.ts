// The compiler reads this file with the types of a page: what a worker has besides is named here.
type RingMessage = { id?: string; title?: string; text?: string; link?: string };
type PushedEvent = Event & { data: { json: () => RingMessage } | null };
type ClickEvent = Event & { notification: { close: () => void; data: unknown } };
type Tab = { url: string; focus: () => Promise<unknown>; navigate: (address: string) => Promise<unknown> };
const worker = self as unknown as {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<Tab[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
};

/** Shows what was pushed. A repeated one takes the place of the first; browsers want one shown for each push, whatever it holds. */
export function ring(event: Event): Promise<void> {
  const { id, title = 'Lado', text = '', link } = readRung(event as PushedEvent);
  return worker.registration.showNotification(title, {
    body: text,
    ...(id && { tag: id }),
    icon: '/icon-192.png',
    data: ownAddress(link),
  });
}

/** Opens the page that it is about, in a tab of ours if there is one. */
export async function openRung(event: Event): Promise<void> {
  const { notification } = event as ClickEvent;
  notification.close();
  const address = ownAddress(notification.data);
  const [tab] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return void (await worker.clients.openWindow(address));
  await tab.focus().catch(() => undefined); // it is enough that the tab goes there
  await tab.navigate(address).catch(() => worker.clients.openWindow(address));
}

function readRung({ data }: PushedEvent): RingMessage {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A path of ours; whatever else was said leads to the list of news. */
const ownAddress = (link: unknown): string =>
  typeof link === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(link) ? link : '/notifications';
