import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { DeclinedInvitation } from '../../contract.ts';
import { ReopenNo } from './ReopenNo.tsx';
import { type HeadingRef, InvitedFrame } from './InvitedFrame.tsx';

/** Whoever has said no, and may think again. */
export function DeclinedNo({ heading, declined }: { heading: HeadingRef; declined: DeclinedInvitation }) {
  const t = useWords();
  return (
    <InvitedFrame
      title={t('circle.declined.from', { name: declined.fromName })}
      heading={heading}
      data-testid="invited-declined"
    >
      <ReopenNo declined={declined} />
      <p>
        <a className="link" href={href('/dashboard-addfamily')}>
          {t('circle.invited.family')}
        </a>
      </p>
    </InvitedFrame>
  );
}
