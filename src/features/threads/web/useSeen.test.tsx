import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Message } from '../thread.ts';
import { useSeen } from './useSeen.ts';

const unreadIn = (id: string) => ({ _id: id, unread: 1, messages: [{ sequence: 1 } as Message] });

test('of two conversations, one shown after the other, each newest message is told', () => {
  const tell = vi.fn((_talk: string, _sequence: number) => Promise.resolve());
  const { rerender } = renderHook(({ id }) => useSeen(unreadIn(id), (sequence) => tell(id, sequence)), {
    initialProps: { id: 'rosa' },
  });
  rerender({ id: 'rosa' });
  rerender({ id: 'ben' });
  expect(tell.mock.calls).toEqual([
    ['rosa', 1],
    ['ben', 1],
  ]);
});
