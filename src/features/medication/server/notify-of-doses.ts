import { notify } from '#features/notifications/server/notify.ts';
import type { Db } from '#server/db/db.ts';
import { type DoseNews, doseNews } from '../dose-news.ts';
import { MEDICATION_NOTICE, type MedicationFacts, medicationPage } from '../notification.ts';
import type { UntoldDose } from './due-store.ts';

type AddressedNews = {
  news: DoseNews;
  subjectId: string;
  personId: string;
  /** Null for whoever hears of their own. */
  person: string | null;
  userIds: readonly string[];
  /** The last one. */
  dose: UntoldDose;
  count: number;
  now: Date;
};

/** Whose, when and how many, by bell and push; never what. */
export const notifyOfDoses = (
  db: Db,
  { news, subjectId, personId, person, userIds, dose, count, now }: AddressedNews,
) =>
  notify(db, {
    kind: MEDICATION_NOTICE,
    subjectId,
    about: 'reminders',
    latest: new Date(dose.at.getTime() + doseNews[news].afterMs + doseNews[news].forMs),
    personId,
    scope: 'records',
    readers: userIds.map((userId) => ({ userId, providerId: null })),
    facts: { news, person, personId, time: dose.time, count } satisfies MedicationFacts,
    letters: [],
    link: () => medicationPage(person === null ? null : personId),
    refreshes: () => [],
    now,
  });
