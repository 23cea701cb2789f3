const closers: (() => unknown)[] = [];

/** What was opened is closed by this at the end of the measurement, the latest first; also when a signal ends it. */
export const atEnd = (close: () => unknown): void => void closers.unshift(close);

export async function closeAll(): Promise<void> {
  for (let close = closers.shift(); close; close = closers.shift()) await close();
}
