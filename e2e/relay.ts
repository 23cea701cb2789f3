import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isFull } from '#test/rounds.ts';
import { freePort } from './free-port.ts';

export type Relay = {
  settings: Record<string, string>;
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

/** A relay of the system's own packages on this machine; undefined, with a printed line, where there is none. Throws where all is to be tried. */
export async function startRelay(): Promise<Relay | undefined> {
  try {
    execFileSync('turnserver', ['--version'], { stdio: 'ignore' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      if (isFull)
        throw new Error('No coturn here, and everything is to be tried: install the package coturn.', { cause: error });
      console.log('No coturn here: visits over a relay are not tried. Install the package coturn to try them.');
      return undefined;
    }
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-relay-'));
  const port = await freePort();
  const secret = 'a-secret-of-the-relay-of-tests';
  const child = spawn(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file=stdout', '--simple-log', '--allow-loopback-peers'],
      ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`, '--realm=lado.test'],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, `--pidfile=${folder}/pid`, `--userdb=${folder}/db`],
    ],
    { stdio: 'ignore' },
  );
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
