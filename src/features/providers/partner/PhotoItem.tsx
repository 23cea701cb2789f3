import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { useLanguage, useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { LONGEST_ALT, otherLanguage } from '../photo.ts';
import type { OwnPhoto } from '../photo-contract.ts';
import styles from './PhotosCard.module.css';

type Props = {
  photo: OwnPhoto;
  place: number;
  count: number;
  errors: { alt?: string; other?: string } | undefined;
  onDescribe: (words: Partial<Pick<OwnPhoto, 'alt' | 'alts'>>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One photograph: what it shows in words, where it stands, and what staff said. */
export function PhotoItem({ photo, place, count, errors, onDescribe, onMove, onRemove }: Props) {
  const t = useWords();
  const address = useFileAddress();
  const named = { place: place + 1 };
  const other = otherLanguage(useLanguage());
  const { alts = [] } = photo; // a draft of before has none
  return (
    <div className={styles.item} data-testid="own-photo">
      <img src={address(photo.fileId)} alt="" width={180} height={120} />
      <div className={styles.words}>
        <p className="row">
          <b>{t('providers.photos.number', named)}</b>
          <Tag tone={photo.state === 'refused' ? 'danger' : photo.state === 'approved' ? 'success' : 'warning'}>
            {t(`providers.photos.state.${photo.state}`)}
          </Tag>
        </p>
        {photo.reason && (
          <p className="small" data-testid="photo-reason">
            {t(`providers.photos.reason.${photo.reason}`)}. {t(`providers.photos.advice.${photo.reason}`)}
          </p>
        )}
        <TextAreaField
          rows={2}
          id={`alt-${photo.fileId}`}
          label={t('providers.photos.alt')}
          hint={place === 0 ? t('providers.photos.alt.hint') : undefined}
          value={photo.alt}
          limit={LONGEST_ALT}
          error={errors?.alt}
          onChange={({ target }) => onDescribe({ alt: inOneLine(target.value) })}
        />
        <TextAreaField
          rows={2}
          id={`alt-other-${photo.fileId}`}
          label={t(`providers.photos.alt.${other}`)}
          value={alts.find(({ language }) => language === other)?.words ?? ''}
          limit={LONGEST_ALT}
          error={errors?.other}
          onChange={({ target }) =>
            onDescribe({
              alts: [
                ...alts.filter(({ language }) => language !== other),
                { language: other, words: inOneLine(target.value) },
              ],
            })
          }
        />
      </div>
      <div className={styles.moves}>
        <IconButton
          label={t('providers.photos.up', named)}
          icon={<ArrowUp size={22} aria-hidden="true" />}
          aria-disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={t('providers.photos.down', named)}
          icon={<ArrowDown size={22} aria-hidden="true" />}
          aria-disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        <IconButton
          label={t('providers.photos.remove', named)}
          icon={<Trash2 size={22} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

const inOneLine = (words: string) => words.replace(/\s*\n\s*/g, ' ').slice(0, LONGEST_ALT);
