import { useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type BookingDraft, keepBegun } from './booking-draft.ts';
import { DoorsForOthers } from './DoorsForOthers.tsx';
import { GateDoors, KeepLooking, type NextAddress } from './GateDoors.tsx';
import { StepHead } from './StepHead.tsx';

type Props = {
  draft: BookingDraft;
  backTo: string;
  next: NextAddress;
  /** Where one goes on looking without an account. */
  lookingAt: string;
  /** Hears that one goes to log in, and comes back. */
  onLogIn?: (() => void) | undefined;
};

/** Between choosing when and choosing for whom: everything is kept in the address that the log-in leads back to. */
export function LoginGate({ draft: { name, label }, backTo, next, lookingAt, onLogIn }: Props) {
  const t = useWords();
  useEffect(() => keepBegun({ name, label }), [name, label]);
  return (
    <>
      <StepHead step="person" title={t('bookings.person')} backTo={backTo} />
      <Card as="div" className="stack" tint="sun" data-testid="login-gate">
        <p>{t('bookings.gate.why')}</p>
        <div className="row">
          <GateDoors next={next} onLogIn={onLogIn} />
        </div>
        <DoorsForOthers next={next} onLeave={onLogIn} />
        <KeepLooking at={lookingAt} />
      </Card>
    </>
  );
}
