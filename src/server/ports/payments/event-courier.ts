type Courier = { wake(): void; stop(): Promise<void> };

/**
 * Runs `round` soon after it is woken and, while anything is left over or a round failed, again every `retryMs`.
 * One round at a time; waking during a round adds one more.
 */
export function courier(
  round: () => Promise<{ left: number }>,
  { delayMs, retryMs }: { delayMs: number; retryMs: number },
): Courier {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let isRetrying = false;

  function plan(afterMs: number) {
    if (isStopped || timer) return;
    isRetrying = afterMs === retryMs;
    timer = setTimeout(() => {
      timer = undefined;
      isWoken = false;
      running = run();
    }, afterMs);
    timer.unref();
  }

  async function run() {
    // A round that fails as a whole (no database) is repeated like one with something left.
    const { left } = await round().catch(() => ({ left: 1 }));
    running = undefined;
    if (isWoken) plan(delayMs);
    else if (left > 0) plan(retryMs);
  }

  return {
    wake() {
      isWoken = true;
      if (running) return;
      if (isRetrying) {
        clearTimeout(timer);
        timer = undefined;
      }
      plan(delayMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
