import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { filesGo } from './files-go.ts';
import { pageApp } from './page.tsx';
import { userEvent } from './user-event.ts';

/** The server of a file of tests of joining, and in it, new before each test, Olga, who joins. */
export async function openJoining() {
  const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });
  const who = {} as { olga: Person };
  beforeEach(async () => {
    who.olga = await aPerson(t.db, { firstName: 'Olga', lastName: 'Petrov' });
    filesGo(t, who.olga);
  });
  return { t, who };
}

export const put = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
export async function attach() {
  const scan = new File([new Uint8Array(await aPng())], 'license.png', { type: 'image/png' });
  await userEvent.upload(screen.getByTestId('fileIds-choose'), scan);
  await waitFor(() => expect(screen.getByTestId('file-row').dataset['state']).toBe('sent'));
}
export const next = () => userEvent.click(screen.getByTestId('join-next'));
