import { ReasonDialog } from '#features/staff/web/ReasonDialog.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { refusalReasons } from '../photo.ts';
import type { DeskPhoto } from '../photo-contract.ts';
import { useDecide } from './queries.ts';

type Props = { photo: DeskPhoto; onClose: () => void };

/** Why families are to see a photograph no more. */
export function TakePhotoDown({ photo, onClose }: Props) {
  const t = useWords();
  const { mutate, isPending, error } = useDecide(photo._id, onClose);
  return (
    <ReasonDialog
      title={t('providers.photos.staff.take.title', { name: photo.providerName })}
      label={t('providers.photos.staff.why')}
      hint={t('providers.photos.staff.take.hint')}
      reasons={refusalReasons.map((value) => ({ value, label: t(`providers.photos.reason.${value}`) }))}
      confirmLabel={t('providers.photos.staff.take')}
      missing={t('errors.optionUnselected')}
      isBusy={isPending}
      failure={error instanceof Failure ? error : undefined}
      onTake={(reason) => mutate({ was: 'approved', reason })}
      onClose={onClose}
    />
  );
}
