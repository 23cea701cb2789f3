import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import type { invitedStates } from '../../invited.ts';
import { type HeadingRef, InvitedFrame } from './InvitedFrame.tsx';

type Props = { heading: HeadingRef; state: (typeof invitedStates)[number] | undefined };

/** It leads nowhere, or no longer: who had asked is not said any more. */
export function InvitationOver({ heading, state = 'waits' }: Props) {
  const t = useWords();
  const name = state === 'waits' ? 'missing' : state;
  return (
    <InvitedFrame title={t(`circle.invited.${name}`)} heading={heading} data-testid={`invited-${name}`}>
      <p>{t(`circle.invited.${name}.text`)}</p>
      {state === 'answered' && (
        <ButtonLink size="large" isWide href={href('/dashboard-addfamily')} data-testid="to-family">
          {t('circle.invited.family')}
        </ButtonLink>
      )}
      <HelpLine />
    </InvitedFrame>
  );
}
