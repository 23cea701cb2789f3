import { useLocation } from 'react-router';
import { WithAddress } from '#features/account/web/WithAddress.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import type { InvitationTerms } from '../../invited.ts';
import { InvitationWords } from './InvitationWords.tsx';
import { type HeadingRef, InvitedFrame } from './InvitedFrame.tsx';
import { useAsker } from './useAsker.ts';

/** To whoever has not logged in: what is asked for, and the two ways to answer it. */
export function InvitationDoor({ heading, asked }: { heading: HeadingRef; asked: InvitationTerms }) {
  const t = useWords();
  const { pathname, search } = useLocation();
  const { title } = useAsker(asked);
  const next = pathname + search;
  return (
    <InvitedFrame title={title} heading={heading} data-testid="invited-asked">
      <InvitationWords asked={asked} />
      <p>{t('circle.invited.for', { email: asked.email })}</p>
      <div className="stack">
        <WithAddress
          email={asked.email}
          size="large"
          isWide
          href={href('/profile/signup', undefined, { next })}
          data-testid="invited-create"
        >
          {t('account.login.create')}
        </WithAddress>
        <WithAddress
          email={asked.email}
          size="large"
          isWide
          variant="secondary"
          href={href('/login', undefined, { next })}
          data-testid="invited-log-in"
        >
          {t('account.login.submit')}
        </WithAddress>
      </div>
      <HelpLine />
    </InvitedFrame>
  );
}
