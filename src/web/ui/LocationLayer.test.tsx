import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { pressEscIn } from '#test/native-parts.ts';
import { userEvent } from '#test/user-event.ts';
import { blocked, box, isOpen, ownField, press, show, towns, typed, where } from '#test/where-field.tsx';

ownField();

describe('a tap on a phone', () => {
  beforeEach(() => {
    globalThis.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('699.98') }) as MediaQueryList;
  });
  const layer = () => screen.queryByTestId<HTMLDialogElement>('location-layer');
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City or ZIP code' });
  const tapped = async () => {
    show();
    await userEvent.click(box());
    expect(document.activeElement).toBe(field());
  };

  test('opens the field and its list as a modal layer, and an option brings one back', async () => {
    await tapped();
    expect(screen.getByRole('dialog', { name: 'Where' })).toBe(layer());
    expect(isOpen()).toBe(false);
    await press('pasa');
    await userEvent.click(await screen.findByRole('option', { name: 'Pasadena, TX' }));
    expect(layer()).toBeNull();
    expect(where.kept.place).toBe(towns[1]);
    expect(document.activeElement).toBe(box());
    expect(box().inputMode).toBe('none');
  });

  test.each([
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Enter', () => press('{Enter}')],
    ['Escape', async () => act(() => pressEscIn(layer() ?? fail()))],
    ['a press beside it', async () => fireEvent.mouseDown(layer() ?? fail())],
  ])('%s leaves with what was typed, and sends nothing', async (_, leave) => {
    await tapped();
    await press('pasa');
    await leave();
    await waitFor(() => expect(layer()).toBeNull());
    expect([where.kept.text, where.submits]).toEqual(['pasa', 0]);
    expect(document.activeElement).toBe(box());
  });

  test('a browser that keeps its location to itself is heard in it', async () => {
    await tapped();
    await userEvent.click(screen.getAllByRole('option', { name: 'Use my current location' }).at(-1) ?? fail());
    const said = await screen.findByText(blocked);
    expect(layer()?.contains(said)).toBe(true);
    expect(document.activeElement).toBe(field());
  });

  test('keys work where the field stands', async () => {
    await typed('pasa');
    await press('{ArrowDown}{Enter}');
    expect([where.kept.text, layer()]).toEqual(['Pasadena, CA', null]);
  });
});

const fail = (): never => {
  throw new Error('It is not there.');
};
