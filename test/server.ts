import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrateJobs } from '#server/jobs/worker.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function startServer(project: TestProject) {
  if (!project.isRootProject()) return undefined; // Vitest asks for each project, and all have what the root provides
  const given = process.env['TEST_DATABASE_URL'];
  const folder = fs.mkdtempSync(path.join(memoryFolder(), 'lado-test-'));
  // Tests may lose their data in a power cut, so they need not wait for the disk; and hundreds of databases that last a minute need no vacuum.
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startEmbedded({
        folder,
        say: console.log,
        settings: [
          'fsync=off',
          'full_page_writes=off',
          'synchronous_commit=off',
          'autovacuum=off',
          'max_connections=300',
        ],
      });
  const template = new URL(server.url);
  template.pathname = '/template_lado';
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query('drop database if exists template_lado');
  await client.query('create database template_lado');
  await client.end();
  await migrate(template.href, 'src/server/db/migrations');
  await migrateJobs(template.href);
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true });
  };
}
