import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { shownWith } from './queries.ts';
import { SummarySheet } from './SummarySheet.tsx';

type Props = {
  bookingId: string;
  /** As a card of its own on a page, or as a part of what is shown of a booking. */
  isCard?: boolean;
};

/** What other doctors wrote and the family shows with a visit, for its doctor: each look is in the trail of the person. */
export function ShownSummaries({ bookingId, isCard = false }: Props) {
  const id = useId();
  const t = useWords();
  const locale = useLocale();
  const { data } = useQuery({ ...shownWith(bookingId), meta: { isQuiet: true } });
  if (!data || data.data.length === 0) return null;
  const [Frame, Title, part] = isCard
    ? [Card, 'h2' as const, 'h3' as const]
    : ['section' as const, 'h3' as const, 'h4' as const];
  return (
    <Frame className="stack" aria-labelledby={id} data-testid="shown-summaries">
      <Title id={id}>{t('visitSummaries.show.title')}</Title>
      {data.data.map((summary) => (
        <Disclosure
          key={summary._id}
          summary={t('visitSummaries.show.one', {
            name: summary.providerName,
            day: formatDayInWords(dayIn(summary.timeZone, new Date(summary.startsAt)), locale, 'short'),
          })}
        >
          <SummarySheet summary={summary} as={part} />
        </Disclosure>
      ))}
    </Frame>
  );
}
