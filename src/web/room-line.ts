import type { ClientFrame, ServerFrame } from '#shared/realtime.ts';

/** What is heard on a seat of a room; `welcome` after each time that the connection is there again. */
export type RoomFrame = Exclude<ServerFrame, { type: 'changed' }>;
type FrameListener = { hear: (frame: RoomFrame) => void; cut: () => void };

let hearing: FrameListener | undefined;
let send: ((frame: ClientFrame) => void) | undefined;
let hurry: (() => void) | undefined;

/** The end of the one socket of this tab that rooms use. */
export const roomLine = {
  /** Whether somebody is in a room: a lost connection is then opened again at once. */
  isHeld: () => hearing !== undefined,
  /** For whoever keeps the socket. */
  opened(sending: (frame: ClientFrame) => void) {
    send = sending;
  },
  hear: (frame: RoomFrame) => hearing?.hear(frame),
  closed() {
    send = undefined;
    hearing?.cut();
  },
  onHurry(open: () => void) {
    hurry = open;
  },

  /** Hears a room until the answer is called. */
  hold(next: FrameListener): () => void {
    hearing = next;
    hurry?.();
    return () => {
      if (hearing === next) hearing = undefined;
    };
  },
  isOpen: () => send !== undefined,
  /** Says something where there is a connection; without one it is lost, and whoever comes back says it anew. */
  say: (frame: ClientFrame) => send?.(frame),
};
