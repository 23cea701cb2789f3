import { OpeningHours } from '#features/providers/web/OpeningHours.tsx';
import { PlansTaken } from '#features/providers/web/PlansTaken.tsx';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import type { ProfilePart } from '#features/providers/web/profile/ProfileSection.tsx';
import { ProviderLocation } from '#features/providers/web/ProviderLocation.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { type CentreDetails, isBookable } from '../../centre.ts';
import { pinOf } from '../price-label.ts';
import { CentrePrices } from './CentrePrices.tsx';
import { CentreRooms } from './CentreRooms.tsx';
import { CentreServices } from './CentreServices.tsx';
import { DayPlan } from './DayPlan.tsx';

/** What is said of a centre. Of one that nobody has checked, nobody knows what it costs and how a day there goes. */
export function useCentreSections(
  centre: CentreDetails,
  reviews: readonly Review[],
): readonly [ProfilePart, ...ProfilePart[]] {
  const t = useWords();
  const locale = useLocale();
  const { prices, rooms, openWeekdays } = centre;
  const part = (name: string) => ({ name, title: t(`seniorCare.section.${name}`) });
  const opening = <OpeningHours {...centre} isResidence={centre.kind !== 'day_care'} />;
  const about = {
    ...part('about'),
    content: (
      <>
        <AboutText text={centre.about} language={centre.aboutLanguage} />
        <CentreServices services={centre.services} />
        {!prices && opening}
      </>
    ),
  };
  const trust = {
    ...part('trust'),
    hasHeading: true,
    content: <TrustReceipt isVerified={centre.isVerified} lines={centre.receipt} />,
  };
  const location = {
    ...part('location'),
    hasHeading: true,
    content: <ProviderLocation provider={centre} pin={pinOf(centre, { t, locale })} />,
  };
  if (!prices) return [about, trust, location];
  return [
    about,
    {
      ...part('prices'),
      content: (
        <>
          <CentrePrices prices={prices} rooms={rooms} openWeekdays={openWeekdays} canBook={isBookable(centre)} />
          <CentreRooms rooms={rooms} />
          <PlansTaken plans={centre.plans} />
        </>
      ),
    },
    {
      ...part('day'),
      content: (
        <>
          <DayPlan entries={centre.dayPlan} />
          {opening}
        </>
      ),
    },
    trust,
    { ...part('reviews'), hasHeading: true, content: <Reviews provider={centre} newest={reviews} /> },
    location,
  ];
}
