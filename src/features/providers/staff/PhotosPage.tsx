import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { NotStaff } from '#features/staff/web/NotStaff.tsx';
import { Failure } from '#shared/failure.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { refusalReasons } from '../photo.ts';
import { providerPhotos, type WaitingPhoto } from '../photo-contract.ts';
import styles from './PhotosPage.module.css';

export const loader = defineLoader(() => ({ waiting: callQueryOrNull(providerPhotos.waiting, {}) }));

/** Photographs of places, looked at by staff before families see them. */
export default function PhotosPage() {
  const t = useWords();
  const { waiting } = useLoaderData(loader);
  const photos = waiting?.data ?? [];
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.staff.photos'))}</title>
      <header>
        <h1 tabIndex={-1}>{t('shell.staff.photos')}</h1>
        {waiting && <p className="muted">{t('providers.photos.staff.lead')}</p>}
      </header>
      {!waiting ? (
        <NotStaff />
      ) : photos.length > 0 ? (
        <ul className={styles.list}>
          {photos.map((photo) => (
            <PhotoCard key={photo._id} photo={photo} />
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState as="h2" spot="empty" title={t('providers.photos.staff.none')} data-testid="no-photos">
            {t('providers.photos.staff.none.text')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

type Reason = (typeof refusalReasons)[number];

function PhotoCard({ photo }: { photo: WaitingPhoto }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const address = useFileAddress();
  const [reason, setReason] = useState<Reason>('people');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  async function decide(given: Reason | null) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await callsOf(client, providerPhotos).decide({
        params: { photoId: photo._id },
        body: { reason: given },
      });
      toast({ text: message });
      await client.invalidateQueries({ queryKey: keyOf(providerPhotos.waiting) });
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure('unexpected', { cause: error }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card as="li" className={styles.card} data-testid="waiting-photo">
      <img src={address(photo._id)} alt={photo.alt} width={420} height={280} />
      <div className={styles.words}>
        <h2>{photo.providerName}</h2>
        <p className="muted">
          {photo.town} · <RelativeTime instant={photo.sentAt} zone={deviceZone()} />
        </p>
        <p>{t('providers.photos.staff.alt', { alt: photo.alt })}</p>
        {failure && (
          <Notice tone="danger" isLive>
            {t(
              failure.code === 'conflict' ? 'providers.photos.staff.decided' : `errors.${failure.code}`,
              failure.values,
            )}
          </Notice>
        )}
        <Button isBusy={isBusy} onClick={() => void decide(null)} data-testid="photo-approve">
          {t('providers.photos.staff.approve')}
        </Button>
        <SelectField
          id={`reason-${photo._id}`}
          label={t('providers.photos.staff.why')}
          value={reason}
          options={refusalReasons.map((value) => ({ value, label: t(`providers.photos.reason.${value}`) }))}
          onChange={({ target }) => setReason(target.value as Reason)}
        />
        <Button variant="secondary" isBusy={isBusy} onClick={() => void decide(reason)} data-testid="photo-refuse">
          {t('providers.photos.staff.refuse')}
        </Button>
      </div>
    </Card>
  );
}
