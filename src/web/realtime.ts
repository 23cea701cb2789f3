import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { REALTIME_PATH, ServerFrame, SOCKET_REFUSED, type Topic, topics } from '#shared/realtime.ts';
import { device } from './device.ts';
import { askAnew } from './queries.ts';
import { roomLine } from './room-line.ts';
import { session, subscribeToSession } from './session.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const POLL_MS = 30_000;

type TopicListener = { topics: Topic[]; key: readonly unknown[] };
const hearings = new Set<TopicListener>();

/** Declares queries that are invalidated when one of the topics changes. */
export function refreshOn(topicsHeard: Topic[], key: readonly unknown[]) {
  const known = [...hearings].some((hearing) => JSON.stringify(hearing.key) === JSON.stringify(key));
  if (!known) hearings.add({ topics: topicsHeard, key });
}

/** Invalidates the queries of these topics at once, after a change of one's own, without waiting for the socket. */
export const refreshTopics = (client: QueryClient, changed: readonly Topic[]) =>
  Promise.all(
    [...hearings]
      .filter(({ topics: heard }) => heard.some((topic) => changed.includes(topic)))
      .map(({ key }) => askAnew(client, key)),
  );

/** Says nothing more on it. One that is still opening is closed once it is open: browsers report what is given up before as a failure. */
function leave(socket: WebSocket) {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/**
 * Keeps one socket open while somebody is logged in; while it is down, and when the window gets the focus, queries are fetched again
 * instead. `renderedAt` is the instant of the document, which is older than all that this page has asked.
 */
export function startRealtime(client: QueryClient, renderedAt: string) {
  let since: string | undefined = renderedAt;
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Who hears the socket: nobody once the session is over, although the device still knows whose it was. */
  const hearer = () => (session.isOver() ? undefined : session.current()?.userId);
  const refresh = (changed: readonly Topic[]) => void refreshTopics(client, changed);

  function open() {
    clearTimeout(timer);
    const token = device.get('access_token');
    if (!hearer() || !token || socket) return;
    const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + REALTIME_PATH);
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify({ token, since }));
    opened.onmessage = ({ data }) => {
      const frame = z.safeParse(ServerFrame, JSON.parse(String(data)));
      if (!frame.success) return;
      wait = FIRST_WAIT_MS;
      since = undefined; // only the first socket misses nothing
      if ('topics' in frame.data) refresh(frame.data.topics);
      if (frame.data.type === 'welcome') roomLine.opened((said) => opened.send(JSON.stringify(said)));
      if (frame.data.type !== 'changed') roomLine.hear(frame.data);
    };
    opened.onclose = ({ code }) => {
      if (socket === opened) {
        socket = undefined;
        roomLine.closed();
      }
      if (!hearer()) return;
      // A device that was signed out learns it by what it asks, not by the next thing that somebody does on it.
      if (code === SOCKET_REFUSED) refresh(topics);
      timer = setTimeout(open, roomLine.isHeld() ? FIRST_WAIT_MS : wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    };
  }

  roomLine.onHurry(open);
  let owner = hearer();
  subscribeToSession(() => {
    const now = hearer();
    if (now === owner) return;
    owner = now;
    if (socket) leave(socket);
    socket = undefined;
    open();
  });
  setInterval(() => {
    if (hearer() && !document.hidden && socket?.readyState !== WebSocket.OPEN) refresh(topics);
  }, POLL_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !session.isOver()) {
      refresh(topics);
      open();
    }
  });
  open();
}
