import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { Hello, REALTIME_PATH, type ServerFrame, topics } from '#shared/realtime.ts';
import type { User } from '#server/http/handlers.ts';
import type { Notice } from './fanout.ts';
import { rememberNotices } from './remember-notices.ts';

const HELLO_WITHIN_MS = 3000;
const LONGEST_FRAME = 65_536;
const UNSENT_LIMIT = 262_144;
const BEAT_MS = 25_000;
const FRAMES_A_MINUTE = 60;
/** Open pages of one account, on all its devices, that one process serves. */
const SOCKETS_AN_ACCOUNT = 20;

/** Close codes that browsers understand: log in again, go away, try again. */
const closing = { refused: 4401, tooMany: 4429, slow: 1013, going: 1001 } as const;

type Socket = WebSocket;
type Guest = { socket: Socket; userId: string; sessionId: string };

export type Sockets = { deliver: (notice: Notice) => void; catchUp: () => void; cut: () => void };

/** One WebSocket endpoint: same origin, a token in the first frame, closed when the session ends. */
export async function serveSockets(
  app: FastifyInstance,
  {
    userOfToken,
    origins,
    now,
  }: {
    userOfToken: (token: string) => Promise<User | undefined>;
    origins: (request: FastifyRequest) => string[];
    now: () => Date;
  },
): Promise<Sockets> {
  const guests = new Set<Guest>();
  const heard = rememberNotices(now);
  const countOf = (id: string) => [...guests].filter(({ userId }) => userId === id).length;
  await app.register(websocket, {
    options: { maxPayload: LONGEST_FRAME },
    preClose: async () => {
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
          if (!user) return socket.close(closing.refused);
          if (countOf(user.id) >= SOCKETS_AN_ACCOUNT) return socket.close(closing.tooMany);
          const guest = { socket, userId: user.id, sessionId: user.sessionId };
          guests.add(guest);
          socket.on('close', () => guests.delete(guest));
          send(socket, { type: 'welcome', topics: heard.changedSince(hello?.since, user.id) });
          watch(socket);
        })
        .catch(() => socket.close(closing.slow));
    });
    socket.on('close', () => clearTimeout(late));
  });

  return {
    deliver(notice) {
      if ('to' in notice) heard.add(notice);
      for (const { socket, userId, sessionId } of guests) {
        if ('endedSessions' in notice) {
          if (notice.endedSessions.includes(sessionId)) socket.close(closing.refused);
        } else if ('to' in notice && notice.to.includes(userId))
          send(socket, { type: 'changed', topics: notice.topics });
      }
    },
    cut: heard.forget,
    catchUp() {
      heard.begin();
      for (const { socket } of guests) send(socket, { type: 'changed', topics: [...topics] });
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
  if (socket.bufferedAmount > UNSENT_LIMIT) return socket.close(closing.slow);
  socket.send(JSON.stringify(frame));
}

/** Ends connections that have gone silent, and people who talk too much: nothing but pongs is expected of them. */
function watch(socket: Socket) {
  let isAlive = true;
  let frames = 0;
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', () => {
    frames += 1;
    if (frames > FRAMES_A_MINUTE) socket.close(closing.tooMany);
  });
  const beat = setInterval(() => {
    frames = 0;
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, BEAT_MS);
  socket.on('close', () => clearInterval(beat));
}
