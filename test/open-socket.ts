import WebSocket from 'ws';
import { REALTIME_PATH, type ServerFrame } from '#shared/realtime.ts';

export type OpenSocket = { socket: WebSocket; frames: readonly ServerFrame[]; closed: Promise<number> };

/** A socket to a server that has been welcomed; `frames` are what it hears. Rejects when it is closed instead. */
export async function openSocket(
  { address }: { address: string },
  { token }: { token: string | undefined },
): Promise<OpenSocket> {
  const socket = new WebSocket(address.replace('http', 'ws') + REALTIME_PATH, { origin: address });
  const frames: ServerFrame[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.once('open', () => socket.send(JSON.stringify({ token })));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (frame: Buffer) => {
      frames.push(JSON.parse(frame.toString()) as ServerFrame);
      resolve();
    });
    void closed.then((code) => reject(new Error(`The socket was closed with ${code}.`)));
  });
  return { socket, frames, closed };
}
