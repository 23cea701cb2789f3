import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import type { Reply } from '#shared/call.ts';
import { addDays, formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { VisitsOfDay } from '#features/tours/partner/VisitsOfDay.tsx';
import type { ReceivedTour } from '#features/tours/tour.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ChangedMeanwhile, HoldsRows } from '#web/ui/Held.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { stateOf } from '../../attendance.ts';
import type { requests } from '../../request-contract.ts';
import { AbsentPeople } from './AbsentPeople.tsx';
import { UndecidedPeople } from './UndecidedPeople.tsx';
import styles from './DayList.module.css';
import { ExpectedPerson } from './ExpectedPerson.tsx';

type Props = {
  list: Reply<typeof requests.day>;
  /** What is booked there are visits: nobody comes to a place. */
  isOfVisits: boolean;
  visits: readonly ReceivedTour[];
};

/** The people of a day, by the hour, and the families who come to see the place. */
export function DayList({ list: { day, today, data, absent, undecided }, isOfVisits, visits }: Props) {
  const t = useWords();
  const locale = useLocale();
  const date = formatDayInWords(day, locale);
  const nouns = { isOfVisits: String(isOfVisits) };
  const heading = t(day === today ? 'partner.day.today' : 'partner.day', nouns);
  const hasSeveral = data.some(({ providerId }) => providerId !== data[0]?.providerId);
  const count = (state: string) => data.filter((person) => stateOf(person) === state).length;
  return (
    <PartnerFrame heading={heading} lead={sentenceCase(date, locale)} title={`${heading}, ${date}`} isDense>
      <div className={styles.tools} data-print="hide">
        <a className="link" href={addressOf(addDays(day, -1))} data-testid="day-before">
          <ChevronLeft size={22} aria-hidden="true" />
          {t('partner.day.before')}
        </a>
        <a className="link" href={addressOf(addDays(day, 1))} data-testid="day-after">
          {t('partner.day.after')}
          <ChevronRight size={22} aria-hidden="true" />
        </a>
        {day !== today && (
          <a className="link" href={addressOf(today)} data-testid="day-today">
            {t('partner.day.backToToday')}
          </a>
        )}
        {data.length > 0 && (
          <Button
            variant="secondary"
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={() => print()}
            data-testid="print-day"
          >
            {t('partner.day.print')}
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <Card>
          <EmptyState as="h2" spot="calendar" title={t('partner.day.nobody', nouns)} data-testid="nobody">
            {t('partner.day.nobody.text', nouns)}
          </EmptyState>
        </Card>
      ) : (
        <>
          <p data-testid="day-counts">
            {day === today && !isOfVisits
              ? t('partner.day.counts', { all: data.length, here: count('arrived'), gone: count('left') })
              : t('partner.day.listed', { ...nouns, count: data.length })}
          </p>
          <ul className={styles.people}>
            {data.map((person) => (
              <ExpectedPerson
                key={`${person._id} ${person.startsAt}`}
                person={person}
                today={today}
                hasPlace={hasSeveral}
              />
            ))}
          </ul>
        </>
      )}
      <UndecidedPeople undecided={undecided} isOfVisits={isOfVisits} />
      <AbsentPeople absent={absent} />
      <HoldsRows>
        <ChangedMeanwhile />
        <VisitsOfDay visits={visits} />
      </HoldsRows>
    </PartnerFrame>
  );
}

const addressOf = (day: string) => href('/partner/day', undefined, { day });
