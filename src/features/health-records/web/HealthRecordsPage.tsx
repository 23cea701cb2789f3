import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { useSession } from '#web/useSession.tsx';
import { facesTo, ownRecordAddress } from './addresses.ts';
import { ownRecords } from './queries.ts';
import type { Book } from './records/book.ts';
import { WholeRecord } from './records/WholeRecord.tsx';

export const loader = defineLoader(() => ({ people: actedFor(), record: ownRecords() }));

/** One’s own health records, section by section (`?tab=`); with `step=form` a record is added, or the one changed that `record` names. */
export default function HealthRecordsPage() {
  const t = useWords();
  const session = useSession();
  const { people, record } = useLoaderData(loader);
  const { records, visitSummaries, insuranceCards, ...basics } = record.data;
  if (!records || visitSummaries === undefined || insuranceCards === undefined) return null;
  const fullName = session?.name ?? '';
  const book: Book = {
    profile: { ...basics, records, visitSummaries, insuranceCards },
    person: { id: undefined, firstName: fullName, fullName },
    canChange: true,
    seesBookings: true,
    address: ownRecordAddress,
  };
  return (
    <WholeRecord
      title={t('healthRecords.title')}
      book={book}
      faces={<FamilyFaces people={people} shown={people.ownId} address={facesTo(people.ownId, ownRecordAddress())} />}
    />
  );
}
