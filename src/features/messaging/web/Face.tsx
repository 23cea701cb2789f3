import { LifeBuoy } from 'lucide-react';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import type { Talk } from '../talk.ts';
import styles from './Face.module.css';

/** The picture of a place, the first letter of a person, or our support. It decorates: the name is said beside it. */
export function Face({ other: { name, picture }, kind }: Pick<Talk, 'other' | 'kind'>) {
  if (picture)
    return (
      <span className={styles.face} aria-hidden="true">
        <ProviderPicture picture={picture} shape="plain" />
      </span>
    );
  if (kind === 'ticket')
    return (
      <span className={styles.face} aria-hidden="true">
        <LifeBuoy size={28} />
      </span>
    );
  return (
    <span className={styles.person}>
      <AvatarInitial name={name} />
    </span>
  );
}
