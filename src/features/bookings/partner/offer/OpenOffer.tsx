import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, untilInWords } from '#web/moment-in-words.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { keepsTime } from '../../offer.ts';
import { offers } from '../../offer-contract.ts';
import type { Request } from '../../request-contract.ts';
import { requestWith } from '../queries.ts';

/** Other times that were offered: until when the family chooses; a time that is held meanwhile can be kept after all. */
export function OpenOffer({ request, mayAnswer }: { request: Request; mayAnswer: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const { offer, familyName: name, timeZone, times } = request;
  if (!offer) return null;
  const isKept = keepsTime(offer.why);
  const place = { timeZone, locale, look: 'short' } as const;
  const booked = times[0] ? momentInWords(times[0].startsAt, place) : '';
  return (
    <Notice
      title={t('partner.offer.open', { name })}
      action={isKept && mayAnswer && <Withdraw id={request._id} />}
      data-testid="offer-open"
    >
      {offer.reason && <p>{offer.reason}</p>}
      <p>{t('partner.offer.until', { moment: untilInWords(offer.answerBy, place) })}</p>
      <p>{sentenceCase(t(`partner.offer.open.${isKept ? 'kept' : 'freed'}`, { moment: booked }), locale)}</p>
    </Notice>
  );
}

function Withdraw({ id }: { id: string }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const withdraw = useMutation({
    mutationFn: () => callsOf(client, offers).withdraw({ params: { id } }),
    onSuccess: () => toast({ text: t('partner.offer.withdrawn') }),
    onError: (error) =>
      error instanceof Failure && error.code === 'already_answered' && toast({ text: t('partner.change.late') }),
    onSettled: async () => {
      await client.fetchQuery({ ...requestWith(id), staleTime: 0 });
      await refreshTopics(client, ['requests', 'capacity']);
    },
  });
  return (
    <div className="stack">
      <Refusal failure={withdraw.error instanceof Failure ? withdraw.error : undefined} />
      <Button
        variant="secondary"
        isBusy={withdraw.isPending}
        busyLabel={t('partner.offer.withdrawing')}
        onClick={() => withdraw.mutate()}
        data-testid="offer-withdraw"
      >
        {t('partner.offer.withdraw')}
      </Button>
    </div>
  );
}
