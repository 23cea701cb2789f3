import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FocusLayout } from './FocusLayout.tsx';
import { useNext } from './next.ts';

export default function PasswordChangedPage() {
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
