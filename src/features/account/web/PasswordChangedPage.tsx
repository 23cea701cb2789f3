import * as z from 'zod/mini';
import { useHanded } from '#web/handed.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FocusLayout } from './FocusLayout.tsx';
import { useNext } from './next.ts';

/** That the password was changed just now, from the history state. */
const Handed = z.object({ changed: z.literal(true) });

/** The end of choosing a new password; whoever only opens the address has changed nothing. */
export default function PasswordChangedPage() {
  return useHanded(Handed) ? <Changed /> : <NothingChanged />;
}

function Changed() {
  const t = useWords();
  const next = useNext();
  return (
    <FocusLayout
      title={t('account.changed.title')}
      before={<Art kind="spot" traits={{ name: 'done' }} width={150} height={150} eager />}
    >
      <p>{t('account.changed.text')}</p>
      <p>
        <ButtonLink size="large" href={href('/login', undefined, { next })} data-testid="changed-login">
          {t('account.login.submit')}
        </ButtonLink>
      </p>
    </FocusLayout>
  );
}

function NothingChanged() {
  const t = useWords();
  const next = useNext();
  return (
    <FocusLayout title={t('account.changed.not')}>
      <p>{t('account.changed.not.text')}</p>
      <p>
        <ButtonLink size="large" href={href('/profile/forgot-password', undefined, { next })} data-testid="changed-ask">
          {t('account.forgot.title')}
        </ButtonLink>
      </p>
      <p>
        <a className="link" href={href('/login', undefined, { next })} data-testid="changed-login">
          {t('account.login.submit')}
        </a>
      </p>
    </FocusLayout>
  );
}
