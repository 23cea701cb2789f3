import { Plus, Users } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import type { ActedFor } from '../contract.ts';
import styles from './CareCircle.module.css';
import { useForWhom } from './queries.ts';

/** Somebody in the row. */
export type Face = Pick<ActedFor, '_id' | 'firstName' | 'lastName' | 'profileImage'>;

type Props = {
  people: readonly Face[];
  /** The id of one's own person, which stands for 'You'. */
  ownId: string;
  /** The address of this page for one person, or for all. */
  address: (personId: string | undefined) => string;
  /** The person whom a page is about that is always about one. */
  shown?: string | undefined;
};

/** Whose care this page shows: everyone's, one's own, or that of somebody one acts for. */
export function CareCircle({ people, ownId, address, shown }: Props) {
  const t = useWords();
  const session = useSession();
  const named = useForWhom();
  const chosen = shown ?? named;
  const own = { id: ownId, word: t('ui.you'), name: session?.name ?? '', image: session?.image };
  const others = people.map((person) => ({
    id: person._id,
    word: person.firstName,
    name: `${person.firstName} ${person.lastName}`.trim(),
    image: person.profileImage ?? undefined,
  }));
  return (
    <nav className={styles.circle} aria-label={t('family.circle')} data-testid="care-circle">
      {others.length > 0 && shown === undefined && (
        <a className={styles.face} href={address(undefined)} aria-current={chosen === undefined ? 'true' : undefined}>
          <span className={styles.everyone} aria-hidden="true">
            <Users size={26} />
          </span>
          <b>{t('family.circle.everyone')}</b>
        </a>
      )}
      {[own, ...others].map(({ id, word, name, image }) => (
        <a
          key={id}
          className={styles.face}
          href={others.length > 0 ? address(id) : address(undefined)}
          aria-current={(others.length > 0 ? chosen === id : true) ? 'true' : undefined}
          data-testid={`circle-${id}`}
        >
          <AvatarInitial name={name} shape="arch" {...(image && { image })} />
          <b>{word}</b>
        </a>
      ))}
      <a className={styles.face} href={href('/dashboard-addfamily')} data-testid="circle-add">
        <span className={styles.add} aria-hidden="true">
          <Plus size={26} />
        </span>
        <b>{t(others.length > 0 ? 'family.circle.manage' : 'family.circle.add')}</b>
      </a>
    </nav>
  );
}
