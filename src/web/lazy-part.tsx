import { type ComponentType, lazy, use, useEffect } from 'react';
import { connected, isConnected } from './connection.ts';
import { whenIdle } from './when-idle.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose module is loaded when it is first rendered, or earlier by `bring`. Once loaded it renders without suspending, also on the server. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = () => (coming ??= telling(load()));
  function LazyPart(props: Props) {
    const Part = use(bring());
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { bring });
}

type Opened = { bring: () => Promise<unknown>; forget: () => void };

/** A component that a tap opens: its module is loaded by then, or earlier where `useBrought` is told of it. Without a line it waits for one. */
export function openedPart<Props extends object>(load: Load<Props>) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = () => (coming ??= isConnected() ? load() : connected().then(load));
  const forget = () => (coming = undefined);
  return Object.assign(
    lazy(async () => ({ default: await bring() })),
    { bring, forget },
  );
}

/** Brings a part once the browser has nothing else to do: it then opens at once, and when the line is cut meanwhile. */
export function useBrought({ bring, forget }: Opened): void {
  useEffect(() => whenIdle(() => void bring().catch(forget)), [bring, forget]);
}

/** React's use() reads `status` and `value` on the promise: with them it renders at once instead of suspending for a tick. */
function telling<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
