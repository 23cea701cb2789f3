import { lapsedIn } from '#features/providers/evidence.ts';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { useClaimSection } from '#features/providers/web/profile/ClaimLink.tsx';
import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import { KnownNotice } from '#features/providers/web/profile/KnownNotice.tsx';
import styles from '#features/providers/web/profile/ProfileColumns.module.css';
import type { ProfilePart } from '#features/providers/web/profile/ProfileSection.tsx';
import { languagesInWords } from '#features/providers/web/names-in-words.ts';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { CaregiverDetails } from '../../caregiver.ts';
import { lengthsInWords, priceInWords, serviceIcons } from '../caregiver-words.ts';
import { WeekGrid } from './WeekGrid.tsx';

type SectionProps = { caregiver: CaregiverDetails };

/** What is said of a caregiver; when they come only of one who is checked. */
export function useCaregiverSections(caregiver: CaregiverDetails, reviews: readonly Review[]): readonly ProfilePart[] {
  const t = useWords();
  const part = (name: string) => ({ name, title: t(`caregivers.section.${name}`) });
  const { isVerified, receipt } = caregiver;
  const isLapsed = lapsedIn('caregiver', receipt) !== undefined;
  const claim = useClaimSection(caregiver, 'person');
  return [
    {
      ...part('about'),
      isStack: true,
      content: (
        <>
          {!isVerified && !isLapsed && <KnownNotice words="caregivers.notChecked" data-testid="not-checked" />}
          <About caregiver={caregiver} />
        </>
      ),
    },
    { ...part('prices'), isStack: true, content: <Terms caregiver={caregiver} /> },
    ...(isVerified
      ? [
          {
            ...part('hours'),
            isStack: true,
            content: <WeekGrid hours={caregiver.hours} timeZone={caregiver.timeZone} />,
          },
        ]
      : []),
    {
      ...part('trust'),
      hasHeading: true,
      content: <TrustReceipt of="caregiver" isVerified={isVerified} lines={receipt} />,
    },
    { ...part('reviews'), hasHeading: true, content: <Reviews provider={caregiver} newest={reviews} /> },
    ...claim,
  ];
}

function About({ caregiver: { about, aboutLanguage, services, training } }: SectionProps) {
  const t = useWords();
  return (
    <div>
      {about !== '' && <AboutText text={about} language={aboutLanguage} />}
      {services.length > 0 && (
        <IconTiles
          title={t('caregivers.helpsWith')}
          tint="coral"
          tiles={services.map((service) => ({
            key: service,
            icon: serviceIcons[service],
            label: t(`caregivers.service.${service}`),
          }))}
        />
      )}
      {training.length > 0 && (
        <>
          <h3 className={styles.part}>{t('caregivers.training')}</h3>
          <ul className={styles.about} data-testid="training">
            {training.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What an hour costs, how long a visit is, and how far they come. */
function Terms({ caregiver }: SectionProps) {
  const t = useWords();
  const locale = useLocale();
  const { languages, city, radiusMiles, isVerified } = caregiver;
  return (
    <FactList
      facts={[
        {
          term: t('caregivers.fact.price'),
          value: priceInWords(caregiver, { t, locale }) ?? t('caregivers.price.unknown'),
        },
        ...(isVerified ? [{ term: t('caregivers.fact.length'), value: lengthsInWords(caregiver, t) }] : []),
        { term: t('caregivers.fact.area'), value: t('caregivers.fact.area.value', { miles: radiusMiles, city }) },
        ...(languages.length > 0
          ? [{ term: t('search.filter.language'), value: languagesInWords(languages, locale) }]
          : []),
        ...(isVerified ? [{ term: t('caregivers.fact.cancel'), value: t('caregivers.book.terms') }] : []),
      ]}
    />
  );
}
