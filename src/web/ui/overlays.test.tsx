import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import en from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { isPopoverOpen, pressEscIn } from '#test/native-parts.ts';
import { userEvent } from '#test/user-event.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { Popover } from './Popover.tsx';
import { Tabs } from './Tabs.tsx';
import { Toasts, useToast } from './Toasts.tsx';

const speech = { language: 'en', locale: 'en', t: translatorOf('en', en, compileMessage) } as const;
const inEnglish = (node: ReactNode) => render(<SpeechProvider value={speech}>{node}</SpeechProvider>);
const dialogElement = (name: string) =>
  screen.getByRole<HTMLDialogElement>(/alert/i.test(name) ? 'alertdialog' : 'dialog');

afterEach(cleanup);

function Opens({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}

describe('a dialog', () => {
  const opened = async (canDismiss: boolean) => {
    inEnglish(
      <Opens>
        {(isOpen, close) => (
          <Dialog
            isOpen={isOpen}
            onClose={close}
            canDismiss={canDismiss}
            role={canDismiss ? 'dialog' : 'alertdialog'}
            title="Ask the center"
          >
            <Button onClick={close}>Send</Button>
          </Dialog>
        )}
      </Opens>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return dialogElement(canDismiss ? 'dialog' : 'alert');
  };

  test('closes by its button and gives the focus back to its opener', async () => {
    await opened(true);
    expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('closes by Esc and by a press on the scrim, not by one inside', async () => {
    const dialog = await opened(true);
    fireEvent.mouseDown(screen.getByRole('heading'));
    expect(dialog.open).toBe(true);
    act(() => pressEscIn(dialog));
    expect(dialog.open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent.mouseDown(dialog, { detail: 2 }); // of a double click on a button that is gone
    expect(dialog.open).toBe(true);
    fireEvent.mouseDown(dialog, { detail: 1 });
    expect(dialog.open).toBe(false);
  });

  test('stays when it must be answered', async () => {
    const dialog = await opened(false);
    act(() => pressEscIn(dialog));
    fireEvent.mouseDown(dialog);
    await act(async () => dialog.close());
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

test('a drawer gives the focus back even when it leaves the page', async () => {
  inEnglish(
    <Opens>
      {(isOpen, close) =>
        isOpen && (
          <Drawer isOpen onClose={close} label="Menu">
            <a href="/dashboard">Dashboard</a>
          </Drawer>
        )
      }
    </Opens>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

function Bookings() {
  const [value, setValue] = useState('pending');
  return (
    <Tabs
      label="Bookings"
      value={value}
      onChange={setValue}
      tabs={['pending', 'ongoing', 'cancelled'].map((name, count) => ({ value: name, label: name, count }))}
    >
      Showing {value}
    </Tabs>
  );
}

test('a popover stays while the focus is inside or at its button, and closes when Tab leaves it', async () => {
  inEnglish(
    <>
      <Popover
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            Prices
          </button>
        )}
      >
        <button type="button">Up to $75</button>
        <button type="button">Up to $90</button>
      </Popover>
      <button type="button">Behind</button>
    </>,
  );
  const focusOn = (text: string) => act(() => screen.getByText(text).focus());
  await userEvent.click(screen.getByText('Prices'));
  for (const inside of ['Up to $75', 'Prices', 'Up to $90']) {
    focusOn(inside);
    expect(isPopoverOpen(screen.getByText('Prices'))).toBe(true);
  }
  focusOn('Behind');
  expect(isPopoverOpen(screen.getByText('Prices'))).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Behind'));
});

test('a popover that holds Tab takes the focus, because it may lie over its button', async () => {
  inEnglish(
    <Popover
      isModal
      label="Days"
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          When
        </button>
      )}
    >
      <input aria-label="Check-in" />
      <input aria-label="Check-out" />
    </Popover>,
  );
  await userEvent.click(screen.getByText('When'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Check-in')));
});

test('tabs move and choose by arrows, Home and End, and lead to their panel', async () => {
  inEnglish(<Bookings />);
  await userEvent.tab();
  const chosen = () => screen.getByRole('tab', { selected: true });
  const sequence = [
    ['{ArrowRight}', 'ongoing'],
    ['{End}', 'cancelled'],
    ['{ArrowRight}', 'pending'],
    ['{ArrowLeft}', 'cancelled'],
    ['{Home}', 'pending'],
  ] as const;
  for (const [key, name] of sequence) {
    await userEvent.keyboard(key);
    expect(chosen().textContent).toContain(name);
    expect(document.activeElement).toBe(chosen());
    expect(screen.getByRole('tabpanel', { name: chosen().textContent ?? '' }).textContent).toBe(`Showing ${name}`);
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

describe('a toast', () => {
  const undo = vi.fn();
  function Saves() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast({ text: 'Saved', undo })}>
        Save
      </button>
    );
  }
  const saved = (times: number) => {
    vi.useFakeTimers();
    inEnglish(
      <Toasts>
        <Saves />
      </Toasts>,
    );
    for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  afterEach(() => vi.useRealTimers());

  test('goes after eight seconds', () => {
    saved(1);
    wait(7999);
    expect(screen.queryAllByTestId('toast')).toHaveLength(1);
    wait(1);
    expect(screen.queryAllByTestId('toast')).toHaveLength(0);
  });

  test('waits while the pointer or the focus is on it', () => {
    saved(1);
    const toast = screen.getByTestId('toast');
    fireEvent.pointerEnter(toast);
    wait(20_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.pointerLeave(toast);
    wait(20_000);
    expect(screen.queryAllByTestId('toast')).toHaveLength(1);
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    wait(8000);
    expect(screen.queryAllByTestId('toast')).toHaveLength(0);
  });

  test('shows two at most, is reached by F6, takes back, and gives the focus back', () => {
    saved(3);
    expect(screen.queryAllByTestId('toast')).toHaveLength(2);
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.keyDown(save, { key: 'F6' });
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Undo' })[1]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] ?? save);
    expect(undo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(save);
  });
});
