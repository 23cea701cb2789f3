import { useLocation } from 'react-router';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href, toLogin } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** For visitors: health is personal, so the questions come after the log-in. */
export function LogInFirst({ title }: { title: string }) {
  const t = useWords();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <FocusLayout title={title} hasBrandRow>
      <p>{t('healthRecords.logIn.text')}</p>
      <div className="row" data-testid="log-in-first">
        <ButtonLink href={toLogin(here)} size="large">
          {t('healthRecords.logIn')}
        </ButtonLink>
        <ButtonLink href={href('/profile/signup', undefined, { next: here })} variant="quiet" size="large">
          {t('healthRecords.signUp')}
        </ButtonLink>
      </div>
    </FocusLayout>
  );
}
