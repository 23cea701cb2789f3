import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds dist unless it was made from these very sources, as npm start does. Takes some seconds on the first call of a run. */
export async function built(): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/go.mjs', 'build'], { env });
}
