import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemsIn } from '#web/forms/problems.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { SERVICE_ID } from '../stay.ts';
import { bookingAddress, type StepProps } from './booking-steps.ts';
import { CheckRows } from './CheckRows.tsx';
import { FullDays } from './booking/FullDays.tsx';
import { NOTE_LIMIT, NoteField, useNote } from './NoteField.tsx';
import { PriceChange } from './PriceChange.tsx';
import { quoteFor } from './queries.ts';
import { countsOf, estimateOf, type StayDraft } from './stay-draft.ts';
import { StayEstimate } from './StayEstimate.tsx';
import { StepContinue } from './StepContinue.tsx';
import { StepHead } from './StepHead.tsx';
import { useBookStay } from './useBookStay.ts';

/** Step 3: everything once more, as the server knows it now. A price or a day that changed is said, and needs a Continue of its own. */
export function CheckStep({ centre, draft, onChange, promisedCents }: StepProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Problem[]>([]);
  const note = useNote(centre);
  const { data: quote } = useQuery({ ...quoteFor(centre._id, draft), meta: { isQuiet: true } });
  const { book, isBusy, failure, isUncertain } = useBookStay(centre._id);
  const estimate = quote?.estimate ?? estimateOf(draft, centre);
  const fullDays = quote?.fullDays ?? [];

  const change = (change: Partial<StayDraft>) => {
    const next = { ...draft, ...change };
    onChange(change);
    void navigate(bookingAddress(centre._id, next, 3, { total: estimateOf(next, centre)?.totalCents }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problem[] = [
      ...(fullDays.length > 0 ? [{ message: t('errors.seats_taken') }] : []),
      ...(note.text.length > NOTE_LIMIT ? [{ field: 'note', message: t('errors.tooLong') }] : []),
    ];
    setAttempt(attempt + 1);
    setRefusal(found);
    if (found.length > 0) return;
    book({
      ...draft,
      ...countsOf(draft),
      centerId: centre._id,
      serviceID: SERVICE_ID,
      categoryId: centre.kind,
      familyMemberId: null,
      note: note.text,
      estimateTotalCents: estimate?.totalCents,
    });
  };
  const refused = isBusy ? [] : problemsIn(failure, { fields: [], t });
  const problems = refusal.length > 0 ? refusal : refused;
  return (
    <form onSubmit={submit} data-needs-client="" noValidate className="stack" data-testid="booking-check">
      <StepHead
        step={3}
        title={t('seniorCare.booking.check')}
        backTo={bookingAddress(centre._id, draft, 2, { total: promisedCents })}
        problems={problems}
        attempt={attempt}
      />
      {estimate && <PriceChange estimate={estimate} type={draft.typeSelect} promisedCents={promisedCents} />}
      <FullDays days={fullDays} draft={draft} onChange={change} />
      <CheckRows centre={centre} draft={draft} />
      <NoteField note={note} isFixed={isUncertain} error={problems.find(({ field }) => field === 'note')?.message} />
      <Card as="div">
        <StayEstimate centre={centre} draft={draft} quoted={estimate} />
      </Card>
      <p className="small muted">{t('seniorCare.booking.hold')}</p>
      <StepContinue isBusy={isBusy} busyLabel={t('seniorCare.booking.busy')} />
    </form>
  );
}
