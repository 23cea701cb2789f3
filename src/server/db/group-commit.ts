/** So many batches are written side by side, so that one that waits for a lock does not hold up all others. */
const MOST_AT_ONCE = 4;

type Batch<Item> = { items: Item[]; written: Promise<void>; start: () => void };

/**
 * Writes together what comes together: what is given while enough batches are being written waits for the next one. The promise ends
 * when the items are written, and fails for all who have items in a batch that fails.
 */
export function groupCommit<Item>(write: (items: Item[]) => Promise<void>): (items: Item[]) => Promise<void> {
  let running = 0;
  let waiting: Batch<Item> | undefined;

  function startNext() {
    if (!waiting || running >= MOST_AT_ONCE) return;
    const { start, written } = waiting;
    waiting = undefined;
    running += 1;
    written.then(ended, ended);
    start();
  }

  function ended() {
    running -= 1;
    startNext();
  }

  return (items) => {
    waiting ??= newBatch(write);
    waiting.items.push(...items);
    const { written } = waiting;
    startNext();
    return written;
  };
}

function newBatch<Item>(write: (items: Item[]) => Promise<void>): Batch<Item> {
  const items: Item[] = [];
  let start = () => {};
  const written = new Promise<void>((resolve, reject) => {
    start = () => void write(items).then(resolve, reject);
  });
  return { items, written, start };
}
