import { inspectFile } from './inspect-file.ts';
import { drawRenditions } from './inspect-picture.ts';
import type { Result, Task } from './task.ts';

// A process of its own: what breaks the libraries that read files ends this one, and not the server.

const MOST_MEMORY = 900 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
}, LOOK_EVERY_MS);
process.on('disconnect', () => process.exit(0));
process.on('message', (task: Task) => {
  void resultOf(task).then((result) => process.send?.(result));
});
process.send?.('ready');

async function resultOf(task: Task): Promise<Result> {
  try {
    if ('inspect' in task) return { found: await inspectFile(task.inspect) };
    return { drawn: await drawRenditions(task.draw) };
  } catch {
    return { failed: true };
  }
}
