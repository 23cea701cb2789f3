import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { services } from '#shared/services.ts';
import { memoryFolder } from '#test/memory-folder.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { openCopy } from './town-copy.ts';

/** Builds the demo town that every file of tests copies; ends with the run. */
export default async function buildTown() {
  const folder = fs.mkdtempSync(path.join(memoryFolder(), 'lado-towns-'));
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

type Town = { of: string; server: ServerProcess };
let open: Town | undefined;
/** The town of those that only read, which stays as it is. */
let readers: Town | undefined;

/** A built server with a demo town that nobody has touched: each file of tests has one of its own, so that journeys do not meet. */
export async function openTown(of: string): Promise<void> {
  if (open?.of === of) return;
  if (open !== readers) await close(open);
  open = of === READERS && readers ? readers : await begin(of);
  if (of === READERS) readers = open;
}

/** What a file of tests calls its town when it changes nothing there: all such files of a worker have one. */
export const READERS = 'readers';

const begin = async (of: string): Promise<Town> => ({ of, server: await openCopy({}) });

/** Stops the servers that this worker has open. */
export async function closeTowns(): Promise<void> {
  const towns = new Set([open, readers]);
  open = readers = undefined;
  for (const town of towns) await close(town);
}

async function close(town: Town | undefined): Promise<void> {
  await town?.server.stop();
}

/** Where the server of this file of tests is. */
export function serverAddress(): string {
  if (!open) throw new Error('No town is open: import `test` from journeys.ts.');
  return open.server.address;
}
