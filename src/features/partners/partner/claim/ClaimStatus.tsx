import { useEffect } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Application } from '../../application.ts';
import type { Claim } from '../../claim-contract.ts';
import { AskPeople } from '../AskPeople.tsx';
import { SentEvidence } from '../SentEvidence.tsx';
import { ClaimButton } from './ClaimButton.tsx';

type Props = { claim: Claim; application: Application };

/** What became of a claim that was sent, and what can be done next. */
export function ClaimStatus({ claim: { place }, application }: Props) {
  const t = useWords();
  const { kind, status, answer } = application;
  useEffect(() => {
    if (status === 'approved') session.becamePartner();
  }, [status]);
  const values = { name: place.name, brand: brand.name };
  // The former show one thing more, and the latter are never booked.
  const isOther = status === 'approved' && (kind === 'caregiver' || kind === 'homeHealthAgency');
  return (
    <FocusLayout title={t(`partners.claim.${status}.title`, values)}>
      <p className="muted" data-testid={`claim-${status}`}>
        {t(isOther ? `partners.claim.approved.text.${kind}` : `partners.claim.${status}.text`, values)}
      </p>
      {answer && (
        <Notice tone={status === 'declined' ? 'danger' : 'warning'} title={t(`partners.status.${status}.answer`)}>
          {answer}
        </Notice>
      )}
      {status === 'asked' && (
        <ButtonLink
          size="large"
          isWide
          href={href('/partner/claim', undefined, { place: place._id, step: 'proofs' })}
          data-testid="claim-complete"
        >
          {t('partners.status.asked.do')}
        </ButtonLink>
      )}
      {status === 'approved' && (
        <ButtonLink size="large" isWide href={href('/partner/evidence')} data-testid="to-evidence">
          {t('partners.claim.approved.do')}
        </ButtonLink>
      )}
      {status === 'declined' && place.canClaim && (
        <ClaimButton providerId={place._id} label={t('partners.claim.again')} data-testid="claim-again" />
      )}
      <SentEvidence application={application} />
      <AskPeople />
    </FocusLayout>
  );
}
