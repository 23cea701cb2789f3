import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { NewPerson } from '#features/family/web/new-person.ts';
import type { Query } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { ChoosingStep } from '../../steps.ts';
import { draftOfBooking } from './booking-draft.ts';
import { CareNotesStep } from './CareNotesStep.tsx';
import { LoginGate } from './LoginGate.tsx';
import { PersonStep } from './PersonStep.tsx';
import { useWizardHistory } from './useWizardHistory.ts';
import { WizardLayout } from './WizardLayout.tsx';

type Props = {
  /** The kind of booking, which has its own steps. */
  kind: string;
  summary: ReactNode;
  provider: { _id: string; name: string };
  /** Whom it is for; null is oneself. */
  personId: string | null;
  step: ChoosingStep;
  /** A step with everything chosen so far. */
  addressOf: (step: ChoosingStep, more?: Query) => string;
  /** What the address of this very step says besides. */
  more?: Query;
  /** This booking begins here: by its step, unless something else is said. */
  isFirstStep?: boolean;
  /** Where one goes on looking without an account. */
  lookingAt: string;
  /** Hears that one goes to log in, and comes back. */
  onLogIn?: (() => void) | undefined;
  /** Whom somebody new has named at the door, where the step of the person adds them. */
  door?: NewPerson | undefined;
  /** Goes on with that person. */
  onPerson: (personId: string | null) => Promise<void>;
  time: ReactNode;
  /** What the step of the person asks first. */
  asking?: ReactNode;
  check?: ReactNode;
};

/** A booking in three steps, each with its own address: when, for whom, and check; before the second stands the log-in. */
export function BookingWizard(props: Props) {
  const { kind, summary, step, addressOf, more, isFirstStep = step === 'time' } = props;
  const [params] = useSearchParams();
  const isTelling = step === 'person' && !props.asking && params.has('know');
  useWizardHistory({
    address: addressOf(step, { know: isTelling ? 1 : undefined, welcome: params.get('welcome'), ...more }),
    isFirstStep,
  });
  return (
    <WizardLayout kind={kind} summary={summary}>
      <OpenStep {...props} isTelling={isTelling} />
    </WizardLayout>
  );
}

function OpenStep(props: Props & { isTelling: boolean }) {
  const { provider, personId, step, addressOf, lookingAt, onLogIn, door, onPerson, isTelling } = props;
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  if (step === 'time') return props.time;
  if (!isLoggedIn)
    return (
      <LoginGate
        draft={draftOfBooking(provider)}
        backTo={addressOf('time')}
        next={(query) => addressOf('person', query)}
        lookingAt={lookingAt}
        onLogIn={onLogIn}
      />
    );
  if (step === 'check') return props.check;
  if (props.asking) return props.asking;
  if (isTelling)
    return (
      <CareNotesStep
        provider={provider}
        personId={personId}
        backTo={addressOf('check')}
        onContinue={() => navigate(addressOf('check'))}
      />
    );
  return <PersonStep draft={draftOfBooking(provider)} backTo={addressOf('time')} door={door} onContinue={onPerson} />;
}
