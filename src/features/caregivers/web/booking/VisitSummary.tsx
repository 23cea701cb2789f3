import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { dayIn, formatClock, formatMonth } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { byMonth, byWeek } from '../../series.ts';
import { pictureOf } from '../caregiver-words.ts';
import { centsEachOf, priceOf, type StepProps } from './booking-steps.ts';

type Props = Pick<StepProps, 'caregiver' | 'draft' | 'starts'>;

/** Who, when, how long and for how much, while it is being chosen. */
export function VisitSummary({ caregiver, draft, starts }: Props) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const amounts = useAmounts({ caregiver, draft, starts });
  const { name, timeZone } = caregiver;
  const { time, hours, repeats } = draft;
  const days = (repeats ? starts : starts.slice(0, 1)).map((startsAt) => dayIn(timeZone, new Date(startsAt)));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <WizardSummary
      label={t('caregivers.book.summary')}
      provider={{ name, picture: pictureOf(caregiver) }}
      what={t(repeats ? 'caregivers.booking.series' : 'caregivers.booking.kind', { count: hours })}
      days={first && last ? { first, last } : undefined}
      clock={repeats ? undefined : time ? formatClock(timeZone, time, locale) : null}
      facts={[
        { term: t('caregivers.book.length'), value: t('caregivers.hours', { count: hours }) },
        ...(draft.familyMemberId ? [{ term: t('caregivers.book.for'), value: who }] : []),
      ]}
      amounts={amounts}
    />
  );
}

/** What it comes to; of visits that come again what is paid now, and month by month, too. */
function useAmounts({ caregiver, draft, starts }: Props) {
  const t = useWords();
  const locale = useLocale();
  const cents = priceOf({ caregiver, draft, starts });
  if (!draft.repeats || starts.length === 0) return [{ term: t('caregivers.book.price'), cents }];
  const each = centsEachOf({ caregiver, draft });
  const days = starts.map((startsAt) => dayIn(caregiver.timeZone, new Date(startsAt)));
  const [firstWeek = []] = byWeek(days.map((day) => ({ day })));
  const months = byMonth(days, each);
  return [
    { term: t('caregivers.book.series.price', { count: starts.length }), cents },
    { term: t('caregivers.book.series.now', { count: firstWeek.length }), cents: each * firstWeek.length },
    ...months.map(({ month, count, cents: inMonth }) => ({
      term: t('caregivers.book.series.month', { month: sentenceCase(formatMonth(month, locale), locale), count }),
      cents: inMonth,
    })),
  ];
}
