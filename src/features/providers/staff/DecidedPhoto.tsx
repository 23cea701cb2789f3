import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { DeskPhoto } from '../photo-contract.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { useDecide } from './queries.ts';
import { TakePhotoDown } from './TakePhotoDown.tsx';

/** A photograph that families see, which can be taken down; or one that they do not, which can be shown again. */
export function DecidedPhoto({ photo }: { photo: DeskPhoto }) {
  const t = useWords();
  const { open, close } = useHeld();
  const { mutate, isPending, error } = useDecide(photo._id);
  return (
    <PhotoCard photo={photo} data-testid={`photo-${photo._id}`}>
      {photo.reason && <p>{t(`providers.photos.reason.${photo.reason}`)}</p>}
      <Refusal failure={rowRefusal(error)} />
      {photo.state === 'approved' ? (
        <Button
          variant="danger"
          onClick={() => open(<TakePhotoDown photo={photo} onClose={close} />)}
          data-testid="photo-take"
        >
          {t('providers.photos.staff.take')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          isBusy={isPending}
          onClick={() => mutate({ was: 'refused', reason: null })}
          data-testid="photo-restore"
        >
          {t('providers.photos.staff.restore')}
        </Button>
      )}
    </PhotoCard>
  );
}
