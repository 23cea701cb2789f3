import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { ProfileBar } from '#features/providers/web/profile/ProfileBar.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { BackToList } from '#features/search/web/BackToList.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { Piece } from '#web/piece.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { AgencyDetails } from '../../agency.ts';
import type { homeHealth } from '../../contract.ts';
import { pictureOf, requestAddress } from '../agency-words.ts';
import { AgencyRow } from '../list/AgencyRow.tsx';
import { agencyWith } from '../queries.ts';
import { AgencyNotFound } from './AgencyNotFound.tsx';
import { RequestCare } from './RequestCare.tsx';
import { useAgencySections } from './useAgencySections.tsx';

export const loader = defineLoader(({ params }) => ({
  found: agencyWith(params['pathParam']),
  asked: askedAt(params['pathParam']),
}));

/** One agency: what it offers, where it comes, who pays and who comes, and the way to ask it to call. */
export default function AgencyPage() {
  const { found } = useLoaderData(loader);
  return found ? <Profile found={found} /> : <AgencyNotFound />;
}

function Profile({ found: { data: agency, nearby } }: { found: Reply<typeof homeHealth.agency> }) {
  const t = useWords();
  const sections = useAgencySections(agency);
  return (
    <ProfileFrame
      name={agency.name}
      {...(agency.isVerified && { about: agency.about })}
      head={<Head agency={agency} />}
      photos={agency.photos}
      sections={sections}
      aside={{ id: 'request', labelledBy: 'request-title', content: <RequestCare agency={agency} /> }}
      bar={
        <Piece>
          <ProfileBar label={t('homeHealth.request')} data-testid="request-bar">
            <p className="small muted">{t('homeHealth.price')}</p>
            <ButtonLink size="large" href={requestAddress(agency._id)} data-testid="bar-request">
              {t('homeHealth.request')}
            </ButtonLink>
          </ProfileBar>
        </Piece>
      }
      others={
        nearby.length > 0
          ? {
              name: 'nearby',
              title: t('homeHealth.nearby'),
              isStack: true,
              content: (
                <ul className="card-list">
                  {nearby.map((one) => (
                    <li key={one._id}>
                      <AgencyRow agency={one} />
                    </li>
                  ))}
                </ul>
              ),
            }
          : undefined
      }
    />
  );
}

/** Name and picture in the tint of home health, with what one looks for first. */
function Head({ agency }: { agency: AgencyDetails }) {
  const t = useWords();
  const { asked } = useLoaderData(loader);
  const { _id: id, name, city, state, qualityStars, hostId } = agency;
  return (
    <ProfileHead
      provider={{ ...agency, rating: null, reviewCount: 0 }}
      tint="pine"
      picture={<PlaceImage picture={pictureOf(agency)} width={480} height={320} sizes="480px" eager />}
      back={
        <BackToList words="homeHealth" href={href('/homeHealthAgencies', undefined, { place: `${city}, ${state}` })}>
          {t('homeHealth.backToAll', { city })}
        </BackToList>
      }
      kind={t('homeHealth.kind.in', { city: `${city}, ${state}` })}
      fact={qualityStars !== null && <span>{t('homeHealth.stars', { stars: qualityStars })}</span>}
      actions={
        <>
          <FavouriteButton id={id} name={name} service="agency" look="worded" />
          {hostId !== null && <WriteOrAsk providerId={id} ask={t('homeHealth.ask')} />}
        </>
      }
      note={hostId !== null && <UsualTime asked={asked} />}
    />
  );
}
