import { contactAddress } from '#features/providers/web/provider-address.ts';
import { useMutation } from '@tanstack/react-query';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Application, missingSteps } from '../../application.ts';
import type { Claim } from '../../claim-contract.ts';
import { EvidenceKinds } from '../EvidenceKinds.tsx';
import { useJoining } from '../queries.ts';
import { Refusal } from '../Refusal.tsx';
import { PhoneProof } from './PhoneProof.tsx';

/** What proves that a place is one's own: a license, a code to its phone, and whatever else; then it is sent. */
export function ClaimProofs({ claim, application }: { claim: Claim; application: Application }) {
  const t = useWords();
  const { place } = claim;
  const { calls, keep, askAgain } = useJoining();
  const send = useMutation({
    mutationFn: () => calls.send({ params: { id: application._id } }),
    onSuccess: keep,
    onError: askAgain,
  });
  const isMissing = missingSteps(application).length > 0;
  return (
    <FocusLayout
      title={t('partners.claim.title', { name: place.name })}
      back={<BackLink href={contactAddress(place.kind, place._id)}>{place.name}</BackLink>}
    >
      {application.answer && (
        <Notice tone="warning" title={t('partners.asked.title')}>
          {application.answer}
        </Notice>
      )}
      <p className="muted">{t('partners.claim.proofs')}</p>
      <PhoneProof claim={claim} application={application} />
      <EvidenceKinds
        of={application.kind}
        evidence={application.evidence}
        isRenewal
        addressOf={(query) => href('/partner/claim', undefined, { place: place._id, step: 'proofs', ...query })}
      />
      <Refusal failure={send.error instanceof Failure ? send.error : undefined} />
      {isMissing ? (
        <Notice data-testid="claim-missing">
          {t(`partners.claim.missing.${application.kind === 'doctor' ? 'doctor' : 'dayCareCenter'}`)}
        </Notice>
      ) : (
        <Button
          size="large"
          isWide
          isBusy={send.isPending}
          busyLabel={t('ui.sending')}
          onClick={() => send.mutate()}
          data-testid="claim-send"
        >
          {t(application.status === 'asked' ? 'partners.send.again' : 'partners.send')}
        </Button>
      )}
    </FocusLayout>
  );
}
