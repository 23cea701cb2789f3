import { AskLink } from '#features/enquiries/web/AskLink.tsx';
import { lapsedIn } from '#features/providers/evidence.ts';
import { useClaimSection } from '#features/providers/web/profile/ClaimLink.tsx';
import { KnownNotice } from '#features/providers/web/profile/KnownNotice.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { DoctorDetails } from '../../doctor.ts';
import { DoctorHead } from '../details/DoctorHead.tsx';
import { Licence } from '../details/Licence.tsx';

/** What public registers say of a doctor whom nobody has checked, or what we had checked and has ended; no times and no prices. */
export function UnverifiedDoctor({ doctor }: { doctor: DoctorDetails }) {
  const t = useWords();
  const known = { name: 'known', title: t('doctors.known'), isStack: true, hasHeading: true };
  const claim = useClaimSection(doctor, 'person');
  return (
    <ProfileFrame
      name={doctor.name}
      head={<DoctorHead doctor={doctor} />}
      photos={doctor.photos.slice(1)} // the first is the portrait
      sections={[{ ...known, content: <KnownOf doctor={doctor} title={known.title} /> }, ...claim]}
      aside={{
        labelledBy: 'ask-title',
        content: (
          <Card as="div" className="stack">
            <h2 id="ask-title">{t('doctors.unverified.ask')}</h2>
            <AskLink
              providerId={doctor._id}
              text={t(doctor.hostId === null ? 'doctors.contact.text' : 'doctors.contact.hosted')}
            />
          </Card>
        ),
      }}
    />
  );
}

/** Its heading comes after what is said first. */
function KnownOf({ doctor, title }: { doctor: DoctorDetails; title: string }) {
  return (
    <>
      {lapsedIn('doctor', doctor.receipt) ? (
        <div id="trust">
          <TrustReceipt isVerified={false} lines={doctor.receipt} />
        </div>
      ) : (
        <KnownNotice words="doctors.notChecked" isSaid={doctor.hostId !== null} data-testid="not-checked" />
      )}
      <h2 id="known-title">{title}</h2>
      <Licence doctor={doctor} />
    </>
  );
}
