import { CalendarPlus } from 'lucide-react';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Summary } from '../summary.ts';

/** One tap to the same doctor's free times, from the day on that they have named. */
export function NextVisit({ summary }: { summary: Summary }) {
  const { kind, providerId, providerName: name, personId, followUpOn } = summary;
  const t = useWords();
  const pages = usePagesOf(kind);
  return (
    <div data-print="hide">
      <ButtonLink
        href={pages.again(providerId, personId, followUpOn ?? undefined)}
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        data-testid="summary-again"
      >
        {t('visitSummaries.followUp.book', { name })}
      </ButtonLink>
    </div>
  );
}
