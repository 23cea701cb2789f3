import { type ComponentType, use } from 'react';

/** A component whose module is loaded when it is first rendered, or earlier by `bring`. Once loaded it renders without suspending, also on the server. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { bring, waited } = loadedOnce(load);
  function LazyPart(props: Props) {
    const Part = use(waited());
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { bring });
}

/** What is loaded once, and anew by whoever wants it after it could not be loaded. */
export function loadedOnce<Value>(load: () => Promise<Value>) {
  let coming: TellingPromise<Value> | undefined;
  const begin = () => (coming ??= telling(load()));
  return {
    bring: (): Promise<Value> => {
      if (coming?.status === 'rejected') coming = undefined;
      return begin();
    },
    /** For React's use(): what has failed is thrown to whom it was waited for, and only then forgotten; loading anew at once would wait for ever. */
    waited: (): Promise<Value> => {
      const told = begin();
      if (told.status === 'rejected')
        queueMicrotask(() => {
          if (coming === told) coming = undefined;
        });
      return told;
    },
  };
}

type TellingPromise<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected' };

/** React's use() reads `status`, `value` and `reason` on the promise: with them it renders at once instead of suspending for a tick. */
export function telling<Value>(promise: Promise<Value>): TellingPromise<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
