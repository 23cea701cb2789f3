import * as z from 'zod/mini';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { Issue, NOTE_LIMIT } from '#features/bookings/question.ts';
import { ANSWER_HOURS } from '#features/bookings/status.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { draftOfBooking } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesCard } from '#features/bookings/web/wizard/CareNotesCard.tsx';
import { PriceChange } from '#features/bookings/web/wizard/PriceChange.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useBook } from '#features/bookings/web/wizard/useBook.ts';
import { useOwnHome } from '#features/bookings/web/wizard/useOwnHome.ts';
import { useNameOf } from '#features/bookings/web/wizard/useWho.ts';
import { forgetNotes, notesToSend } from '#features/care-notes/web/care-draft.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { RestoredNotice } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { caregivers } from '../../contract.ts';
import { CHARGED_DAYS_BEFORE } from '../../series.ts';
import { CARE_VISIT, Home } from '../../visit.ts';
import { priceOf, stepAddress, type StepProps } from './booking-steps.ts';
import { ChosenVisits } from './ChosenVisits.tsx';
import { useSendVisits } from './useSendVisits.ts';

const CheckForm = z.object({ ...Home, issue: Issue });

type Props = StepProps & { promisedCents: number | undefined };

/** Where, why, and everything once more. Whoever comes too late goes back to the times. */
export function CheckStep({ caregiver, draft, starts, promisedCents }: Props) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { _id: caregiverId, name } = caregiver;
  const { familyMemberId } = draft;
  const who = useNameOf(familyMemberId);
  const priceCents = priceOf({ caregiver, draft, starts });
  const booking = { providerId: caregiverId, personId: familyMemberId };
  const { book, isBusy, isPaused, isUncertain } = useBook(useSendVisits(), {
    next: usePagesOf(CARE_VISIT).pay,
    outdated: [caregivers.one, caregivers.schedule],
  });
  const form = useCheckedForm({
    schema: CheckForm,
    fields: ['street', 'zip', 'issue'],
    start: { street: '', zip: '', issue: '' },
    draft: draftOfBooking(caregiver),
    send: async (typed) => {
      const { services, hours, time = '', repeats } = draft;
      const notes = notesToSend(booking);
      try {
        await book({
          ...{ caregiverId, hours, services: [...services], familyMemberId, ...typed },
          ...(repeats ? { starts: [...starts] } : { startsAt: time }),
          expectedCents: priceCents,
          ...(notes && { careNotes: notes }),
        });
        forgetNotes(booking);
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'slot_taken') throw error;
        await navigate(stepAddress(caregiverId, draft, 'time', { taken: 1 }));
        throw error; // what was typed is kept for the next time, as it is after every refusal
      }
    },
  });
  const { setValue } = form;
  const [street, zip, issue] = [
    useTypedField<string>(form.control, 'street'),
    useTypedField<string>(form.control, 'zip'),
    useTypedField<string>(form.control, 'issue'),
  ];
  useOwnHome({ familyMemberId, street, zip, setValue });
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-check">
      <StepHead
        step="check"
        title={t('caregivers.book.check')}
        backTo={stepAddress(caregiverId, draft, 'person', { total: promisedCents })}
        problems={form.problems}
        attempt={form.attempt}
        failure={form.failure}
      />
      <PriceChange
        promisedCents={promisedCents}
        totalCents={priceCents}
        title={t(draft.repeats ? 'caregivers.book.series.priceChanged' : 'caregivers.book.priceChanged', {
          before: formatMoney(promisedCents ?? priceCents, locale),
          now: formatMoney(priceCents, locale),
        })}
      />
      <ChosenVisits caregiver={caregiver} draft={draft} starts={starts} />
      <RestoredNotice form={form} />
      <TextField
        {...form.field('street')}
        label={t('caregivers.book.street')}
        hint={t('caregivers.book.street.hint', { name })}
        autoComplete="street-address"
        readOnly={isUncertain}
        data-testid="home-street"
      />
      <ZipField {...form.field('zip')} label={t('caregivers.book.zip')} readOnly={isUncertain} data-testid="home-zip" />
      <TextAreaField
        {...form.field('issue')}
        label={t('caregivers.book.issue')}
        hint={t('caregivers.book.issue.hint', { name })}
        value={issue}
        limit={NOTE_LIMIT}
        readOnly={isUncertain}
        data-testid="booking-issue"
      />
      <CareNotesCard
        provider={caregiver}
        personId={familyMemberId}
        address={stepAddress(caregiverId, draft, 'person', { know: 1, total: promisedCents })}
        isFixed={isUncertain}
      />
      <p data-testid="who-answers">{t('caregivers.book.answered', { name, hours: ANSWER_HOURS })}</p>
      <p className="small muted">
        {draft.repeats ? t('caregivers.book.series.terms', { days: CHARGED_DAYS_BEFORE }) : t('caregivers.book.terms')}{' '}
        {t('caregivers.book.hold', { minutes: HOLD_MINUTES })}
      </p>
      <StepContinue
        who={who}
        isBusy={form.isSending || isBusy}
        busyLabel={t(isPaused ? 'shell.offline.sending' : 'caregivers.book.busy')}
      />
    </form>
  );
}
