import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addDays, dayIn } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { LONGEST_STAY_DAYS } from '../stay.ts';
import { bookingAddress, type StepProps } from './booking-steps.ts';
import { FullDays } from './booking/FullDays.tsx';
import { seatsOf } from './queries.ts';
import { estimateOf, fullDaysOf, problemsOf, stayQuery } from './stay-draft.ts';
import { StayEstimate } from './StayEstimate.tsx';
import { StayFields } from './StayFields.tsx';
import { StepContinue } from './StepContinue.tsx';
import { StepHead } from './StepHead.tsx';

/** Step 1: when. Nothing is asked of the server while one chooses, except once for the seats of the coming year. */
export function DatesStep({ centre, draft, onChange, now }: StepProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const today = dayIn(centre.timeZone, now);
  const { data } = useQuery(seatsOf(centre._id, today, addDays(today, LONGEST_STAY_DAYS)));
  const seats = data?.data ?? [];
  const fullDays = fullDaysOf(draft, centre, seats);
  const problems =
    attempt === 0
      ? []
      : [
          ...problemsOf(draft, centre, now).map(({ field, key }) => ({ field: field as string, message: t(key) })),
          ...(fullDays.length > 0 ? [{ field: 'weekDays', message: t('errors.seats_taken') }] : []),
        ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problemsOf(draft, centre, now).length > 0 || fullDays.length > 0) return;
    void navigate(bookingAddress(centre._id, draft, 2, { total: estimateOf(draft, centre)?.totalCents }));
  };
  return (
    <form
      action={href('/care/daycare-bookingdetails')}
      onSubmit={submit}
      noValidate
      className="stack"
      data-testid="booking-dates"
    >
      <input type="hidden" name="center" value={centre._id} />
      <input type="hidden" name="step" value="2" />
      <StepHead
        step={1}
        title={t('seniorCare.booking.dates')}
        problems={problems}
        attempt={attempt}
        backTo={href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, stayQuery(draft))}
      />
      <StayFields
        centre={centre}
        draft={draft}
        onChange={onChange}
        now={now}
        seats={seats}
        errors={Object.fromEntries(problems.map(({ field, message }) => [field, message]))}
      />
      <FullDays days={fullDays} draft={draft} onChange={onChange} />
      <Card as="div">
        <StayEstimate centre={centre} draft={draft} />
      </Card>
      <StepContinue />
    </form>
  );
}
