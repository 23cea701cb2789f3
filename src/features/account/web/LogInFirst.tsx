import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { href, toLogin } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FocusLayout } from './FocusLayout.tsx';

type Props = { title: string; text: string; hasBrandRow?: boolean };

/** What a public screen about oneself shows to somebody it does not know yet. */
export function LogInFirst({ title, text, hasBrandRow }: Props) {
  const t = useWords();
  const { pathname, search } = useLocation();
  return (
    <FocusLayout title={title} hasBrandRow={hasBrandRow} hasSmallPicture>
      <p>{text}</p>
      <ButtonLink size="large" isWide href={toLogin(pathname + search)} data-testid="login-first">
        {t('account.login.submit')}
      </ButtonLink>
      <p>
        <a className="link" href={href('/profile/signup', undefined, { next: pathname + search })}>
          {t('account.login.create')}
        </a>
      </p>
    </FocusLayout>
  );
}
