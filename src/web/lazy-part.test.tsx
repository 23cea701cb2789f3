import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()); // React tells of what a boundary catches
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

class Caught extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'Failed' : this.props.children;
  }
}

const Bell = () => <p>A bell</p>;
const failing = () => {
  const load = vi.fn(async () => Bell);
  load.mockRejectedValueOnce(new Error('Importing a module script failed.'));
  return load;
};
const show = async (Part: ComponentType) =>
  act(async () =>
    render(
      <Caught>
        <Suspense fallback="Coming">
          <Part />
        </Suspense>
      </Caught>,
    ),
  );

test('a part that could not be loaded says so, and is loaded anew where it is shown next', async () => {
  const load = failing();
  const Part = lazyPart(load);
  await show(Part);
  expect(await screen.findByText('Failed')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  await show(Part);
  expect(await screen.findByText('A bell')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what could not be brought before is brought by the next who asks, and by them once', async () => {
  const load = failing();
  const Part = lazyPart(load);
  await expect(Part.bring()).rejects.toThrow();
  await expect(Promise.all([Part.bring(), Part.bring()])).resolves.toEqual([Bell, Bell]);
  expect(load).toHaveBeenCalledTimes(2);
});
