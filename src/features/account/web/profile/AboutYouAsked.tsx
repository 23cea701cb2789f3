import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isAboutKnown } from './change-info.ts';
import { useOwnInfo } from './queries.ts';

/** Asks for what an account does not know of its owner yet, with the way back here. Belongs where the errand is done. */
export function AboutYouAsked() {
  const t = useWords();
  const { pathname, search } = useLocation();
  const { data: info } = useOwnInfo();
  if (!info || isAboutKnown(info)) return null;
  return (
    <div data-print="hide">
      <Notice
        action={
          <ButtonLink href={href('/profile/form', undefined, { next: pathname + search })} data-testid="about-asked">
            {t('account.about.title')}
          </ButtonLink>
        }
      >
        {t('account.about.later')}
      </Notice>
    </div>
  );
}
