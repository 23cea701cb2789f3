import { type ComponentType, use } from 'react';

/** A part whose module the browser brings when it is first shown, or ahead of that by `bring`. What has been brought is rendered at once, also by the server. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = () => (coming ??= telling(load()));
  function LazyPart(props: Props) {
    const Part = use(bring());
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { bring });
}

/** React waits a turn for every promise that does not tell in its own fields that it is fulfilled. */
function telling<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
