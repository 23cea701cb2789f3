import { useWords } from '#web/i18n/words.tsx';
import type { Loader } from '#web/page-module.ts';
import { pageTitle } from '#web/page-title.ts';
import { Piece } from '#web/piece.tsx';
import { DoctorsToday } from './doctors/DoctorsToday.tsx';
import { soonestDoctors } from './doctors/soonest-doctors.ts';
import { FamilyBand } from './FamilyBand.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { KindsCompared } from './KindsCompared.tsx';
import { ResumeBanner } from './ResumeBanner.tsx';
import { ServiceDoors } from './ServiceDoors.tsx';
import { ServiceSearch } from './ServiceSearch.tsx';

// without defineLoader, which comes with what asks several questions at once
export const loader: Loader<{ doctors: object }> = () => ({ doctors: soonestDoctors() });

/** Where visitors arrive: search, the services, and what Lado is. */
export default function HomePage() {
  const t = useWords();
  return (
    <>
      <title>{pageTitle(t('home.title'))}</title>
      <meta name="description" content={t('home.description')} />
      <meta property="og:title" content={pageTitle(t('home.title'))} />
      <meta property="og:description" content={t('home.description')} />
      <ResumeBanner />
      <Hero />
      <ServiceSearch />
      {[ServiceDoors, KindsCompared, DoctorsToday, HowItWorks, FamilyBand].map((Part) => (
        <Piece key={Part.name}>
          <Part />
        </Piece>
      ))}
    </>
  );
}
