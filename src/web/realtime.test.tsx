import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClientWith } from './queries.ts';
import { refreshOn, refreshTopics, startRealtime } from './realtime.ts';
import { session } from './session.ts';

test('what changes while it is asked for the first time is asked again', async () => {
  const client = queryClientWith(() => Promise.reject(new Error('Nothing is sent.')));
  const queryKey = ['the number on a badge'];
  refreshOn(['threads'], queryKey);
  const answers: ((count: number) => void)[] = [];
  const queryFn = () => new Promise<number>((resolve) => void answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const leave = observer.subscribe(() => undefined);
  const refreshed = refreshTopics(client, ['threads']);
  answers[0]?.(2);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(1);
  await refreshed;
  expect(client.getQueryData(queryKey)).toBe(1);
  leave();
});

test('a log-out while the socket is still opening closes it once it is open, and says nothing on it', () => {
  const did: string[] = [];
  class OpeningSocket {
    static readonly CONNECTING = 0;
    static opened: OpeningSocket[] = [];
    readyState = OpeningSocket.CONNECTING;
    onopen = () => undefined;
    constructor() {
      OpeningSocket.opened.push(this);
    }
    open() {
      this.readyState = 1;
      this.onopen();
    }
    send = () => did.push('said');
    close = () => did.push(this.readyState === OpeningSocket.CONNECTING ? 'given up' : 'closed');
  }
  vi.stubGlobal('WebSocket', OpeningSocket);
  const _id = '5c0a7e1e-0000-4000-8000-000000000001';
  session.open(
    { _id, email: 'nadia@mail.example', firstName: 'Nadia', lastName: 'Ortiz', profileImage: null, token: 'a-token' },
    { expiresAt: '2026-06-15T16:15:00.000Z', expiresInSeconds: 900, workspace: 'family' },
  );
  startRealtime(
    queryClientWith(() => Promise.reject(new Error('Nothing is sent.'))),
    '2026-06-15T16:00:00.000Z',
  );
  session.close();
  expect(did).toEqual([]);
  for (const socket of OpeningSocket.opened) socket.open();
  expect(did).toEqual(['closed']);
  vi.unstubAllGlobals();
});
