import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Db } from '#server/db/db.ts';
import type { ClientFrame, ServerFrame } from '#shared/realtime.ts';
import { publishCame, publishOut, publishSignal, type RoomNotice } from './fanout.ts';

type Holder = { userId: string; sessionId: string };
type HeldSeat = { seat: string; room: string };

/** Who may sit in which room: whoever composes the server hands it in, this kernel carries frames between seats and knows no more. */
export type RoomKeeper = {
  /** The room in which a seat was given to this session, and who sits there; undefined keeps them outside. */
  enter: (seat: string, holder: Holder) => Promise<{ room: string; others: string[] } | undefined>;
  leave: (seat: string) => Promise<void>;
  /** Told every two seconds which seats this process holds; answers who, in their rooms, may stay no longer. */
  check: (held: readonly HeldSeat[]) => Promise<readonly HeldSeat[]>;
};

export type RoomGuest = Holder & { socket: WebSocket; send: (frame: ServerFrame) => void };
type SeatedGuest = { room: string; guest: RoomGuest };

const CHECK_MS = 2000;
/** PostgreSQL sends at most 8,000 bytes at a time. */
const PIECE = 6000;
const MOST_UNFINISHED = 200;
/** Others may sit here, this one may not. */
const PUT_OUT = 4403;

type Rooms = {
  take: (guest: RoomGuest, frame: ClientFrame) => void;
  /** The connection is gone; the seat stays for a moment, so that whoever comes back finds it. */
  lose: (guest: RoomGuest) => void;
  hear: (notice: RoomNotice) => void;
  /** Somebody may do less than before: asks at once who may stay, instead of within two seconds. */
  look: () => void;
  stop: () => void;
};

/** The rooms of which this process holds seats. Frames between two processes go by the database, in pieces. */
export function openRooms({ db, keeper }: { db: Db; keeper: RoomKeeper }): Rooms {
  const seats = new Map<string, SeatedGuest>();
  const join = pieces();
  /** Who was put out here is told again by the notice to all processes. */
  const putOutBefore = recent();
  /** What one guest does happens in its order. */
  const lines = new WeakMap<RoomGuest, Promise<unknown>>();

  const seatOf = (guest: RoomGuest) => [...seats].find(([, sitting]) => sitting.guest === guest);
  const inRoom = (room: string) => [...seats].filter(([, sitting]) => sitting.room === room);

  async function enter(guest: RoomGuest, seat: string) {
    await leave(guest);
    const entered = await keeper.enter(seat, guest);
    if (!entered) return guest.send({ type: 'out', seat });
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    seats.set(seat, { room: entered.room, guest });
    guest.send({ type: 'entered', seat, others: entered.others });
    await publishCame(db, entered.room, seat);
  }

  async function leave(guest: RoomGuest) {
    const [seat, sitting] = seatOf(guest) ?? [];
    if (!seat || !sitting) return;
    seats.delete(seat);
    await keeper.leave(seat);
    await publishOut(db, sitting.room, [seat]);
  }

  async function signal(guest: RoomGuest, { to, data }: { to: string; data: string }) {
    const [from, sitting] = seatOf(guest) ?? [];
    if (!from || !sitting) return;
    const near = seats.get(to);
    if (near?.room === sitting.room) return near.guest.send({ type: 'signal', from, data });
    const packed = Buffer.from(data).toString('base64');
    const count = Math.ceil(packed.length / PIECE);
    const frame = randomUUID();
    for (let piece = 0; piece < count; piece += 1)
      await publishSignal(db, {
        room: sitting.room,
        from,
        to,
        frame,
        piece,
        count,
        data: packed.slice(piece * PIECE, (piece + 1) * PIECE),
      });
  }

  function putOut({ room, out, closes }: { room: string; out: readonly string[]; closes: boolean }) {
    for (const seat of out) {
      if (putOutBefore(seat)) continue;
      const sitting = seats.get(seat);
      seats.delete(seat);
      sitting?.guest.send({ type: 'out', seat });
      if (closes) sitting?.guest.socket.close(PUT_OUT);
      for (const [, { guest }] of inRoom(room)) guest.send({ type: 'went', seat });
    }
  }

  async function check() {
    if (seats.size === 0) return;
    const gone = await keeper.check([...seats].map(([seat, { room }]) => ({ seat, room })));
    for (const { seat, room } of gone) {
      putOut({ room, out: [seat], closes: true });
      await publishOut(db, room, [seat], true);
    }
  }
  const look = () => void check().catch(() => undefined); // asked again in two seconds
  const timer = setInterval(look, CHECK_MS);
  timer.unref();

  return {
    take(guest, frame) {
      const step = () => {
        if (frame.type === 'enter') return enter(guest, frame.seat);
        return frame.type === 'leave' ? leave(guest) : signal(guest, frame);
      };
      lines.set(
        guest,
        (lines.get(guest) ?? Promise.resolve()).then(step).catch(() => undefined),
      );
    },
    lose(guest) {
      const [seat] = seatOf(guest) ?? [];
      if (seat) seats.delete(seat);
    },
    hear(notice) {
      const others = inRoom(notice.room);
      if ('came' in notice)
        for (const [seat, { guest }] of others)
          if (seat !== notice.came) guest.send({ type: 'came', seat: notice.came });
      if ('out' in notice) putOut({ ...notice, closes: notice.closes ?? false });
      if ('isEmptied' in notice)
        for (const [seat, { guest }] of others) {
          seats.delete(seat);
          guest.send({ type: 'ended' });
        }
      if (!('to' in notice)) return;
      const sitting = seats.get(notice.to);
      const data = sitting?.room === notice.room ? join(notice) : undefined;
      if (sitting && data !== undefined) sitting.guest.send({ type: 'signal', from: notice.from, data });
    },
    look,
    stop: () => clearInterval(timer),
  };
}

type Piece = Extract<RoomNotice, { to: string }>;

/** Whether something was said before, among the last ones. */
function recent() {
  const known = new Set<string>();
  return (name: string): boolean => {
    if (known.has(name)) return true;
    known.add(name);
    const [oldest] = known;
    if (known.size > MOST_UNFINISHED && oldest) known.delete(oldest);
    return false;
  };
}

/** Puts together what came in pieces; what was never finished makes room for newer ones. */
function pieces() {
  const unfinished = new Map<string, string[]>();
  return ({ frame, piece, count, data }: Piece): string | undefined => {
    const known = unfinished.get(frame) ?? [];
    known[piece] = data;
    unfinished.set(frame, known);
    const [oldest] = unfinished.keys();
    if (unfinished.size > MOST_UNFINISHED && oldest) unfinished.delete(oldest);
    if (known.filter((one) => one !== undefined).length < count) return undefined;
    unfinished.delete(frame);
    return Buffer.from(known.join(''), 'base64').toString();
  };
}
