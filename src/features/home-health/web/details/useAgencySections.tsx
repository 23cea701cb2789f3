import { lapsedIn } from '#features/providers/evidence.ts';
import { languagesInWords, namesInWords } from '#features/providers/web/names-in-words.ts';
import { PlansTaken } from '#features/providers/web/PlansTaken.tsx';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { ClaimLink } from '#features/providers/web/profile/ClaimLink.tsx';
import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import { KnownNotice } from '#features/providers/web/profile/KnownNotice.tsx';
import type { ProfilePart } from '#features/providers/web/profile/ProfileSection.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { FactList } from '#web/ui/FactList.tsx';
import type { AgencyDetails } from '../../agency.ts';
import { disciplineIcons, programsInWords } from '../agency-words.ts';
import { ProfessionalList } from './ProfessionalList.tsx';

type SectionProps = { agency: AgencyDetails };

/** What is said of an agency. */
export function useAgencySections(agency: AgencyDetails): readonly ProfilePart[] {
  const t = useWords();
  const part = (name: string) => ({ name, title: t(`homeHealth.section.${name}`) });
  const { isVerified, receipt, professionals } = agency;
  const isLapsed = lapsedIn('homeHealthAgency', receipt) !== undefined;
  return [
    {
      ...part('about'),
      isStack: true,
      content: (
        <>
          {!isVerified && !isLapsed && <KnownNotice words="homeHealth.notChecked" data-testid="not-checked" />}
          <About agency={agency} />
        </>
      ),
    },
    { ...part('area'), content: <Area agency={agency} /> },
    { ...part('pays'), content: <Pays agency={agency} /> },
    ...(professionals.length > 0
      ? [{ ...part('people'), isStack: true, content: <ProfessionalList professionals={professionals} /> }]
      : []),
    {
      ...part('trust'),
      hasHeading: true,
      content: <TrustReceipt of="homeHealthAgency" isVerified={isVerified} lines={receipt} />,
    },
  ];
}

function About({ agency }: SectionProps) {
  const t = useWords();
  const { about, aboutLanguage, services } = agency;
  return (
    <div>
      {about !== '' && <AboutText text={about} language={aboutLanguage} />}
      {services.length > 0 && (
        <IconTiles
          title={t('homeHealth.services')}
          tint="pine"
          tiles={services.map((service) => ({
            key: service,
            icon: disciplineIcons[service],
            label: t(`providers.discipline.${service}`),
          }))}
        />
      )}
      <ClaimLink listing={agency}>{t('homeHealth.claim')}</ClaimLink>
    </div>
  );
}

/** Where it comes, and where it is. */
function Area({ agency }: SectionProps) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, street, city, state, zip, radiusMiles, zips, languages } = agency;
  return (
    <FactList
      facts={[
        { term: t('homeHealth.fact.area'), value: t('homeHealth.fact.area.value', { miles: radiusMiles, city }) },
        ...(zips.length > 0
          ? [{ term: t('homeHealth.fact.zips'), value: namesInWords(zips, locale), testId: 'zips' }]
          : []),
        {
          term: t('homeHealth.fact.office'),
          value: (
            <a className="link" href={href('/locationPreview', undefined, { provider: id })}>
              {`${street}, ${city}, ${state} ${zip}`}
            </a>
          ),
        },
        ...(languages.length > 0
          ? [{ term: t('search.filter.language'), value: languagesInWords(languages, locale) }]
          : []),
      ]}
    />
  );
}

/** Who pays, and what the register of Medicare says of it. */
function Pays({ agency }: SectionProps) {
  const t = useWords();
  const locale = useLocale();
  const { plans, qualityStars, ccn } = agency;
  const programs = programsInWords(agency, { t, locale });
  return (
    <div className="stack">
      <FactList
        facts={[
          { term: t('homeHealth.fact.programs'), value: programs ?? t('homeHealth.pays.unknown') },
          ...(qualityStars === null
            ? []
            : [
                {
                  term: t('homeHealth.fact.quality'),
                  value: t('homeHealth.fact.quality.value', { stars: qualityStars }),
                },
              ]),
          ...(ccn === null ? [] : [{ term: t('homeHealth.fact.ccn'), value: ccn }]),
        ]}
      />
      <p className="small muted">{t('homeHealth.pays.note')}</p>
      <PlansTaken plans={plans} />
    </div>
  );
}
