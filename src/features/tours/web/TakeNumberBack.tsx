import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Tour } from '../tour.ts';
import { useChangeVisit } from './queries.ts';
import { WhichVisit } from './WhichVisit.tsx';

/** Takes one's number back; the visit stays. */
export function TakeNumberBack({ visit }: { visit: Tour }) {
  const { _id: id, providerName: name } = visit;
  const t = useWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const change = useChangeVisit(id, () => {
    setAsking(false);
    toast({ text: t('tours.number.done') });
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} data-testid="take-number-back">
        {t('tours.number.back')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('tours.number.title', { name })}
        confirmLabel={t('tours.number.back')}
        isBusy={change.isPending}
        isDestructive
        onConfirm={() => change.mutate({ change: 'takeNumberBack' })}
        onClose={() => setAsking(false)}
        data-testid="number-back"
      >
        <Refusal failure={change.error instanceof Failure ? change.error : undefined} />
        <WhichVisit visit={visit} />
        <p>{t('tours.number.text')}</p>
      </ConfirmDialog>
    </>
  );
}
