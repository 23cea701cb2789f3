import { contactAddress } from '#features/providers/web/provider-address.ts';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Claim } from '../../claim-contract.ts';
import { ClaimButton } from './ClaimButton.tsx';

/** What a claim takes and brings, and the button that begins it. */
export function ClaimBegin({ claim: { place } }: { claim: Claim }) {
  const t = useWords();
  return (
    <FocusLayout
      title={t('partners.claim.title', { name: place.name })}
      back={<BackLink href={contactAddress(place.kind, place._id)}>{place.name}</BackLink>}
    >
      <p className="muted">{place.town}</p>
      {place.canClaim ? (
        <>
          <p>{t('partners.claim.text1', { brand: brand.name })}</p>
          <p>{t('partners.claim.text2')}</p>
          <ClaimButton providerId={place._id} label={t('partners.claim.begin')} data-testid="claim-begin" />
        </>
      ) : (
        <Notice title={t('partners.claim.taken')} data-testid="not-claimable">
          {t('partners.claim.taken.text', { phone: brand.phone })}
        </Notice>
      )}
    </FocusLayout>
  );
}
