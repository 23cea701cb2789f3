import { useQuery } from '@tanstack/react-query';
import { summariesOf } from '#features/visit-summaries/web/queries.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Book } from './book.ts';
import { RecordList } from './RecordList.tsx';
import { SummaryRow } from './SummaryRow.tsx';

/** The consultations that somebody has added, and the signed summaries of visits as they are: those are kept once, where they were written. */
export function Consultations({ book }: { book: Book }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(summariesOf(book.profile.personId));
  if (!data) return error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />;
  const summaries = data.data;
  return (
    <>
      <RecordList
        book={book}
        type="consultations"
        beside={summaries.map((summary) => ({
          id: summary._id,
          day: dayIn(summary.timeZone, new Date(summary.startsAt)),
          row: <SummaryRow key={summary._id} summary={summary} seesBookings={book.seesBookings} />,
        }))}
      />
      {summaries.length < book.profile.visitSummaries && (
        <p className="small muted" data-testid="more-summaries">
          {t('healthRecords.visit.more', { count: summaries.length })}
        </p>
      )}
    </>
  );
}
