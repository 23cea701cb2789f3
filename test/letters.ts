import type { Person } from '#features/account/server/seed.ts';
import type { TestApp } from './harness.ts';

/** Subject and words of all mails and texts that have arrived at these addresses, once everything that waits has left. */
export async function lettersTo(t: TestApp, ...recipients: string[]): Promise<string[]> {
  await t.runJobs();
  const letters = t.db.selectFrom('mailbox').select(['subject', 'body_text']).where('recipient', 'in', recipients);
  return (await letters.execute()).map(({ subject, body_text }) => `${subject} ${body_text}`);
}

/** Subjects of what waits for an address or has left, in order. */
export async function subjectsTo(t: TestApp, recipient: string): Promise<string[]> {
  const letters = t.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient);
  return (await letters.orderBy('created_at').execute()).map(({ subject }) => subject ?? '');
}

/** What the bell of somebody shows, of every kind. */
export const newsOf = async (t: TestApp, person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data;
