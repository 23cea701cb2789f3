import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Issue, NOTE_LIMIT } from '#features/bookings/question.ts';
import { ANSWER_HOURS } from '#features/bookings/status.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { draftOfBooking } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesCard } from '#features/bookings/web/wizard/CareNotesCard.tsx';
import { ChosenRows } from '#features/bookings/web/wizard/ChosenRows.tsx';
import { PriceChange } from '#features/bookings/web/wizard/PriceChange.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useBook } from '#features/bookings/web/wizard/useBook.ts';
import { useNameOf, useWho } from '#features/bookings/web/wizard/useWho.ts';
import { forgetNotes, notesToSend } from '#features/care-notes/web/care-draft.ts';
import { Reports } from '#features/intake/intake.ts';
import { IntakeCard } from '#features/intake/web/IntakeCard.tsx';
import { reportChoices } from '#features/intake/web/report-choices.ts';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { RestoredNotice } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { appointments } from '../../appointment-contract.ts';
import { doctors } from '../../contract.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { priceOf, stepAddress, type StepProps } from './booking-steps.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { holdKey } from './hold-key.ts';
import { useSlotWords } from './useSlotWords.ts';

const IssueForm = z.object({ issue: Issue, reports: z.optional(Reports) });

/** Why, and everything once more. Whoever comes too late goes back to the times, where the nearest free ones stand. */
export function CheckStep({
  doctor,
  draft,
  onChange,
  hold,
  promisedCents,
}: StepProps & { promisedCents: number | undefined }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const who = useNameOf(draft.familyMemberId);
  const { _id: doctorId, name, timeZone } = doctor;
  const priceCents = priceOf(doctor, draft.mode);
  const { book, isBusy, isPaused, isUncertain } = useBook(callsOf(client, appointments).book, {
    next: usePagesOf(APPOINTMENT).pay,
    outdated: [doctors.one, doctors.schedule],
  });
  const booking = { providerId: doctorId, personId: draft.familyMemberId };
  const files = useFiles(`reports-${doctorId}`, reportChoices(t));
  const [hasReports, setHasReports] = useState(files.rows.length > 0);
  const form = useCheckedForm({
    schema: IssueForm,
    fields: ['issue', 'reports'],
    start: { issue: draft.issue ?? '' },
    draft: draftOfBooking(doctor),
    send: async ({ issue }) => {
      if (hasReports && files.sent.length === 0) throw Failure.of('reports', 'errors.reportsMissing');
      const { mode, time = '', familyMemberId, intakeId } = draft;
      const body = { doctorId, mode, startsAt: time, familyMemberId, issue, expectedCents: priceCents, key: holdKey() };
      try {
        const reports = hasReports ? files.sent.map(({ _id }) => _id) : [];
        const notes = notesToSend(booking);
        await book({
          ...body,
          ...(intakeId && { intakeId }),
          ...(reports.length > 0 && { reports }),
          ...(notes && { careNotes: notes }),
        });
        files.queue.clear();
        forgetNotes(booking);
        hold.keep();
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'slot_taken') throw error;
        hold.refuse(error);
        await navigate(stepAddress(doctorId, draft, 'time'));
        throw error; // what was typed is kept for the next time, as it is after every refusal
      }
    },
  });
  const issue = useTypedField<string>(form.control, 'issue');
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-check">
      <StepHead
        step="check"
        title={t('doctors.book.check')}
        backTo={stepAddress(doctorId, draft, 'person', { total: promisedCents })}
        problems={form.problems}
        attempt={form.attempt}
        failure={form.failure}
        notice={
          <HeldNotice hold={hold} time={draft.time} timeZone={timeZone} onChoose={(time) => onChange({ time })} />
        }
      />
      <PriceChange
        promisedCents={promisedCents}
        totalCents={priceCents}
        title={t('doctors.book.priceChanged', {
          before: formatMoney(promisedCents ?? priceCents, locale),
          now: formatMoney(priceCents, locale),
        })}
      />
      <Rows doctor={doctor} draft={draft} />
      <RestoredNotice form={form} />
      <TextAreaField
        {...form.field('issue')}
        label={t('doctors.book.issue')}
        hint={t('doctors.book.issue.hint', { name })}
        value={issue}
        limit={NOTE_LIMIT}
        readOnly={isUncertain}
        data-testid="booking-issue"
      />
      <IntakeCard
        personId={draft.familyMemberId}
        providerName={name}
        address={stepAddress(doctorId, draft, 'person', {
          ...(draft.intakeId ? { still: 1 } : { ask: 1 }),
          total: promisedCents,
        })}
        isGiven={draft.intakeId !== undefined}
        onLeaveOut={() => onChange({ intakeId: undefined })}
        isFixed={isUncertain}
      />
      <CareNotesCard
        provider={doctor}
        personId={draft.familyMemberId}
        address={stepAddress(doctorId, draft, 'person', { know: 1, total: promisedCents })}
        isFixed={isUncertain}
      />
      <CheckboxField
        name="hasReports"
        label={t('intake.reports.some')}
        hint={t('intake.reports.hint', { name })}
        checked={hasReports}
        onChange={({ target }) => setHasReports(target.checked)}
        data-testid="has-reports"
      />
      {hasReports && (
        <FileField
          name="reports"
          files={files}
          label={t('intake.reports')}
          error={files.sent.length === 0 ? form.field('reports').error : undefined}
        />
      )}
      <p data-testid="who-answers">
        {t(doctor.acceptsItself ? 'doctors.book.atOnce' : 'doctors.book.answered', { name, hours: ANSWER_HOURS })}
      </p>
      <p className="small muted">
        {t('doctors.book.terms')} {t('doctors.book.hold', { minutes: HOLD_MINUTES })}
      </p>
      <StepContinue
        who={who}
        isBusy={form.isSending || isBusy || files.isBusy}
        busyLabel={t(isPaused ? 'shell.offline.sending' : 'doctors.book.busy')}
      />
    </form>
  );
}

/** All that was chosen, each with the way to change it. */
function Rows({ doctor, draft }: Pick<StepProps, 'doctor' | 'draft'>) {
  const t = useWords();
  const { moment } = useSlotWords(doctor.timeZone);
  const who = useWho(draft.familyMemberId);
  const times = stepAddress(doctor._id, draft, 'time');
  const rows = [
    { name: 'time', term: t('doctors.book.when'), value: draft.time && moment(draft.time), href: times },
    {
      name: 'mode',
      term: t('doctors.booking.fact.mode'),
      value: t(`doctors.booking.kind.${draft.mode}`),
      href: times,
    },
    { name: 'person', term: t('doctors.book.for'), value: who, href: stepAddress(doctor._id, draft, 'person') },
  ];
  return <ChosenRows rows={rows} change={t('doctors.book.change')} />;
}
