import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { useNext } from './next.ts';

/** Under 'User already exists …': to the log-in with the typed e-mail address, which is passed in the history state and not in the URL. */
export function LogInInstead({ email }: { email: string }) {
  const t = useWords();
  const next = useNext();
  const navigate = useNavigate();
  const address = href('/login', undefined, { next });
  return (
    <p>
      <a
        className="link"
        href={address}
        data-testid="login-instead"
        onClick={(event) => {
          event.preventDefault();
          void navigate(address, { state: { email } });
        }}
      >
        {t('account.signUp.logInInstead')}
      </a>{' '}
      {t('account.signUp.orOther')}
    </p>
  );
}
