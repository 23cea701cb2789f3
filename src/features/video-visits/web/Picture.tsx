import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Visit.module.css';

type Props = { stream: MediaStream | undefined; isOwn?: boolean; isWhole?: boolean };

/** A moving picture with its sound; one's own is mirrored and silent. Where the browser wants a tap before it plays sound, it is asked for. */
export function Picture({ stream, isOwn = false, isWhole = false }: Props) {
  const t = useWords();
  const [isHeld, setHeld] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream ?? null;
    if (stream)
      shown
        .play()
        .catch((error: unknown) => setHeld(error instanceof DOMException && error.name === 'NotAllowedError'));
  }, [stream]);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- it is live: what is said is written below the picture */}
      <video
        ref={video}
        className={styles.picture}
        data-own={isOwn || undefined}
        data-whole={isWhole || undefined}
        autoPlay
        playsInline
        muted={isOwn}
        aria-hidden="true"
      />
      {isHeld && !isOwn && (
        <Button
          onClick={() => {
            void video.current?.play();
            setHeld(false);
          }}
        >
          {t('videoVisits.room.tap')}
        </Button>
      )}
    </>
  );
}
