import { VAULT } from './vault-name.ts';

const KEPT = 'kept';
const KEYS = 'keys';
const ENCRYPTION = 'AES-GCM';
const VECTOR_BYTES = 12;

type SealedEntry = { vector: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/**
 * Keeps texts encrypted, with a key that is made on this device and cannot be read out of it. Rejects where the browser has no
 * IndexedDB or no encryption.
 */
export const vault = {
  async keep(name: string, text: string): Promise<void> {
    const key = await keyOf();
    const vector = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
    const bytes = new TextEncoder().encode(text);
    const sealed = await crypto.subtle.encrypt({ name: ENCRYPTION, iv: vector }, key, bytes);
    await within(KEPT, 'readwrite', (store) => store.put({ vector, sealed } satisfies SealedEntry, name));
  },

  async read(name: string): Promise<string | undefined> {
    const found = await within<SealedEntry | undefined>(KEPT, 'readonly', (store) => store.get(name));
    if (!found) return undefined;
    const bytes = await crypto.subtle.decrypt({ name: ENCRYPTION, iv: found.vector }, await keyOf(), found.sealed);
    return new TextDecoder().decode(bytes);
  },

  names: () => within(KEPT, 'readonly', (store) => store.getAllKeys()).then((names) => names.map(String)),

  drop: (name: string) => within(KEPT, 'readwrite', (store) => store.delete(name)),
};

/** Made once. Of two that are made at the same time, the one that was stored first counts. */
async function keyOf(): Promise<CryptoKey> {
  const known = await within<CryptoKey | undefined>(KEYS, 'readonly', (store) => store.get('key'));
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: ENCRYPTION, length: 256 }, false, ['encrypt', 'decrypt']);
  await within(KEYS, 'readwrite', (store) => store.add(made, 'key')).catch(() => undefined);
  return (await within<CryptoKey | undefined>(KEYS, 'readonly', (store) => store.get('key'))) ?? made;
}

async function within<Value>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await answered(act(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close(); // an open connection would hold up the removal
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(VAULT, 1);
  opening.onupgradeneeded = () => {
    for (const name of [KEPT, KEYS]) opening.result.createObjectStore(name);
  };
  return answered(opening);
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
