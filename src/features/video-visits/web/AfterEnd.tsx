import { useQuery } from '@tanstack/react-query';
import { ClipboardPlus, FileText } from 'lucide-react';
import { bookingOrNull } from '#features/bookings/web/queries.ts';
import { AwaitedSummary } from '#features/visit-summaries/web/AwaitedSummary.tsx';
import { summaryOf } from '#features/visit-summaries/web/queries.ts';
import { SummaryReview } from '#features/visit-summaries/web/SummaryReview.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { VideoVisit } from '../contract.ts';
import styles from './Visit.module.css';

/** What comes of a visit that is over: the doctor writes its summary; the family reads it as soon as it is there, and says how it was. */
export function AfterEnd({ visit }: { visit: VideoVisit }) {
  const t = useWords();
  const { _id: id, part } = visit;
  if (part === 'provider')
    return (
      <div className="actions">
        <ButtonLink
          size="large"
          icon={<ClipboardPlus size={22} aria-hidden="true" />}
          href={href('/partner/summaries/:id?', { id })}
          data-testid="after-write"
        >
          {t('visitSummaries.write')}
        </ButtonLink>
      </div>
    );
  return part === 'guest' || part === 'interpreter' ? null : <ForFamily visit={visit} />;
}

function ForFamily({ visit: { _id: id, provider } }: { visit: VideoVisit }) {
  const t = useWords();
  const { data } = useQuery({ ...summaryOf(id), meta: { isQuiet: true } });
  const booking = useQuery({ ...bookingOrNull(id), meta: { isQuiet: true } }).data?.data;
  return (
    <div className={styles.after}>
      {data ? (
        <ButtonLink
          size="large"
          icon={<FileText size={22} aria-hidden="true" />}
          href={href('/visit-summary/:id?', { id })}
          data-testid="after-summary"
        >
          {t('visitSummaries.open')}
        </ButtonLink>
      ) : (
        booking && (
          <AwaitedSummary
            personId={booking.personId}
            personName={booking.personName}
            providerName={provider.name}
            data-testid="after-awaited"
          />
        )
      )}
      <SummaryReview bookingId={id} />
    </div>
  );
}
