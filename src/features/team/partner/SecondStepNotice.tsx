import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { TeamMember } from '../team.ts';

/** Whether I guard my own log-in with a second step. */
export const ownSecondStep = (members: readonly TeamMember[]): boolean =>
  members.find(({ isMe }) => isMe)?.hasSecondStep ?? true;

/** Whoever reads what families tell is advised to guard their log-in. */
export function SecondStepNotice() {
  const t = useWords();
  return (
    <Notice
      title={t('team.secondStep.title')}
      action={
        <a className="link" href={href('/dashboard-security')} data-testid="to-second-step">
          {t('team.secondStep.go')}
        </a>
      }
    >
      {t('team.secondStep.text')}
    </Notice>
  );
}
