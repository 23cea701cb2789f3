import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PORT = 4179;

/** One built server with the demo town for all journeys, on a folder of its own; stopped at the end. */
export default async function openHouse() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-journeys-'));
  const house = await startHouse({ port: PORT, folder });
  process.env['HOUSE'] = house.address;
  return async () => {
    await house.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

export type House = { address: string; child: ChildProcess; stop: () => Promise<number | null> };

/** Starts the built server and waits until it answers. Load limits are wide: all journeys come from one address. */
export async function startHouse({ port, folder, settings = {} }: { port: number; folder: string; settings?: Record<string, string> }): Promise<House> {
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', LIMITS_FACTOR: '1000', LADO_DEMO: '1', ...settings },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      if (said.includes('Lado is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}
