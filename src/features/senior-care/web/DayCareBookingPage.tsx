import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { useIsLoggedIn } from '#web/login-hint.tsx';
import type { CentreDetails } from '../centre.ts';
import { bookingAddress, stepOf, type StepProps } from './booking-steps.ts';
import { CentreNotFound } from './CentreNotFound.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DatesStep } from './DatesStep.tsx';
import styles from './DayCareBookingPage.module.css';
import { LoginGate } from './LoginGate.tsx';
import { PersonStep } from './PersonStep.tsx';
import { centreWith } from './queries.ts';
import { problemsOf, readStay } from './stay-draft.ts';
import { StaySummary } from './StaySummary.tsx';
import { useNow } from './useNow.ts';
import { beginWizard } from './wizard-history.ts';

export const loader = defineLoader(({ search }) => ({ found: centreWith(search.get('center')) }));

/** Days, person, check: each step has its own address, which holds all that was chosen. */
export default function DayCareBookingPage() {
  const { found } = useLoaderData(loader);
  if (!found?.data.isVerified || found.data.hostId === null) return <CentreNotFound />;
  return <Booking key={found.data._id} centre={found.data} />;
}

function Booking({ centre }: { centre: CentreDetails }) {
  const [params] = useSearchParams();
  const now = useNow();
  const isLoggedIn = useIsLoggedIn();
  const [draft, setDraft] = useState(() => readStay(params, centre, now));
  const asked = stepOf(params);
  const step = asked > 1 && problemsOf(draft, centre, now).length > 0 ? 1 : asked;
  const promisedCents = Number(params.get('total')) || undefined;
  // Written past the router, so that typing stays typing: a reload and Back find everything.
  const address = bookingAddress(centre._id, draft, step, {
    total: step > 1 ? promisedCents : undefined,
    welcome: params.get('welcome'),
  });
  useEffect(() => history.replaceState(history.state, '', address), [address]);
  useEffect(() => beginWizard(asked === 1), [asked]);

  const given: StepProps = {
    centre,
    draft,
    onChange: (change) => setDraft({ ...draft, ...change }),
    promisedCents,
    now,
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.step}>
        {step === 1 && <DatesStep {...given} />}
        {step > 1 && !isLoggedIn && <LoginGate {...given} />}
        {step === 2 && isLoggedIn && <PersonStep {...given} />}
        {step === 3 && isLoggedIn && <CheckStep {...given} />}
      </div>
      <StaySummary centre={centre} draft={draft} />
    </div>
  );
}
