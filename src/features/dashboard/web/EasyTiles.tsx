import { CalendarDays, ClipboardList, LifeBuoy, type LucideIcon, MessageCircle, Pill } from 'lucide-react';
import type { family } from '#features/family/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { ChatCount } from '#features/messaging/web/ChatCount.tsx';
import { medicationAddress } from '#features/medication/web/addresses.ts';
import type { Reply, Scope } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import styles from './EasyTiles.module.css';

type Tile = {
  tint: string;
  icon: LucideIcon;
  word: string;
  /** What one needs to be allowed of somebody else. */
  scope?: Scope;
  to: (personId: string | undefined) => string;
};

const tiles: readonly Tile[] = [
  {
    tint: 'sun',
    icon: CalendarDays,
    word: 'shell.bookings',
    scope: 'bookings',
    to: (personId) => href('/dashboardbookings', undefined, { for: personId }),
  },
  {
    tint: 'coral',
    icon: Pill,
    word: 'shell.medication',
    scope: 'records',
    to: (personId) => medicationAddress(personId)(),
  },
  {
    tint: 'sky',
    icon: MessageCircle,
    word: 'shell.messages',
    scope: 'messages',
    to: (personId) => href('/messaging', undefined, { for: personId }),
  },
  {
    tint: 'pine',
    icon: ClipboardList,
    word: 'shell.healthRecords',
    scope: 'records',
    to: (personId) => href('/family-healthrecord', undefined, { for: personId }),
  },
  { tint: 'lilac', icon: LifeBuoy, word: 'shell.help', to: () => href('/help-support') },
];

/** The dashboard of the easy view: five large buttons; of somebody else those for which one may act. */
export function EasyTiles({ people }: { people: Reply<typeof family.people> }) {
  const t = useWords();
  const forWhom = useForWhom();
  const other = people.data.find(({ _id }) => _id === forWhom);
  const shown = tiles.filter(({ scope }) => !other || !scope || other.scopes.includes(scope));
  return (
    <nav className={styles.tiles} aria-label={t('dashboard.easy')} data-testid="easy-tiles">
      {shown.map(({ tint, icon: Icon, word, to }) => (
        <a key={word} href={to(other?._id)} data-tint={tint}>
          <Icon size={40} aria-hidden="true" />
          <b>
            {t(word)}
            {word === 'shell.messages' && <ChatCount />}
          </b>
        </a>
      ))}
    </nav>
  );
}
