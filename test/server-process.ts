import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { demoCentres } from '#features/senior-care/demo/centres.ts';
import { LAPSED } from '#features/senior-care/demo/demo-evidence.ts';
import { firstRoom, type RoomType } from '#features/senior-care/rooms.ts';
import { demoFamily } from '#features/account/demo/people.ts';
import { services } from '#shared/services.ts';
import { addDays, dayIn, weekdayOf } from '#shared/dates.ts';
import { codeIn, type Letter, outboxOf } from '../e2e/outbox.ts';
import { endServers, type ServerProcess } from '../e2e/server-process.ts';
import { memoryFolder } from './memory-folder.ts';

/** Makes folders for the servers of a file of tests; they go with the file. */
export function ownFolders(): (parent?: string) => string {
  const folders: string[] = [];
  afterAll(async () => {
    await endServers();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });
  return (parent = memoryFolder()) => {
    const folder = fs.mkdtempSync(path.join(parent, 'lado start '));
    folders.push(folder);
    return folder;
  };
}

/** Processes on one database have one key. */
export const SECRETS_KEY = 'the key of these servers, which nobody knows';

/** What somebody who knows nothing but addresses can do at a started server. */
export type Guest = { token: string; headers: Record<string, string> };

export async function logIn(
  { address }: ServerProcess,
  { email, password }: { email: string; password: string } = demoFamily,
): Promise<Guest> {
  const answer = await post(`${address}${services.user}/auth/v1.1/signin`, { email, password });
  const { token, data } = (await answer.json()) as { token: string; data: { _id: string } };
  return { token, headers: { 'x-token': token, authorization: `Bearer ${token}`, userid: data._id } };
}

export function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
}

/** The code that was mailed to somebody of a demo town, once it is there. */
export async function codeMailedTo({ address }: ServerProcess, email: string): Promise<string> {
  let code: string | undefined;
  const newest = async () => {
    const answer = await fetch(`${address}${outboxOf(email)}`);
    code = codeIn(((await answer.json()) as { data: Letter[] }).data);
    return code;
  };
  await expect.poll(newest, { interval: 100 }).toBeTruthy();
  return code ?? '';
}

export type Wish = {
  key: string;
  stay: {
    centerId: string;
    checkInDate: string;
    checkOutDate: string;
    weekDays: number[];
    roomType: RoomType | null;
  };
};

/** Beyond the last day on which anything is booked in the demo town: one of its days is full. */
const FIRST_FREE = 120;

/** Stays of one day, each on another day or at another centre, so that none takes the seat of another. */
export function wishesFor(count: number, now = new Date()): Wish[] {
  const centres = demoCentres().filter(({ key, isVerified }) => isVerified && key !== LAPSED);
  const wishes: Wish[] = [];
  for (let ahead = FIRST_FREE; wishes.length < count; ahead += 1) {
    for (const { id, timeZone, hours, fullWeekdays, rooms } of centres) {
      const day = addDays(dayIn(timeZone, now), ahead);
      const weekday = weekdayOf(day);
      if (!hours[weekday - 1] || fullWeekdays.includes(weekday)) continue;
      wishes.push({
        key: `wish-number-${wishes.length}`,
        stay: {
          centerId: id,
          checkInDate: day,
          checkOutDate: day,
          weekDays: [weekday],
          roomType: firstRoom(rooms)?.type ?? null,
        },
      });
    }
  }
  return wishes.slice(0, count);
}

/** Asks again whenever it is told to come back later. */
export async function patiently(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  while (answer.status === 503) {
    await pause(Number(answer.headers.get('retry-after')) * 1000);
    answer = await ask();
  }
  return answer;
}

/** Books and answers the id of the booking; asks again while there is no room, and rejects when there is no answer. */
export async function book({ address }: ServerProcess, { headers }: Guest, { key, stay }: Wish): Promise<string> {
  const ask = () =>
    post(`${address}${services.seniorCare}/api/auth/v1.1/bookings`, stay, { ...headers, 'idempotency-key': key });
  const answer = await patiently(ask);
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${answer.status} ${text}`);
  return (JSON.parse(text) as { data: { _id: string } }).data._id;
}

/** How many bookings somebody has, in whatever state. */
export async function countBookings({ address }: ServerProcess, { headers }: Guest): Promise<number> {
  const answer = await fetch(`${address}${services.seniorCare}/api/auth/v1.1/bookings`, { headers });
  const { counts } = (await answer.json()) as { counts: Record<string, number> };
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

type HeardStatus = { status: string; isLast: boolean };

/** One connection that is kept between requests: the status of each answer, and whether the server said that it was the last. */
export function keptConnection(
  url: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): { ask: () => Promise<HeardStatus>; end: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async ask() {
      const response = await new Promise<http.IncomingMessage | Error>((resolve) => {
        http
          .request(url, { agent, ...init }, resolve)
          .on('error', resolve)
          .end(init.body);
      });
      if (response instanceof Error) return { status: response.message, isLast: true };
      const isWhole = await new Promise<boolean>((resolve) =>
        response.resume().on('close', () => resolve(response.complete)),
      );
      return { status: isWhole ? String(response.statusCode) : 'cut', isLast: response.headers.connection === 'close' };
    },
    end: () => agent.destroy(),
  };
}

/** Asks again and again until it is told that this was the last answer. */
export async function askUntilTold({ ask, end }: ReturnType<typeof keptConnection>): Promise<string[]> {
  const heard: string[] = [];
  for (let isLast = false; !isLast;) {
    const answer = await ask();
    heard.push(answer.status);
    isLast = answer.isLast;
  }
  end();
  return heard;
}

/** The process of the embedded PostgreSQL of a data folder. */
export const postmasterIn = (folder: string) =>
  Number.parseInt(fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

/** A process and its children. */
export function familyOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...lines.filter(([, ppid]) => ppid === parent).flatMap(([pid]) => pid ?? [])];
}

export function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

/** Sends a signal; false when there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
