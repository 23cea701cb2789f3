import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { BookableDetails } from '../../doctor.ts';
import { type AppointmentDraft, priceOf } from './booking-steps.ts';
import { pictureOf } from '../picture-of.ts';
import { useSlotWords } from './useSlotWords.ts';

/** Who, when, how and for how much, while it is being chosen. */
export function AppointmentSummary({ doctor, draft }: { doctor: BookableDetails; draft: AppointmentDraft }) {
  const t = useWords();
  const { clock, day: dayOf } = useSlotWords(doctor.timeZone);
  const who = useWho(draft.familyMemberId);
  const day = draft.time && dayOf(draft.time);
  return (
    <WizardSummary
      label={t('doctors.book.summary')}
      provider={{ name: doctor.name, picture: pictureOf(doctor) }}
      what={t(`doctors.booking.kind.${draft.mode}`)}
      days={day ? { first: day, last: day } : undefined}
      clock={draft.time ? clock(draft.time) : null}
      facts={draft.familyMemberId ? [{ term: t('doctors.book.for'), value: who }] : []}
      amounts={[{ term: t('doctors.book.price'), cents: priceOf(doctor, draft.mode) }]}
    />
  );
}
