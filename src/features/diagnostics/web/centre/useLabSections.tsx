import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { useClaimSection } from '#features/providers/web/profile/ClaimLink.tsx';
import type { ProfilePart } from '#features/providers/web/profile/ProfileSection.tsx';
import { ProviderLocation } from '#features/providers/web/ProviderLocation.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { formatTime, formatWeekday, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { useNow } from '#web/useNow.ts';
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
    { ...part('hours'), content: <DrawHours lab={lab} /> },
    trust,
    { ...part('reviews'), hasHeading: true, content: <Reviews provider={lab} newest={reviews} /> },
    location,
  ];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** When samples are taken, on the clock of the centre. */
function DrawHours({ lab: { hours, timeZone } }: { lab: LabDetails }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const on = (weekday: number) =>
    hours
      .filter((range) => range.weekday === weekday)
      .sort((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => t('ui.range', { from: formatTime(opens, locale), to: formatTime(closes, locale) }));
  return (
    <>
      <FactList
        facts={weekdays.map((weekday) => ({
          term: sentenceCase(formatWeekday(weekday, locale, 'long'), locale),
          value: on(weekday).join(', ') || t('diagnostics.hours.none'),
        }))}
      />
      <p className="small muted">{t('availability.zone', { zone: formatZone(timeZone, locale, now) })}</p>
    </>
  );
}
