import { useEffect } from 'react';
import { draftOf, keepDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href, toLogin } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { StepHead } from './StepHead.tsx';

type Props = {
  draft: BookingDraft;
  backTo: string;
  /** The step after the log-in, with everything that was chosen. */
  next: string;
  /** Where one goes on looking without an account. */
  lookingAt: string;
  /** Hears that one goes to log in, and comes back. */
  onLogIn?: () => void;
};

/** Between choosing when and choosing for whom: everything is kept in the address that the log-in leads back to. */
export function LoginGate({ draft: { name, label }, backTo, next, lookingAt, onLogIn }: Props) {
  const t = useWords();
  useEffect(() => keepDraft(name, draftOf(name)?.values ?? {}, label), [name, label]);
  return (
    <>
      <StepHead step="person" title={t('bookings.person')} backTo={backTo} />
      <Card as="div" className="stack" tint="sun" data-testid="login-gate">
        <p>{t('bookings.gate.why')}</p>
        <div className="row">
          <ButtonLink size="large" href={toLogin(next)} onClick={onLogIn} data-testid="gate-login">
            {t('bookings.gate.login')}
          </ButtonLink>
          <ButtonLink
            size="large"
            variant="secondary"
            href={href('/profile/signup', undefined, { next })}
            onClick={onLogIn}
            data-testid="gate-signup"
          >
            {t('bookings.gate.signup')}
          </ButtonLink>
        </div>
        <p>
          <a className="link" href={lookingAt}>
            {t('bookings.gate.keepLooking')}
          </a>
        </p>
      </Card>
    </>
  );
}
