import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useIsChosen } from '#features/bookings/web/wizard/useWho.ts';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { dayIn } from '#shared/dates.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useYearOfSeats } from '../days/own-seats.ts';
import type { StepProps } from './booking-steps.ts';
import { BegunToday } from './BegunToday.tsx';
import { FullDays } from './FullDays.tsx';
import { estimateOf, fullDaysOf, problemsOf, stayFields, stayForm, stayQuery } from './stay-draft.ts';
import { WaitForDays } from '../waiting/WaitForDays.tsx';
import { StayEstimate } from './StayEstimate.tsx';
import { ProposedStep } from './ProposedStep.tsx';
import { StayFields } from './StayFields.tsx';

type Props = StepProps & {
  /** The days were tapped as the next free ones. */
  isProposed: boolean;
  /** Where one goes on looking without an account. */
  lookingAt: string;
};

/** When. Nothing is asked of the server while one chooses, except once for the seats of the coming year. */
export function DatesStep({ centre, draft, held, addressOf, newcomer, onChange, now, isProposed, lookingAt }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const { pay } = usePagesOf('stay');
  const total = estimateOf(draft, centre)?.totalCents;
  // For whom was said already, by the address or in the step of it.
  const isSaid = useIsChosen(draft.familyMemberId) || newcomer !== undefined;
  const next = addressOf(draft, isSaid ? 'check' : 'person', { total });
  const seats = useYearOfSeats(centre._id, dayIn(centre.timeZone, now), draft.roomType);
  const fullDays = fullDaysOf(draft, centre, seats);
  const isFolded = isProposed && fullDays.length === 0 && problemsOf(draft, centre, now).length === 0;
  const form = useCheckedForm({
    schema: stayForm(centre, { now, seats }),
    fields: stayFields,
    values: draft,
    send: () => navigate(next),
  });
  return (
    <>
      <StepHead
        step="time"
        title={t('seniorCare.booking.dates')}
        problems={form.problems}
        attempt={form.attempt}
        backTo={
          held ? pay(held._id) : href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, stayQuery(draft))
        }
      />
      {isFolded ? (
        <ProposedStep
          centre={centre}
          draft={draft}
          addressOf={addressOf}
          now={now}
          next={next}
          afterDoor={(query) => addressOf(draft, 'person', { total, ...query })}
          lookingAt={lookingAt}
        />
      ) : (
        <form
          action={href('/care/daycare-bookingdetails')}
          onSubmit={form.submit}
          noValidate
          className="stack"
          data-testid="booking-dates"
        >
          <input type="hidden" name="center" value={centre._id} />
          {held && <input type="hidden" name="held" value={held._id} />}
          <input type="hidden" name="step" value="person" />
          <PersonAlong />
          <StayFields
            centre={centre}
            draft={draft}
            onChange={onChange}
            now={now}
            errors={Object.fromEntries(form.problems.map(({ field = '', message }) => [field, message]))}
          />
          <BegunToday centre={centre} draft={draft} now={now} />
          <FullDays days={fullDays} closedDays={centre.closedDays} draft={draft} onChange={onChange} />
          <WaitForDays
            centre={centre}
            days={fullDays.filter((day) => !centre.closedDays.includes(day))}
            guests={draft.guestsCount}
            room={draft.roomType}
            next={addressOf(draft, 'time')}
          />
          <Card as="div">
            <StayEstimate centre={centre} draft={draft} />
          </Card>
          <StepContinue />
        </form>
      )}
    </>
  );
}
