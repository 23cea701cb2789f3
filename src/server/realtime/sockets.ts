import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { ClientFrame, Hello, REALTIME_PATH, type ServerFrame, SOCKET_REFUSED, topics } from '#shared/realtime.ts';
import type { User } from '#server/http/handlers.ts';
import type { Notice } from './fanout.ts';
import { rememberNotices } from './remember-notices.ts';
import { openRooms, type RoomGuest, type RoomKeeper } from './rooms.ts';
import type { Db } from '#server/db/db.ts';

const HELLO_WITHIN_MS = 3000;
const LONGEST_FRAME = 65_536;
const UNSENT_LIMIT = 262_144;
const BEAT_MS = 25_000;
/** A notice of an ended session can be missed, and whoever lasts too long has none. */
const ASK_LIVE_MS = 60_000;
/** From one beat to the next. */
const MOST_FRAMES = 600;
const MOST_BYTES = 2_000_000;
/** Open pages of one account, on all its devices, that one process serves. */
const SOCKETS_AN_ACCOUNT = 20;

/** Close codes that browsers understand: log in again, go away, try again, begin anew with what is left to you. */
const closing = { refused: SOCKET_REFUSED, tooMany: 4429, slow: 1013, going: 1001, anew: 1012 } as const;

type Socket = WebSocket;
type Guest = RoomGuest;

export type Sockets = { deliver: (notice: Notice) => void; catchUp: () => void; cut: () => void };

/** One WebSocket endpoint: same origin, a token in the first frame, closed when the session ends, within a minute where its end was not told. */
export async function serveSockets(
  app: FastifyInstance,
  {
    userOfToken,
    liveAmong,
    origins,
    now,
    db,
    keeper,
  }: {
    userOfToken: (token: string) => Promise<User | undefined>;
    /** Which of these sessions are still good. */
    liveAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
    origins: (request: FastifyRequest) => string[];
    now: () => Date;
    db: Db;
    keeper: RoomKeeper;
  },
): Promise<Sockets> {
  const guests = new Set<Guest>();
  const heard = rememberNotices(now);
  const rooms = openRooms({ db, keeper });
  const countOf = (id: string) => [...guests].filter(({ userId }) => userId === id).length;
  /** What cannot be asked now is asked a minute later. */
  const closeEnded = async () => {
    const held = [...guests];
    if (held.length === 0) return;
    const live = await liveAmong([...new Set(held.map(({ sessionId }) => sessionId))]).catch(() => undefined);
    for (const { socket, sessionId } of held) if (live && !live.has(sessionId)) socket.close(closing.refused);
  };
  const asking = setInterval(() => void closeEnded(), ASK_LIVE_MS);
  asking.unref();
  await app.register(websocket, {
    options: { maxPayload: LONGEST_FRAME },
    preClose: async () => {
      rooms.stop();
      clearInterval(asking);
      for (const socket of app.websocketServer.clients) socket.close(closing.going);
      app.websocketServer.close();
    },
  });

  app.get(REALTIME_PATH, { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    if (!request.headers.origin || !origins(request).includes(request.headers.origin))
      return socket.close(closing.refused);
    const late = setTimeout(() => socket.close(closing.refused), HELLO_WITHIN_MS);
    socket.once('message', (frame: Buffer) => {
      clearTimeout(late);
      const hello = helloOf(frame);
      void Promise.resolve(hello && userOfToken(hello.token))
        .then((user) => {
          if (socket.readyState !== socket.OPEN) return; // its close was heard before anybody listened for it
          if (!user) return socket.close(closing.refused);
          if (countOf(user.id) >= SOCKETS_AN_ACCOUNT) return socket.close(closing.tooMany);
          const say = (said: ServerFrame) => send(socket, said);
          const guest: Guest = { socket, userId: user.id, sessionId: user.sessionId, send: say };
          guests.add(guest);
          socket.on('close', () => {
            guests.delete(guest);
            rooms.lose(guest);
          });
          say({ type: 'welcome', topics: heard.changedSince(hello?.since, user.id) });
          watch(socket, (said) => rooms.take(guest, said));
        })
        .catch(() => socket.close(closing.slow));
    });
    socket.on('close', () => clearTimeout(late));
  });

  return {
    deliver(notice) {
      if ('room' in notice) return rooms.hear(notice);
      if ('to' in notice) heard.add(notice);
      if ('narrowedUsers' in notice) rooms.look();
      for (const { socket, userId, sessionId } of guests) {
        if ('endedSessions' in notice) {
          if (notice.endedSessions.includes(sessionId)) socket.close(closing.refused);
        } else if ('narrowedUsers' in notice) {
          if (notice.narrowedUsers.includes(userId)) socket.close(closing.anew);
        } else if ('to' in notice && notice.to.includes(userId))
          send(socket, { type: 'changed', topics: notice.topics });
      }
    },
    cut: heard.forget,
    catchUp() {
      heard.begin();
      for (const { socket } of guests) send(socket, { type: 'changed', topics: [...topics] });
      void closeEnded();
    },
  };
}

const helloOf = (frame: Buffer) => z.safeParse(Hello, parsed(frame)).data;

function parsed(frame: Buffer): unknown {
  try {
    return JSON.parse(frame.toString());
  } catch {
    return undefined;
  }
}

function send(socket: Socket, frame: ServerFrame) {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > UNSENT_LIMIT) return socket.close(closing.slow);
  socket.send(JSON.stringify(frame));
}

/** Ends connections that have gone silent, and people who talk too much or what nobody understands. */
function watch(socket: Socket, take: (frame: ClientFrame) => void) {
  let isAlive = true;
  let [frames, bytes] = [0, 0];
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (frame: Buffer) => {
    frames += 1;
    bytes += frame.length;
    const said = z.safeParse(ClientFrame, parsed(frame));
    if (frames > MOST_FRAMES || bytes > MOST_BYTES || !said.success) return socket.close(closing.tooMany);
    take(said.data);
  });
  const beat = setInterval(() => {
    [frames, bytes] = [0, 0];
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, BEAT_MS);
  socket.on('close', () => clearInterval(beat));
}
