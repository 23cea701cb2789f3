import { WeekHours } from '#features/availability/web/WeekHours.tsx';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { useClaimSection } from '#features/providers/web/profile/ClaimLink.tsx';
import type { ProfilePart } from '#features/providers/web/profile/ProfileSection.tsx';
import { ProviderLocation } from '#features/providers/web/ProviderLocation.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { LabDetails } from '../../centre.ts';
import { pinOf } from '../price-words.ts';
import { OfferedTests } from './OfferedTests.tsx';

/** What is said of a centre. Of one that nobody has checked, nobody knows what it tests and when. */
export function useLabSections(lab: LabDetails, reviews: readonly Review[]): readonly [ProfilePart, ...ProfilePart[]] {
  const t = useWords();
  const locale = useLocale();
  const claim = useClaimSection(lab, 'place');
  const part = (name: string) => ({ name, title: t(`diagnostics.section.${name}`) });
  const about = { ...part('about'), content: <AboutText text={lab.about} language={lab.aboutLanguage} /> };
  const trust = {
    ...part('trust'),
    hasHeading: true,
    content: <TrustReceipt of="diagnosticCenter" isVerified={lab.isVerified} lines={lab.receipt} />,
  };
  const location = {
    ...part('location'),
    hasHeading: true,
    content: <ProviderLocation provider={lab} pin={pinOf(lab, { t, locale })} />,
  };
  if (!lab.isVerified) return [about, trust, location, ...claim];
  return [
    { ...part('tests'), content: <OfferedTests lab={lab} isSearched /> },
    about,
    {
      ...part('hours'),
      content: <WeekHours hours={lab.hours} timeZone={lab.timeZone} none={t('diagnostics.hours.none')} />,
    },
    trust,
    { ...part('reviews'), hasHeading: true, content: <Reviews provider={lab} newest={reviews} /> },
    location,
  ];
}
