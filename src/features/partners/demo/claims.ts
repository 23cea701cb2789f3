import { insertEvidence } from '#features/providers/server/evidence-store.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { addEvent, insertApplication, writeApplication } from '../server/application-store.ts';
import { notePhoneProven } from '../server/claims/claim-store.ts';
import { applicants } from './applicants.ts';

/** Two people claim one listing that nobody has verified: one of them gave the code that went to its phone. */
export async function seedClaims(db: Db, { providerId, now }: { providerId: string; now: Date }): Promise<void> {
  const until = addDays(dayIn('America/Los_Angeles', now), 300);
  const claims = [
    { by: applicants.peter, hoursAgo: 26, number: 'ADP-197400128', hasPhone: true },
    { by: applicants.wilma, hoursAgo: 5, number: 'ADP-204400912', hasPhone: false },
  ];
  for (const { by, hoursAgo, number, hasPhone } of claims) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const begun = await insertApplication(db, {
      userId: by.id,
      kind: 'dayCareCenter',
      purpose: 'claim',
      profile: {},
      providerId,
      now: at,
    });
    if (!begun) continue;
    const { id: applicationId } = begun;
    const noted = { applicationId, actorId: by.id, now: at };
    await addEvent(db, { ...noted, what: 'begun' });
    if (hasPhone) {
      await notePhoneProven(db, applicationId, at);
      await addEvent(db, { ...noted, what: 'phone' });
    }
    const title = 'Adult day program';
    const issuer = 'California Department of Social Services';
    await insertEvidence(db, { applicationId, form: { kind: 'licence', number, title, issuer, until }, now: at });
    await addEvent(db, { ...noted, what: 'sent' });
    await writeApplication(db, applicationId, { status: 'sent', now: at });
  }
}
