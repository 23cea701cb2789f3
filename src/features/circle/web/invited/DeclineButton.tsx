import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Invitation } from '../../contract.ts';
import { useChangeMember } from '../queries.ts';

/** No to all of it. */
export function DeclineButton({ invitation, name }: { invitation: Invitation; name: string }) {
  const t = useWords();
  const toast = useToast();
  const decline = useChangeMember(invitation._id, () => toast({ text: t('circle.declined') }));
  return (
    <>
      <Refusal failure={decline.failure} />
      <Button
        variant="secondary"
        size="large"
        isWide
        isBusy={decline.isPending}
        onClick={() => decline.mutate({ change: 'decline' })}
        data-testid="decline-invitation"
      >
        {t('circle.decline.from', { name })}
      </Button>
    </>
  );
}
