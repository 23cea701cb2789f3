import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { beWhole, comeAlive, Piece, takeTurns } from './piece.tsx';
import { callQuery, queryClientWith } from './queries.ts';

let alive: string[];
let root: Root | undefined;
let problems: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  alive = [];
  problems = [];
});
afterEach(() => {
  act(() => root?.unmount());
  beWhole();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => void alive.push(name), [name]);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

function Page() {
  return (
    <main>
      <Counter name="outside" />
      {['first', 'second', 'third'].map((name) => (
        <Piece key={name}>
          <Counter name={name} />
        </Piece>
      ))}
    </main>
  );
}

async function opened() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  takeTurns();
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: (problem) => problems.push(problem) });
  });
  return (name: string) => [...container.querySelectorAll('button')].find((one) => one.textContent.startsWith(name));
}

const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(12)));

test('what stands outside is alive first, then one piece after the other', async () => {
  const button = await opened();
  expect(alive).toEqual(['outside']);
  await act(async () => comeAlive());
  expect(alive).toEqual(['outside', 'first']);
  await rest();
  expect(alive).toEqual(['outside', 'first', 'second']);
  await rest();
  await rest();
  expect(alive).toEqual(['outside', 'first', 'second', 'third']);
  await act(async () => button('third')?.click());
  expect(button('third')?.textContent).toBe('third 1');
  expect(problems).toEqual([]);
});

test('whoever touches a piece before its turn is not kept waiting, and loses no tap', async () => {
  const button = await opened();
  await act(async () => {
    button('third')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button('third')?.click();
  });
  expect(button('third')?.textContent).toBe('third 1');
  await rest();
  expect(alive.sort()).toEqual(['first', 'outside', 'second', 'third']);
  expect(problems).toEqual([]);
});

test('pieces that come later wait for nobody', async () => {
  await opened();
  await act(async () => comeAlive());
  for (const _ of [1, 2, 3, 4]) await rest();
  await act(async () =>
    root?.render(
      <Piece key="late">
        <Counter name="late" />
      </Piece>,
    ),
  );
  expect(alive.at(-1)).toBe('late');
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

test('what is heard while a page comes alive is shown once all of it is alive', async () => {
  const send = vi.fn(async () => ({ count: 3 }));
  const page = () => (
    <QueryClientProvider client={queryClientWith(send as never)}>
      <Count />
      <Piece>
        <Count />
      </Piece>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  takeTurns();
  await act(async () => {
    root = hydrateRoot(container, page(), { onRecoverableError: (problem) => problems.push(problem) });
  });
  await rest();
  expect(send).toHaveBeenCalledOnce();
  await act(async () => comeAlive());
  await rest();
  expect(container.textContent).toBe('nobody knowsnobody knows');
  await act(async () => beWhole());
  expect(container.textContent).toBe('3 wait3 wait');
  expect(problems).toEqual([]);
});
