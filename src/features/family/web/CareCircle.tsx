import { Plus, Users } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { PersonFace } from './PersonFace.tsx';
import styles from './CareCircle.module.css';
import { FaceNews } from './FaceNews.tsx';
import { useForWhom } from './named-person.ts';
import { StrangerNotice } from './StrangerNotice.tsx';
import { type Face, useWhose } from './useWhose.ts';

type Props = {
  people: readonly Face[];
  /** The id of one's own person, which stands for 'You'. */
  ownId: string;
  /** The address of this page for one person, or for all. */
  address: (personId: string | undefined) => string;
  /** The person whom a page is about that is always about one. */
  shown?: string | undefined;
};

/** Whose care this page shows: everyone's, one's own, or that of somebody one acts for; and that the address names none of them. */
export function CareCircle({ people, ownId, address, shown }: Props) {
  const t = useWords();
  const session = useSession();
  const named = useForWhom();
  const { isStranger } = useWhose({ data: people, ownId });
  const chosen = shown ?? named;
  const own = { id: ownId, word: t('ui.you'), name: session?.name ?? '', image: session?.image, kin: undefined };
  const others = people.map((person) => ({
    id: person._id,
    word: person.firstName,
    name: `${person.firstName} ${person.lastName}`.trim(),
    image: person.profileImage ?? undefined,
    kin: person.relationship,
  }));
  const faces = useRef<HTMLElement>(null);
  useLayoutEffect(() => bringInSight(faces.current), [chosen]);
  const isOnly = others.length === 0;
  const face = [own, ...others].find(({ id }) => id === chosen);
  return (
    <>
      <nav ref={faces} className={styles.circle} aria-label={t('family.circle')} data-testid="care-circle">
        {!isOnly && shown === undefined && (
          <a className={styles.face} href={address(undefined)} aria-current={chosen === undefined ? 'true' : undefined}>
            <span className={styles.everyone} aria-hidden="true">
              <Users size={26} />
            </span>
            <b>{t('family.circle.everyone')}</b>
          </a>
        )}
        {[own, ...others].map(({ id, word, name, image, kin }) => (
          <a
            key={id}
            className={styles.face}
            href={address(isOnly ? undefined : id)}
            aria-current={(isOnly ? !isStranger : chosen === id) ? 'true' : undefined}
            data-testid={`circle-${id}`}
          >
            <PersonFace name={name} image={image} relationship={kin} />
            <b>{word}</b>
          </a>
        ))}
        <a className={styles.face} href={href('/dashboard-addfamily')} data-testid="circle-add">
          <span className={styles.add} aria-hidden="true">
            <Plus size={26} />
          </span>
          <b>{t(isOnly ? 'family.circle.add' : 'family.circle.manage')}</b>
        </a>
      </nav>
      {isStranger && <StrangerNotice own={address(ownId)} />}
      <FaceNews chosen={chosen} word={chosen === undefined ? t('family.circle.everyone') : face?.word} />
    </>
  );
}

/** The chosen face in the middle of a row that is wider than the screen. */
function bringInSight(row: HTMLElement | null) {
  const face = row?.querySelector('[aria-current]');
  if (!row || !face) return;
  const [around, own] = [row.getBoundingClientRect(), face.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
