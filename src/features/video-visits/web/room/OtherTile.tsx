import { useWords } from '#web/i18n/words.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Picture } from '../Picture.tsx';
import type { Participant } from './open-room.ts';
import styles from './Room.module.css';

/** Somebody else in the visit: picture, name, what they say in words, and why there is no picture where there is none. */
export function OtherTile({ other, name }: { other: Participant; name: string }) {
  const t = useWords();
  const { stream, standing, isConnected, isUnreached, caption } = other;
  const hasPicture = standing?.hasCamera || standing?.isSharing;
  const why = !isConnected
    ? isUnreached
      ? 'unreached'
      : 'cut'
    : standing?.isThin
      ? 'theirThin'
      : standing && !standing.hasCamera && !standing.hasMicrophone
        ? 'noDevices'
        : standing?.isSharing
          ? 'sharing'
          : standing && !hasPicture
            ? 'theirCameraOff'
            : standing?.isMuted
              ? 'theirMute'
              : undefined;
  return (
    <figure
      className={styles.other}
      data-testid="visit-other"
      data-connected={isConnected}
      data-sharing={standing?.isSharing}
    >
      <Picture stream={stream} isWhole={standing?.isSharing} />
      {(!hasPicture || !isConnected) && (
        <span className={styles.veil}>
          <AvatarInitial name={name} />
        </span>
      )}
      <figcaption>
        <b>{name}</b>
        <span role="status">{why && t(`videoVisits.room.${why}`, { name })}</span>
      </figcaption>
      {caption && (
        <p className={styles.caption} aria-live="off">
          {caption}
        </p>
      )}
    </figure>
  );
}
