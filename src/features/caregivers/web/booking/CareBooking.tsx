import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { useChoosing } from '#features/bookings/web/wizard/useChoosing.ts';
import { href } from '#web/paths.ts';
import type { BookableDetails } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { FEWEST_VISITS } from '../../series.ts';
import { CARE_VISIT } from '../../visit.ts';
import { readDraft, startsOf, stepAddress, type StepProps, type VisitDraft } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { VisitSummary } from './VisitSummary.tsx';

type Props = { caregiver: BookableDetails; slots: Schedule['data'] };

/** With what, how long and when, for whom, what the caregiver needs to know, and where: each step has its own address. */
export function CareBooking({ caregiver, slots }: Props) {
  const offered = { slots, timeZone: caregiver.timeZone };
  const { draft, onChange, promisedCents, isTaken, wizard } = useChoosing<VisitDraft>({
    read: (params) => readDraft(params, caregiver),
    isReady: (chosen) =>
      chosen.time !== undefined &&
      chosen.services.length > 0 &&
      (!chosen.repeats || startsOf(chosen, offered).length >= FEWEST_VISITS),
    addressOf: (chosen, at, { total, ...more }) =>
      stepAddress(caregiver._id, chosen, at, { total: at === 'time' ? undefined : total, ...more }),
  });
  const given: StepProps = { caregiver, draft, starts: startsOf(draft, offered), onChange };
  return (
    <BookingWizard
      {...wizard}
      kind={CARE_VISIT}
      summary={<VisitSummary {...given} />}
      provider={caregiver}
      lookingAt={href('/top-Caregivers')}
      time={<TimeStep {...given} slots={slots} isTaken={isTaken} />}
      check={<CheckStep {...given} key={wizard.personId} promisedCents={promisedCents} />}
    />
  );
}
