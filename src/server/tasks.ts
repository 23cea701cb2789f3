import { sweepSessions } from '#features/account/server/session-store.ts';
import type { Db } from './db/db.ts';
import { SEND_MESSAGE, sendMessage } from './jobs/outbox.ts';
import type { Tasks } from './jobs/worker.ts';
import type { Ports } from './ports/ports.ts';

const DAY_MS = 86_400_000;

export type TaskParts = { db: Db; ports: Ports; now: () => Date; publicUrl: string };

/** What the queue knows how to do, by capability. */
export function tasksOf({ db, ports, now }: TaskParts): Tasks {
  return {
    [SEND_MESSAGE]: { run: (payload) => sendMessage({ db, ports, now: now() }, (payload as { id: string }).id) },
    'sweep-sessions': { isSweep: true, run: () => sweepSessions(db, new Date(now().getTime() - DAY_MS)) },
  };
}
