import { lapsedIn } from '#features/providers/evidence.ts';
import { KnownNotice } from '#features/providers/web/profile/KnownNotice.tsx';
import type { CentreDetails } from '../../centre.ts';

/** A centre where nobody answers yet, that nobody has checked, or where what was checked has ended: what is known, and what is not. */
export function WhyNoBooking({ centre: { isVerified, receipt } }: { centre: CentreDetails }) {
  if (isVerified) return <KnownNotice words="seniorCare.unmanaged" />;
  return <KnownNotice words={lapsedIn('dayCareCenter', receipt) ? 'seniorCare.lapsed' : 'seniorCare.notChecked'} />;
}
