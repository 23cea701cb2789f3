import { useSearchParams } from 'react-router';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { evidenceOfKind } from '#features/providers/evidence.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { isOpen } from '../../application.ts';
import type { Claim } from '../../claim-contract.ts';
import { EvidenceLineForm } from '../EvidenceLineForm.tsx';
import { claimAt } from '../queries.ts';
import { ClaimBegin } from './ClaimBegin.tsx';
import { ClaimProofs } from './ClaimProofs.tsx';
import { ClaimStatus } from './ClaimStatus.tsx';

export const loader = defineLoader(({ search }) => ({ claim: claimAt(search) }));

/** Saying that a listed place (`?place=`) is one's own: what proves it, sent to staff, and what became of it. */
export default function ClaimPage() {
  const t = useWords();
  const { claim } = useLoaderData(loader);
  useHeadingFocus(claim?.data.application?.status ?? '');
  if (claim) return <OwnClaim claim={claim.data} />;
  return (
    <FocusLayout title={t('partners.claim.missing')}>
      <p className="muted">{t('partners.claim.missing.text')}</p>
      <ButtonLink href={href('/care/daycarecenters')}>{t('partners.claim.search')}</ButtonLink>
    </FocusLayout>
  );
}

function OwnClaim({ claim }: { claim: Claim }) {
  const [search] = useSearchParams();
  const { application, place } = claim;
  if (!application) return <ClaimBegin claim={claim} />;
  const isAnswered = application.status === 'asked' && !search.has('step');
  if (!isOpen(application) || isAnswered) return <ClaimStatus claim={claim} application={application} />;
  const line = application.evidence.find(({ _id }) => _id === search.get('line'));
  const kind = line?.kind ?? evidenceOfKind[application.kind].find((known) => known === search.get('add'));
  const listAddress = href('/partner/claim', undefined, { place: place._id, step: 'proofs' });
  if (!kind) return <ClaimProofs claim={claim} application={application} />;
  return (
    <EvidenceLineForm
      key={line?._id ?? kind}
      application={application}
      kind={kind}
      line={line}
      listAddress={listAddress}
    />
  );
}
