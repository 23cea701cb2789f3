import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerProcess = { address: string; child: ChildProcess; stop: () => Promise<number | null> };
type Choices = { port?: number; folder: string; settings?: Record<string, string> };

const running = new Map<ChildProcess, Promise<unknown>>();

/** Ends what a test that failed has left running. */
export async function endServers(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGTERM');
  await Promise.all(running.values());
}

/** Starts the built server and waits until it listens, on any free port unless told. Load limits are wide: everybody comes from one address. */
export async function startServer(choices: Choices): Promise<ServerProcess> {
  const { child, ended, words } = spawnServer(choices);
  const address = await Promise.race([ended.then(() => undefined), listening(child, words)]);
  if (address === undefined)
    throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}: ${words.join('')}`);
  return {
    address,
    child,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts the built server where it has reason not to: how it ended and what it said. */
export async function refusedServer(choices: Choices): Promise<{ code: number | null; said: string }> {
  const { child, ended, words } = spawnServer(choices);
  const address = await Promise.race([ended.then(() => undefined), listening(child, words)]);
  if (address !== undefined) child.kill('SIGTERM');
  return { code: await ended, said: words.join('') };
}

function spawnServer({ port = 0, folder, settings = {} }: Choices) {
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LIMITS_FACTOR: '1000',
      LADO_DEMO: '1',
      ...settings,
    },
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => words.push(piece.toString()));
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  running.set(child, ended);
  return { child, words, ended };
}

const listening = (child: ChildProcess, words: string[]) =>
  new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [, address] = /^Lado is ready at (\S+)/m.exec(words.join('')) ?? [];
      if (address) resolve(address);
    });
  });
