import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useState } from 'react';
import { PicturePick } from '#features/uploads/web/PicturePick.tsx';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { isSaidTwice, MOST_PHOTOS, PLACE_PHOTO, SHORTEST_ALT } from '../photo.ts';
import { type OwnPhoto, providerPhotos } from '../photo-contract.ts';
import { PhotoItem } from './PhotoItem.tsx';
import styles from './PhotosCard.module.css';

/** `lead`: what makes a good photograph of this kind of provider. */
type Props = { providerId: string; name: string; lead: string; photos: readonly OwnPhoto[] };

/** The photographs of a place: added, put in order, described and saved by whoever runs it. */
export function PhotosCard({ providerId, name, lead, photos: saved }: Props) {
  const t = useWords();
  const form = usePhotos(providerId, saved, t('providers.photos.of', { name }));
  const { photos, errors, failure } = form;
  const [dragged, setDragged] = useState<number>();
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    if (dragged !== undefined) form.move(dragged, place);
    setDragged(undefined);
  };
  return (
    <Card aria-labelledby="own-photos" className={styles.card} data-testid="photos">
      <h2 id="own-photos">{t('providers.photos.title')}</h2>
      <p className="muted">{lead}</p>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      {photos.length > 0 && (
        <ol className={styles.list}>
          {photos.map((photo, place) => (
            <li
              key={photo.fileId}
              draggable
              data-dragged={dragged === place || undefined}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, place)}
            >
              <PhotoItem
                photo={photo}
                place={place}
                count={photos.length}
                errors={errors[photo.fileId]}
                onDescribe={(words) => form.describe(photo.fileId, words)}
                onMove={(to) => form.move(place, to)}
                onRemove={() => form.remove(photo.fileId)}
              />
            </li>
          ))}
        </ol>
      )}
      {photos.length < MOST_PHOTOS ? (
        <PicturePick
          name="place-photo"
          kind={PLACE_PHOTO}
          label={t('providers.photos.of', { name })}
          chooseLabel={t('providers.photos.add')}
          aspect={3 / 2}
          width={2100}
          camera="environment"
          onSent={({ _id }) => form.add(_id)}
        />
      ) : (
        <p className="small">{t('errors.photoMost', { most: MOST_PHOTOS })}</p>
      )}
      {form.isChanged && (
        <div className="row">
          <Button onClick={form.save} isBusy={form.isSaving} busyLabel={t('ui.saving')} data-testid="photos-save">
            {t('providers.photos.save')}
          </Button>
          <span className="small muted">{t('providers.photos.unsaved')}</span>
        </div>
      )}
    </Card>
  );
}

/** What is not saved yet stays in this tab, like what is typed into a form. */
function usePhotos(providerId: string, saved: readonly OwnPhoto[], label: string) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const [changed, setList] = useState<readonly OwnPhoto[]>();
  const draft = `photos-${providerId}`;
  const setChanged = (list: readonly OwnPhoto[]) => {
    setList(list);
    keepDraft(draft, { photos: list }, label);
  };
  // After hydration: the server knows no draft.
  useEffect(() => setList(draftOf(draft)?.values['photos'] as OwnPhoto[] | undefined), [draft]);
  const [errors, setErrors] = useState<Record<string, { alt?: string; other?: string }>>({});
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const photos = changed ?? saved;

  async function save() {
    const missing = missingOf(photos, saved);
    const said = t('errors.photoAlt');
    setErrors(
      Object.fromEntries(
        missing.map(({ fileId, alt, other }) => [fileId, { ...(alt && { alt: said }), ...(other && { other: said }) }]),
      ),
    );
    const [first] = missing;
    if (first) return document.getElementById(`${first.alt ? 'alt' : 'alt-other'}-${first.fileId}`)?.focus();
    setSaving(true);
    setFailure(undefined);
    try {
      const body = { photos: photos.map(({ fileId, alt, alts }) => ({ fileId, alt, alts: saidIn(alts) })) };
      await callsOf(client, providerPhotos).save({ params: { providerId }, body });
      await client.invalidateQueries({ queryKey: keyOf(providerPhotos.mine) });
      setList(undefined);
      forgetDraft(draft);
      toast({ text: t('providers.photos.saved') });
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure('unexpected', { cause: error }));
    } finally {
      setSaving(false);
    }
    return undefined;
  }
  return {
    photos,
    errors,
    failure: useRefusalOf(failure),
    isSaving,
    isChanged: changed !== undefined,
    save: () => void save(),
    add: (fileId: string) => setChanged([...photos, { fileId, alt: '', alts: [], state: 'checking', reason: null }]),
    describe: (fileId: string, words: Partial<Pick<OwnPhoto, 'alt' | 'alts'>>) =>
      setChanged(photos.map((photo) => (photo.fileId === fileId ? { ...photo, ...words } : photo))),
    remove: (fileId: string) => setChanged(photos.filter((photo) => photo.fileId !== fileId)),
    move(from: number, to: number) {
      const moved = photos[from];
      if (!moved || to < 0 || to >= photos.length) return;
      const others = photos.filter((photo) => photo !== moved);
      setChanged([...others.slice(0, to), moved, ...others.slice(to)]);
    },
  };
}

/** What new photographs, and those described anew, lack in either language; the others stay as they were described. */
const missingOf = (photos: readonly OwnPhoto[], saved: readonly OwnPhoto[]) =>
  photos
    .map(({ fileId, alt, alts }) => {
      const known = saved.find((photo) => photo.fileId === fileId);
      const isSame = known?.alt === alt && JSON.stringify(saidIn(known.alts)) === JSON.stringify(saidIn(alts));
      const isSaid = isSaidTwice(alts) && !saidIn(alts).some(({ words }) => isTooShort(words));
      return { fileId, alt: isTooShort(alt), other: !isSame && !isSaid };
    })
    .filter(({ alt, other }) => alt || other);

const isTooShort = (words: string) => words.trim().length < SHORTEST_ALT;
/** What was begun and taken back is not said. */
const saidIn = (alts: OwnPhoto['alts'] = []) => alts.filter(({ words }) => words.trim() !== '');
