import { useWords } from '#web/i18n/words.tsx';
import { href, type Query, toLogin } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** The step after a door, with everything that was chosen, and with what the door itself has to say. */
export type NextAddress = (query: Query) => string;

type Props = {
  next: NextAddress;
  /** Hears that one goes to log in, and comes back. */
  onLogIn?: (() => void) | undefined;
};

/** The two doors between choosing when and choosing for whom. */
export function GateDoors({ next, onLogIn }: Props) {
  const t = useWords();
  return (
    <>
      <ButtonLink size="large" href={toLogin(next({ welcome: 'back' }))} onClick={onLogIn} data-testid="gate-login">
        {t('bookings.gate.login')}
      </ButtonLink>
      <ButtonLink size="large" variant="secondary" href={toSignUp(next)} onClick={onLogIn} data-testid="gate-signup">
        {t('bookings.gate.signup')}
      </ButtonLink>
    </>
  );
}

/** Where whoever has no account makes one, and comes back from as somebody new. */
export const toSignUp = (next: NextAddress, query: Query = {}): string =>
  href('/profile/signup', undefined, { next: next({ welcome: 'new', ...query }) });

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
