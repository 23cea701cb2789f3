import { type ComponentType, lazy, useEffect } from 'react';
import { connected, isOnline } from './connection.ts';
import { whenIdle } from './when-idle.ts';

type OpenedPart = { bring: () => Promise<unknown>; forget: () => void };

/** A component that a tap opens: its module is loaded by then, or earlier where `useBrought` is told of it. Without a connection it waits for one. */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = () => (coming ??= isOnline() ? load() : connected().then(load));
  const forget = () => (coming = undefined);
  return Object.assign(
    lazy(async () => ({ default: await bring() })),
    { bring, forget },
  );
}

/** Brings a part once the browser has nothing else to do: it then opens at once, and when the connection is cut meanwhile. */
export function useBrought({ bring, forget }: OpenedPart): void {
  useEffect(() => whenIdle(() => void bring().catch(forget)), [bring, forget]);
}
