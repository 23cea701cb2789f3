import type { ReactNode } from 'react';
import { canBeClaimed, type ClaimState } from '../../can-be-claimed.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { ProfilePart } from './ProfileSection.tsx';

type Listing = ClaimState & { _id: string };

/** Of a listing that can be claimed: the way to say that it is one’s own. */
export function ClaimLink({ listing, children }: { listing: Listing; children: ReactNode }) {
  if (!canBeClaimed(listing)) return null;
  return (
    <p>
      <a className="link" href={href('/partner/claim', undefined, { place: listing._id })} data-testid="claim">
        {children}
      </a>
    </p>
  );
}

/** The same as the last section of its page; none of a listing that is somebody’s. */
export function useClaimSection(listing: Listing, as: 'person' | 'place'): readonly ProfilePart[] {
  const t = useWords();
  if (!canBeClaimed(listing)) return [];
  return [
    {
      name: 'claim',
      title: t(`providers.claim.${as}`),
      isStack: true,
      content: <ClaimLink listing={listing}>{t(`providers.claim.${as}.go`)}</ClaimLink>,
    },
  ];
}
