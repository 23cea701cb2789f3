import { useWords } from '#web/i18n/words.tsx';
import { href, toLogin } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

type Props = {
  /** The step after the log-in, with everything that was chosen: both ways lead back to it. */
  next: string;
  /** Hears that one goes to log in, and comes back. */
  onLogIn?: (() => void) | undefined;
};

/** The two doors between choosing when and choosing for whom. */
export function GateDoors({ next, onLogIn }: Props) {
  const t = useWords();
  return (
    <>
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
    </>
  );
}

/** The way past the doors, for whoever is still looking; it asks for no account. */
export function KeepLooking({ at }: { at: string }) {
  const t = useWords();
  return (
    <p>
      <a className="link" href={at}>
        {t('bookings.gate.keepLooking')}
      </a>
    </p>
  );
}
