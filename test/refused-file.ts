import { expect } from 'vitest';
import type { TestApp } from './harness.ts';
import { sendFile } from './send-file.ts';

type RefusedFile = { name: string; bytes: Buffer; codes: string | string[]; kind?: string };

/** A file that is refused for one of these reasons, and of which nothing is kept. Answers what is said. */
export async function expectRefusal(
  t: TestApp,
  person: { id: string },
  { codes, ...sending }: RefusedFile,
): Promise<string | undefined> {
  const kept = async () => (await t.db.selectFrom('files').select('id').execute()).length;
  const before = await kept();
  const { status, body } = await sendFile(t, person, sending);
  expect([codes].flat()).toContain(body.code);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await kept()).toBe(before);
  return body.detail;
}
