import net from 'node:net';

/** After so many bytes of what the caller sends (`up`) or is answered (`down`): the connection is cut, or falls silent for good. */
export type Fault = { up: number; then: 'cut' | 'silence' } | { down: number; then: 'cut' | 'silence' };

export type FaultyProxy = { port: number; fail(fault: Fault | undefined): void; close(): Promise<void> };

/** Stands between a port and an emulator and breaks the connection where a test wants it to. A fault holds for every new connection until the next. */
export async function openFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  let fault: Fault | undefined;
  const sockets = new Set<net.Socket>();
  const cutAll = () => sockets.forEach((socket) => socket.destroy());

  const server = net.createServer((caller) => {
    const service = net.connect(targetPort, '127.0.0.1');
    for (const socket of [caller, service]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    const cut = () => {
      caller.destroy();
      service.destroy();
    };
    const up = fault && 'up' in fault ? { after: fault.up, then: fault.then } : undefined;
    const down = fault && 'down' in fault ? { after: fault.down, then: fault.then } : undefined;
    carry(caller, service, { limit: up, cut });
    carry(service, caller, { limit: down, cut });
    caller.on('close', () => service.end());
    service.on('close', () => caller.end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    port: portOf(server),
    fail(next) {
      fault = next;
      cutAll();
    },
    async close() {
      cutAll();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

type Limit = { after: number; then: 'cut' | 'silence' };

function carry(from: net.Socket, to: net.Socket, { limit, cut }: { limit: Limit | undefined; cut: () => void }) {
  let carried = 0;
  from.on('data', (bytes: Buffer) => {
    if (!limit) {
      to.write(bytes);
      return;
    }
    to.write(bytes.subarray(0, Math.max(0, limit.after - carried)));
    carried += bytes.length;
    // What was let through must arrive before the cut.
    if (carried >= limit.after && limit.then === 'cut') setTimeout(cut, 5);
  });
}
