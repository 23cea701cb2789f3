import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openedPart, useBrought } from './opened-part.ts';

const line = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => {
  line.mockReturnValue(true);
  cleanup();
});

const Map = () => <p>A map</p>;

test('a part that is opened without a line comes when there is one again', async () => {
  const load = vi.fn(async () => Map);
  const Part = openedPart(load);
  line.mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await act(async () =>
    render(
      <Suspense fallback="Coming">
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Coming')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('A map')).toBeTruthy();
});

test('a part that was brought before opens when the line is cut', async () => {
  const load = vi.fn(async () => Map);
  const Part = openedPart(load);
  function Opener({ isOpen }: { isOpen: boolean }) {
    useBrought(Part);
    return <Suspense fallback="Coming">{isOpen && <Part />}</Suspense>;
  }
  const { rerender } = render(<Opener isOpen={false} />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  line.mockReturnValue(false);
  await act(async () => rerender(<Opener isOpen />));
  expect(screen.getByText('A map')).toBeTruthy();
});

test('bringing a part before that fails leaves the page alone, and it is asked for again', async () => {
  const load = vi.fn(async () => Map);
  load.mockRejectedValueOnce(new Error('Importing a module script failed.'));
  const Part = openedPart(load);
  function Opener({ isOpen }: { isOpen: boolean }) {
    useBrought(Part);
    return <Suspense>{isOpen && <Part />}</Suspense>;
  }
  const { rerender } = render(<Opener isOpen={false} />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await act(async () => rerender(<Opener isOpen />));
  expect(await screen.findByText('A map')).toBeTruthy();
});
