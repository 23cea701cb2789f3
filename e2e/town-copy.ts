import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type ServerProcess, startServer } from './server-process.ts';

type Choices = { port?: number; settings?: Record<string, string> };

/** A server over a copy of the demo town, which stands there sooner than one that is built; its stop takes the copy along. */
export async function openCopy(choices: Choices): Promise<ServerProcess> {
  const towns = process.env['TOWNS'] ?? '';
  const folder = fs.mkdtempSync(path.join(towns, 'town-'));
  // PostgreSQL wants its files to stay with their owner, which Node's own copy changes.
  execFileSync('cp', ['-pPR', `${towns}/first/.`, folder]);
  const server = await startServer({ ...choices, folder });
  return {
    ...server,
    async stop() {
      const code = await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
