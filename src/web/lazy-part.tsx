import { type ComponentType, use } from 'react';

/** A component whose module is loaded when it is first rendered, or earlier by `bring`. Once loaded it renders without suspending, also on the server. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = () => (coming ??= telling(load()));
  function LazyPart(props: Props) {
    const Part = use(bring());
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { bring });
}

/** React's use() reads `status` and `value` on the promise: with them it renders at once instead of suspending for a tick. */
export function telling<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
