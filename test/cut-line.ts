import net, { type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut: every connection through it ends at once, in both directions, whatever is under way. */
export async function cutLineTo(address: string) {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const line = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut,
    close() {
      cut();
      line.close();
    },
  };
}
