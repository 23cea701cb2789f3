import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { languagesInWords } from '#features/providers/web/names-in-words.ts';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import type { Reply } from '#shared/call.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Art } from '#web/ui/Art.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { homeHealth } from '../../contract.ts';
import { agencyAddress, professionInWords } from '../agency-words.ts';
import { AgencyRow } from '../list/AgencyRow.tsx';
import { professionalWith } from '../queries.ts';
import { AgencyNotFound } from './AgencyNotFound.tsx';
import { RequestCare } from './RequestCare.tsx';

export const loader = defineLoader(({ params }) => ({ found: professionalWith(params['pathParam']) }));

/** Somebody who comes to people’s homes for an agency, which is asked to call. */
export default function ProfessionalPage() {
  const { found } = useLoaderData(loader);
  return found ? <Profile found={found} /> : <AgencyNotFound />;
}

function Profile({ found: { data: one, agency } }: { found: Reply<typeof homeHealth.professional> }) {
  const t = useWords();
  const locale = useLocale();
  const { name, discipline, experienceYears, languages, about, aboutLanguage, art } = one;
  return (
    <ProfileFrame
      name={name}
      {...(agency.isVerified && { about: about || professionInWords(one, t) })}
      head={
        <ProfileHead
          provider={{ name, rating: null, reviewCount: 0, isVerified: agency.isVerified, languages }}
          tint="pine"
          look="portrait"
          picture={
            art ? (
              <Art kind="portrait" traits={art} width={240} height={280} eager />
            ) : (
              <AvatarInitial name={name} shape="arch" />
            )
          }
          back={<BackLink href={agencyAddress(agency._id)}>{agency.name}</BackLink>}
          kind={t('homeHealth.professional.of', { profession: professionInWords(one, t), agency: agency.name })}
          fact={experienceYears !== null && <span>{t('homeHealth.years', { count: experienceYears })}</span>}
          actions={
            agency.hostId !== null && <WriteOrAsk providerId={agency._id} ask={t('homeHealth.professional.ask')} />
          }
        />
      }
      sections={[
        {
          name: 'about',
          title: t('homeHealth.section.about'),
          isStack: true,
          content: (
            <>
              {about !== '' && <AboutText text={about} language={aboutLanguage} />}
              <FactList
                facts={[
                  { term: t('homeHealth.fact.discipline'), value: t(`providers.discipline.${discipline}`) },
                  { term: t('search.filter.language'), value: languagesInWords(languages, locale) },
                ]}
              />
            </>
          ),
        },
        { name: 'agency', title: t('homeHealth.section.agency'), content: <AgencyRow agency={agency} /> },
      ]}
      aside={{ id: 'request', labelledBy: 'request-title', content: <RequestCare agency={agency} /> }}
    />
  );
}
