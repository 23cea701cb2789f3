import { UsersRound } from 'lucide-react';
import type { Notification } from '#features/notifications/contract.ts';
import { NotificationSentence } from '#features/notifications/web/NotificationFact.tsx';
import type { NotificationView } from '#features/notifications/web/notification-kinds.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { TeamNotice, TeamNoticeFacts } from '../notification.ts';

const tones: Record<TeamNotice, NotificationView['tone']> = {
  invited: 'warning',
  joined: 'success',
  declined: 'info',
  left: 'info',
  role: 'info',
  removed: 'warning',
  ownerAsked: 'warning',
  ownerWithdrawn: 'info',
  ownerAgreed: 'success',
  ownerDeclined: 'info',
  closed: 'warning',
  gaveUp: 'info',
};

/** News of a team in the bell; it leads to the team page, which shows invitations, too. */
export function teamNotification({ _id: id, facts }: Notification): NotificationView {
  const notice = facts as TeamNoticeFacts; // the server wrote them by this schema
  return {
    icon: <UsersRound size={22} aria-hidden="true" />,
    tone: tones[notice.what],
    content: <Sentence notice={notice} />,
    address: href('/partner/team'),
    testId: `notification-team-${id}`,
  };
}

function Sentence({ notice: { what, place, role, name } }: { notice: TeamNoticeFacts }) {
  const t = useWords();
  return (
    <NotificationSentence>
      {t(`team.bell.${what}`, { place, role: t(`providers.role.${role}`), name: name ?? '' })}
    </NotificationSentence>
  );
}
