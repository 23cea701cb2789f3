import { useMutation } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Application } from '../../application.ts';
import { isOpen, missingSteps } from '../../application.ts';
import type { ShownEvidence } from '../../joining-contract.ts';
import { EvidenceKinds } from '../EvidenceKinds.tsx';
import { useJoining } from '../queries.ts';
import { Refusal } from '../Refusal.tsx';
import { SentEvidence } from '../SentEvidence.tsx';

/** New evidence for a place: begun, given line by line, sent, and what became of it. */
export function Renewal({ place }: { place: ShownEvidence }) {
  const t = useWords();
  const { renewal } = place;
  return (
    <Card aria-labelledby="renewal" className="stack">
      <h2 id="renewal">{t('partners.renewal.title')}</h2>
      {renewal?.answer && (
        <Notice tone="warning" title={t(`partners.renewal.${renewal.status}`)}>
          {renewal.answer}
        </Notice>
      )}
      {renewal?.status === 'sent' && (
        <>
          <Notice title={t('partners.renewal.sent')} data-testid="renewal-sent">
            {t('partners.renewal.sent.text')}
          </Notice>
          <SentEvidence application={renewal} as="h3" />
        </>
      )}
      {renewal && isOpen(renewal) && <OpenRenewal renewal={renewal} />}
      {(!renewal || renewal.status === 'approved' || renewal.status === 'declined') && <BeginRenewal place={place} />}
    </Card>
  );
}

function BeginRenewal({ place }: { place: ShownEvidence }) {
  const t = useWords();
  const { calls, keep } = useJoining();
  const renew = useMutation({
    mutationFn: () => calls.renew({ params: { centreId: place._id } }),
    onSuccess: keep,
  });
  return (
    <>
      <p className="muted">{t('partners.renewal.text')}</p>
      <Refusal failure={renew.error instanceof Failure ? renew.error : undefined} />
      <div>
        <Button
          isBusy={renew.isPending}
          busyLabel={t('partners.begin.busy')}
          onClick={() => renew.mutate()}
          data-testid="renew"
        >
          {t('partners.renewal.begin')}
        </Button>
      </div>
    </>
  );
}

function OpenRenewal({ renewal }: { renewal: Application }) {
  const t = useWords();
  const { calls, keep, askAgain } = useJoining();
  const send = useMutation({
    mutationFn: () => calls.send({ params: { id: renewal._id } }),
    onSuccess: keep,
    onError: askAgain,
  });
  return (
    <>
      <EvidenceKinds
        of={renewal.kind}
        evidence={renewal.evidence}
        isRenewal
        addressOf={(query) => href('/partner/evidence', undefined, query)}
      />
      <Refusal failure={send.error instanceof Failure ? send.error : undefined} />
      {missingSteps(renewal).length === 0 && (
        <Button
          size="large"
          isWide
          isBusy={send.isPending}
          busyLabel={t('ui.sending')}
          onClick={() => send.mutate()}
          data-testid="renewal-send"
        >
          {t('partners.send')}
        </Button>
      )}
    </>
  );
}
