import { type DemoAccount, elena, families, rosa } from '#features/account/demo/accounts.ts';
import { type DemoThread, playThread } from '#features/threads/demo/play-thread.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { ENQUIRY } from '../server/enquiry-store.ts';

type Talk = Pick<DemoThread, 'said' | 'closed' | 'personId'> & { key: string; asker: DemoAccount; centre: string };

const talks: readonly Talk[] = [
  {
    key: 'spanish at lunch',
    asker: elena,
    personId: rosa.id,
    centre: 'jacaranda',
    said: [
      {
        by: 'asker',
        words: 'My mother speaks Spanish and little English. Is there somebody at lunch who speaks it with her?',
        hoursAgo: 52,
      },
      {
        by: 'answerer',
        words:
          'Yes, every day. Lucía and Ramón are here until 3 PM, and on Wednesdays half of the table sings in Spanish.',
        hoursAgo: 50,
      },
      { by: 'asker', words: 'She will like that. Can we come and look on a Wednesday?', hoursAgo: 26 },
      { by: 'answerer', words: 'Gladly. Come at 11, stay for lunch.', hoursAgo: 25 },
    ],
  },
  {
    key: 'garden on sundays',
    asker: elena,
    centre: 'casa-amable',
    said: [{ by: 'asker', words: 'Is the garden open to visitors on Sundays?', hoursAgo: 5 }],
  },
  {
    key: 'diabetes meals',
    asker: families.raman,
    centre: 'jacaranda',
    said: [
      {
        by: 'asker',
        words: 'Do you cook for people with diabetes, and who measures the sugar before lunch?',
        hoursAgo: 7,
      },
    ],
  },
  {
    key: 'room for a wheelchair',
    asker: families.tanaka,
    centre: 'jacaranda',
    said: [
      { by: 'asker', words: 'Does your van take a wheelchair, or only people who can step up?', hoursAgo: 300 },
      { by: 'answerer', words: 'It has a lift, and room for two wheelchairs. Tell us the day before.', hoursAgo: 297 },
    ],
    closed: { by: 'asker', hoursAgo: 296 },
  },
  {
    key: 'late pickup',
    asker: families.whitaker,
    centre: 'jacaranda',
    said: [
      { by: 'asker', words: 'Could my father stay until 6 PM on Thursdays?', hoursAgo: 200 },
      { by: 'answerer', words: 'We close at 5 PM, I am sorry. Until then somebody is always with him.', hoursAgo: 198 },
    ],
    closed: { by: 'asker', hoursAgo: 190 },
  },
];

/** Questions in each state: answered, waiting on either side, closed; enough of them to say how long an answer takes. */
export async function seedEnquiries(db: Db, now: Date): Promise<void> {
  for (const { centre, ...talk } of talks) {
    const providerId = demoId(`centre ${centre}`);
    const manager = await db
      .selectFrom('provider_managers')
      .select('provider_managers.user_id')
      .where('provider_managers.provider_id', '=', providerId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await playThread(db, { thread: { ...talk, kind: ENQUIRY, providerId, answererId: manager.user_id }, now });
  }
}
