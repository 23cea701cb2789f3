import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { dayIn, formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { pictureOf } from '../caregiver-words.ts';
import { priceOf, type StepProps } from './booking-steps.ts';

/** Who, when, how long and for how much, while it is being chosen. */
export function VisitSummary({ caregiver, draft }: Pick<StepProps, 'caregiver' | 'draft'>) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const { name, timeZone } = caregiver;
  const { time, hours } = draft;
  const day = time && dayIn(timeZone, new Date(time));
  return (
    <WizardSummary
      label={t('caregivers.book.summary')}
      provider={{ name, picture: pictureOf(caregiver) }}
      what={t('caregivers.booking.kind', { count: hours })}
      days={day ? { first: day, last: day } : undefined}
      clock={time ? formatClock(timeZone, time, locale) : null}
      facts={[
        { term: t('caregivers.book.length'), value: t('caregivers.hours', { count: hours }) },
        ...(draft.familyMemberId ? [{ term: t('caregivers.book.for'), value: who }] : []),
      ]}
      amounts={[{ term: t('caregivers.book.price'), cents: priceOf(caregiver, draft) }]}
    />
  );
}
