import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Tour } from '../tour.ts';
import { timesOf, useChangeVisit } from './queries.ts';
import { WhichVisit } from './WhichVisit.tsx';

/** Another free time for a visit: the place is asked anew. */
export function ChangeTime({ visit, onClose }: { visit: Tour; onClose: () => void }) {
  const t = useWords();
  const toast = useToast();
  const { providerId, providerName: name, timeZone } = visit;
  const [startsAt, setStartsAt] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { data, isPending } = useQuery(timesOf(providerId));
  const change = useChangeVisit(visit._id, () => {
    onClose();
    toast({ text: t('tours.move.done', { name }) });
  });
  const send = () => {
    setMissing(startsAt === undefined);
    if (startsAt !== undefined) change.mutate({ change: 'move', startsAt });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tours.move.title', { name })}
      size="medium"
      data-testid="move-visit"
      actions={
        <>
          <Button isBusy={change.isPending} busyLabel={t('ui.sending')} onClick={send} data-testid="move-send">
            {t('tours.move.send')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <Refusal failure={change.error instanceof Failure ? change.error : undefined} />
      {isMissing && startsAt === undefined && <p role="alert">{t('errors.slotUnselected')}</p>}
      <WhichVisit visit={visit} />
      <p>{t('tours.move.text')}</p>
      {!isPending && (
        <SlotPicker
          label={t('tours.ask.when')}
          times={data?.data?.times ?? []}
          timeZone={timeZone}
          chosen={startsAt ? [startsAt] : []}
          onChoose={setStartsAt}
          data-testid="move"
        />
      )}
    </Dialog>
  );
}
