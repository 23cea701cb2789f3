import { lapsedIn } from '#features/providers/evidence.ts';
import { KnownNotice } from '#features/providers/web/profile/KnownNotice.tsx';
import type { CentreDetails } from '../../centre.ts';

/** A centre where nobody answers yet, that nobody has checked, or where what was checked has ended: what is known, and what is not. */
export function WhyNoBooking({ centre: { isVerified, hostId, receipt } }: { centre: CentreDetails }) {
  if (isVerified) return <KnownNotice words="seniorCare.unmanaged" />;
  if (lapsedIn('dayCareCenter', receipt)) return <KnownNotice words="seniorCare.lapsed" />;
  return <KnownNotice words="seniorCare.notChecked" isSaid={hostId !== null} />;
}
