import { CalendarPlus } from 'lucide-react';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Summary } from '../summary.ts';

/** One tap to the same doctor's free times. */
export function NextVisit({ summary: { kind, providerId, providerName: name, personId } }: { summary: Summary }) {
  const t = useWords();
  const pages = usePagesOf(kind);
  return (
    <div data-print="hide">
      <ButtonLink
        href={pages.again(providerId, personId)}
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        data-testid="summary-again"
      >
        {t('visitSummaries.followUp.book', { name })}
      </ButtonLink>
    </div>
  );
}
