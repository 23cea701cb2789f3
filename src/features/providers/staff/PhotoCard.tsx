import type { ReactNode } from 'react';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { DeskPhoto } from '../photo-contract.ts';
import styles from './PhotosPage.module.css';

type Props = { photo: DeskPhoto; children: ReactNode; 'data-testid': string };

/** A photograph as staff see it: of which place, since when, and how it is described. */
export function PhotoCard({ photo, children, 'data-testid': testId }: Props) {
  const t = useWords();
  const address = useFileAddress();
  return (
    <Card as="li" className={styles.card} data-testid={testId}>
      <img src={address(photo._id)} alt={photo.alt} width={420} height={280} />
      <div className={styles.words}>
        <h2>{photo.providerName}</h2>
        <p className="muted">
          <span>{photo.town}</span> · <RelativeTime instant={photo.decidedAt ?? photo.sentAt} zone={deviceZone()} />
        </p>
        <p>
          {t('providers.photos.staff.alt', { alt: [photo.alt, ...photo.alts.map(({ words }) => words)].join(' / ') })}
        </p>
        {children}
      </div>
    </Card>
  );
}
