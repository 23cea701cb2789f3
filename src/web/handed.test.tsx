import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useHanded } from './handed.ts';

const Handed = z.object({ changed: z.literal(true) });
const Page = () => <p>{useHanded(Handed) ? 'changed' : 'nothing'}</p>;
const at = (state?: unknown) => (
  <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
    <Page />
  </MemoryRouter>
);

test('what was handed over is there after a reload too, and the page comes alive as the server has rendered it', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(at());
  document.body.append(container);
  expect(container.textContent).toBe('nothing');
  const differences: unknown[] = [];
  const onRecoverableError = (error: unknown) => differences.push(error);
  const root = await act(async () => hydrateRoot(container, at({ changed: true }), { onRecoverableError }));
  expect(screen.getByText('changed')).toBeTruthy();
  expect(differences).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
