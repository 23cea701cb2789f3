import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useWords } from '#web/i18n/words.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { altIn, type Photo } from '../photo.ts';
import { PhotoImage } from './PlaceImage.tsx';
import styles from './PhotoGallery.module.css';

/** The photographs of a place, each large at a tap. Nothing where there are none. */
export function PhotoGallery({ photos, name }: { photos: readonly Photo[]; name: string }) {
  const t = useWords();
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos" className={styles.gallery} data-testid="gallery">
      <h2 id="photos">{t('providers.photos.title')}</h2>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo.stem}>
            <button type="button" onClick={() => setOpen(place)} className={styles.tile} data-testid="gallery-photo">
              <PhotoImage photo={photo} width={480} height={320} sizes="(max-width: 700px) 70vw, 300px" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Large photos={photos} place={open} name={name} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

type LargeProps = {
  photos: readonly Photo[];
  place: number;
  name: string;
  onMove: (place: number) => void;
  onClose: () => void;
};

function Large({ photos, place, name, onMove, onClose }: LargeProps) {
  const t = useWords();
  const language = useLanguage();
  const photo = photos[place];
  if (!photo) return null;
  const by = (step: number) => onMove((place + step + photos.length) % photos.length);
  return (
    <Dialog isOpen onClose={onClose} size="full" title={name} data-testid="gallery-large">
      <PhotoImage
        key={photo.stem}
        photo={photo}
        width={photo.width}
        height={photo.height}
        sizes="860px"
        className={styles.large}
        eager
      />
      <div className={styles.bar}>
        {photos.length > 1 && (
          <IconButton
            label={t('providers.photos.previous')}
            icon={<ChevronLeft size={24} aria-hidden="true" />}
            onClick={() => by(-1)}
          />
        )}
        <p role="status">
          {altIn(photo, language)}
          <span className="muted num"> {t('providers.photos.place', { place: place + 1, count: photos.length })}</span>
        </p>
        {photos.length > 1 && (
          <IconButton
            label={t('providers.photos.next')}
            icon={<ChevronRight size={24} aria-hidden="true" />}
            onClick={() => by(1)}
          />
        )}
      </div>
    </Dialog>
  );
}
