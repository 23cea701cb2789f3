import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClientWith } from './queries.ts';
import { refreshOn, refreshTopics } from './realtime.ts';

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
