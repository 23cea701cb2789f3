import type { RefObject } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href, toLogin } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { JoiningKind } from '../../application.ts';
import { WhatItTakes } from './WhatItTakes.tsx';

type Props = { kind: JoiningKind; heading: RefObject<HTMLHeadingElement | null> };

/** Joins as one of the kinds: what it takes, and the way to an account, where the application is kept. */
export function JoinPlace({ kind, heading }: Props) {
  const t = useWords();
  const title = t(`partners.takes.title.${kind}`);
  const next = href('/partner/join', undefined, { as: kind });
  return (
    <FocusLayout
      title={title}
      hasBrandRow
      back={<BackLink href={href('/registertype')}>{t('ui.back')}</BackLink>}
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
    >
      <WhatItTakes kind={kind} />
      {useIsLoggedIn() ? (
        <ButtonLink size="large" isWide href={next} data-testid="join-go">
          {t('ui.continue')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink
            size="large"
            isWide
            href={href('/profile/signup', undefined, { next })}
            data-testid="join-sign-up"
          >
            {t('partners.takes.signUp')}
          </ButtonLink>
          <p>
            {t('partners.takes.hasAccount')}{' '}
            <a className="link" href={toLogin(next)} data-testid="join-log-in">
              {t('partners.join.logIn')}
            </a>
          </p>
        </>
      )}
    </FocusLayout>
  );
}
