import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { rowRefusal } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { refusalReasons } from '../photo.ts';
import type { DeskPhoto } from '../photo-contract.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { useDecide } from './queries.ts';

type Reason = (typeof refusalReasons)[number];

/** A photograph that nobody has looked at yet. */
export function WaitingPhoto({ photo }: { photo: DeskPhoto }) {
  const t = useWords();
  const [reason, setReason] = useState<Reason>('people');
  const { mutate, isPending, error } = useDecide(photo._id);
  return (
    <PhotoCard photo={photo} data-testid="waiting-photo">
      <Refusal failure={rowRefusal(error)} />
      <Button isBusy={isPending} onClick={() => mutate({ was: 'checking', reason: null })} data-testid="photo-approve">
        {t('providers.photos.staff.approve')}
      </Button>
      <SelectField
        id={`reason-${photo._id}`}
        label={t('providers.photos.staff.why')}
        value={reason}
        options={refusalReasons.map((value) => ({ value, label: t(`providers.photos.reason.${value}`) }))}
        onChange={({ target }) => setReason(target.value as Reason)}
      />
      <Button
        variant="secondary"
        isBusy={isPending}
        onClick={() => mutate({ was: 'checking', reason })}
        data-testid="photo-refuse"
      >
        {t('providers.photos.staff.refuse')}
      </Button>
    </PhotoCard>
  );
}
