import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { services } from '#shared/services.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Builds the demo town that every file of tests copies; ends with the run. */
export default async function buildTown() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-towns-'));
  process.env['TOWNS'] = folder;
  const server = await startServer({ folder: path.join(folder, 'first') });
  await photographsDrawn(server.address);
  await server.stop();
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

// They are drawn by the queue, after the start.
async function photographsDrawn(address: string) {
  const url = `${address}${services.seniorCare}/centres/v1.0/search?place=Pasadena,%20CA&kind=day_care`;
  await expect
    .poll(async () => (await (await fetch(url)).text()).includes('The garden with a bench'), { timeout: 120_000 })
    .toBe(true);
}

let open: { of: string; folder: string; server: ServerProcess } | undefined;

/** A built server with a demo town that nobody has touched: each file of tests has one of its own, so that journeys do not meet. */
export async function openTown(of: string): Promise<void> {
  if (open?.of === of) return;
  await closeTown();
  const towns = process.env['TOWNS'] ?? '';
  const folder = fs.mkdtempSync(path.join(towns, 'town-'));
  // PostgreSQL wants its files to stay with their owner, which Node's own copy changes.
  execFileSync('cp', ['-pPR', `${towns}/first/.`, folder]);
  open = { of, folder, server: await startServer({ folder }) };
}

/** Stops the server that this worker has open, if it has one. */
export async function closeTown(): Promise<void> {
  if (!open) return;
  const { server, folder } = open;
  open = undefined;
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Where the server of this file of tests is. */
export function serverAddress(): string {
  if (!open) throw new Error('No town is open: import `test` from journeys.ts.');
  return open.server.address;
}
