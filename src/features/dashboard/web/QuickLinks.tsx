import {
  CalendarDays,
  HandHeart,
  House,
  MessageCircle,
  Stethoscope,
  Sun,
  TestTubeDiagonal,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useWaysToCare } from '#features/bookings/web/booking-pages.tsx';
import type { family } from '#features/family/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { ChatCount } from '#features/messaging/web/ChatCount.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import styles from './DashboardPage.module.css';

const icons = { sun: Sun, sky: Stethoscope, coral: HandHeart, lilac: TestTubeDiagonal, pine: House } as const;

/** The shortest ways to more, for whom the row of faces says. */
export function QuickLinks({ people: { data: people, ownId } }: { people: Reply<typeof family.people> }) {
  const t = useWords();
  const forWhom = useForWhom();
  const other = people.find(({ _id }) => _id === forWhom);
  const ways = useWaysToCare(other?.scopes.includes('bookings') ? other._id : undefined);
  const filter = { for: other?._id ?? (forWhom === ownId ? ownId : undefined) };
  const actions = [
    ...ways.map((way) => ({ ...way, icon: icons[way.tint] })),
    {
      tint: 'pine',
      icon: CalendarDays,
      word: 'dashboard.action.bookings',
      href: href('/dashboardbookings', undefined, filter),
    },
    { tint: 'coral', icon: MessageCircle, word: 'shell.messages', href: href('/messaging', undefined, filter) },
    {
      tint: 'lilac',
      icon: UsersRound,
      word: 'dashboard.action.week',
      href: href('/dashboard-week', undefined, filter),
    },
    other?.scopes.includes('records')
      ? {
          tint: 'sun',
          icon: UserRound,
          word: 'shell.healthRecords',
          href: href('/family-healthrecord', undefined, { for: other._id }),
        }
      : { tint: 'sun', icon: UserRound, word: 'dashboard.action.profile', href: href('/myProfile') },
  ];
  return (
    <nav className={styles.actions} aria-label={t('dashboard.actions')} data-testid="quick-links">
      {actions.map(({ tint, icon: Icon, word, href: address }) => (
        <a key={word} href={address} data-tint={tint}>
          <span>
            <Icon size={24} aria-hidden="true" />
          </span>
          <b>
            {t(word)}
            {word === 'shell.messages' && <ChatCount />}
          </b>
        </a>
      ))}
    </nav>
  );
}
