import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { leadRequests } from '../contract.ts';
import type { LeadRequest } from '../lead-request.ts';
import { forWhom } from './for-whom.ts';

/** Takes a request back, after saying what that does. */
export function WithdrawLead({ lead }: { lead: LeadRequest }) {
  const { _id: id, providerName: name, holders } = lead;
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation({
    // Without a connection it fails at once, so that nobody believes the number is gone while it is not.
    mutationFn: () => callsOf(client, leadRequests).withdraw({ params: { id } }),
    onSuccess: () => {
      setAsking(false);
      toast({ text: t('leadRequests.withdrawn') });
    },
    onSettled: () => refreshTopics(client, ['leads']),
  });
  return (
    <div className="actions">
      <Button variant="danger" onClick={() => setAsking(true)} data-testid="withdraw-lead">
        {t('leadRequests.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leadRequests.withdraw.title', { name })}
        confirmLabel={t('leadRequests.withdraw')}
        isBusy={withdraw.isPending}
        isDestructive
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
        data-testid="withdraw-dialog"
      >
        <Refusal failure={withdraw.error instanceof Failure ? withdraw.error : undefined} />
        <p data-testid="withdraw-which">{forWhom(lead, t)}</p>
        <p>{t(holders.length > 0 ? 'leadRequests.withdraw.text' : 'leadRequests.withdraw.unseen')}</p>
      </ConfirmDialog>
    </div>
  );
}
