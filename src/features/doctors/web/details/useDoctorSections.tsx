import { PlansTaken } from '#features/providers/web/PlansTaken.tsx';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import styles from '#features/providers/web/profile/ProfileColumns.module.css';
import type { ProfilePart } from '#features/providers/web/profile/ProfileSection.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { type DoctorDetails, isBookable } from '../../doctor.ts';
import { focusIcons } from '../focus-icons.ts';
import { DoctorPrices } from './DoctorPrices.tsx';
import { Licence } from './Licence.tsx';
import { VisitHours } from './VisitHours.tsx';

/** What is said of a doctor; what a visit costs only of one who can be booked. */
export function useDoctorSections(doctor: DoctorDetails, reviews: readonly Review[]): readonly ProfilePart[] {
  const t = useWords();
  const part = (name: string) => ({ name, title: t(`doctors.section.${name}`) });
  const prices = isBookable(doctor) && {
    ...part('prices'),
    isStack: true,
    content: (
      <>
        <DoctorPrices doctor={doctor} />
        <PlansTaken plans={doctor.plans} />
      </>
    ),
  };
  const trust = (
    <div className="stack">
      <div>
        <TrustReceipt isVerified lines={doctor.receipt} />
      </div>
      <Licence doctor={doctor} />
    </div>
  );
  return [
    { ...part('about'), content: <AboutDoctor doctor={doctor} /> },
    ...(prices ? [prices] : []),
    {
      ...part('hours'),
      isStack: true,
      content: <VisitHours hours={doctor.hours} timeZone={doctor.timeZone} />,
    },
    { ...part('trust'), hasHeading: true, content: trust },
    { ...part('reviews'), hasHeading: true, content: <Reviews provider={doctor} newest={reviews} /> },
  ];
}

function AboutDoctor({ doctor: { about, aboutLanguage, focuses, training } }: { doctor: DoctorDetails }) {
  const t = useWords();
  return (
    <>
      <AboutText text={about} language={aboutLanguage} />
      <IconTiles
        title={t('doctors.goodAt')}
        tint="sky"
        tiles={focuses.map((focus) => ({ key: focus, icon: focusIcons[focus], label: t(`doctors.focus.${focus}`) }))}
      />
      {training.length > 0 && (
        <>
          <h3 className={styles.part}>{t('doctors.training')}</h3>
          <ul className={styles.about} data-testid="training">
            {training.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
