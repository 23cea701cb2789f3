import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { awaitWhole, beWhole, Piece } from './piece.tsx';
import { callQuery, queryClientWith } from './queries.ts';

let root: Root | undefined;
let problems: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  problems = [];
  arriving = undefined;
});
afterEach(() => {
  act(() => root?.unmount());
  beWhole();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const waiting = call({
  service: 'common',
  method: 'GET',
  path: '/waiting',
  access: publicly,
  summary: 'How many wait',
  reply: z.object({ count: z.number() }),
});

function Count() {
  const { data } = useQuery(callQuery(waiting, {}));
  return <p>{data ? `${data.count} wait` : 'nobody knows'}</p>;
}

let arriving: Promise<void> | undefined;

/** As a part whose module is still on its way. */
function LateCount() {
  if (arriving) use(arriving);
  return <Count />;
}

test('what is heard while a page comes alive is shown once all of it is alive', async () => {
  const send = vi.fn(async () => ({ count: 3 }));
  const page = () => (
    <QueryClientProvider client={queryClientWith(send as never)}>
      <Count />
      <Piece>
        <LateCount />
      </Piece>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  awaitWhole();
  let arrive = () => undefined as void;
  arriving = new Promise((resolve) => (arrive = resolve));
  await act(async () => {
    root = hydrateRoot(container, page(), { onRecoverableError: (problem) => problems.push(problem) });
  });
  expect(send).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('nobody knowsnobody knows');
  await act(async () => arrive());
  await act(async () => beWhole());
  expect(container.textContent).toBe('3 wait3 wait');
  expect(problems).toEqual([]);
});
