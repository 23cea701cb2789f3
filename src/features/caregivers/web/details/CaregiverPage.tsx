import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { BackToList } from '#features/search/web/BackToList.tsx';
import { CompareToggle } from '#features/search/web/compare/CompareToggle.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { Piece } from '#web/piece.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type CaregiverDetails, isBookable } from '../../caregiver.ts';
import type { caregivers } from '../../contract.ts';
import { pictureOf } from '../caregiver-words.ts';
import { caregiversCompared } from '../compare/compared-caregivers.ts';
import { CaregiverRow } from '../list/CaregiverRow.tsx';
import { caregiverWith } from '../queries.ts';
import { AskCaregiver } from './AskCaregiver.tsx';
import { BookHours } from './BookHours.tsx';
import { CaregiverNotFound } from './CaregiverNotFound.tsx';
import { HoursBar } from './HoursBar.tsx';
import { useCaregiverSections } from './useCaregiverSections.tsx';

export const loader = defineLoader(({ params }) => ({
  found: caregiverWith(params['pathParam']),
  asked: askedAt(params['pathParam']),
}));

/** One caregiver: what they help with, cost and is said of them, and the hours one may ask for. */
export default function CaregiverPage() {
  const { found } = useLoaderData(loader);
  return found ? <Profile found={found} /> : <CaregiverNotFound />;
}

function Profile({ found }: { found: Reply<typeof caregivers.one> }) {
  const t = useWords();
  const { data: caregiver, reviews, nearby, schedule } = found;
  const sections = useCaregiverSections(caregiver, reviews);
  const visit = isBookable(caregiver) && schedule !== null && { caregiver, schedule };
  return (
    <ProfileFrame
      name={caregiver.name}
      {...(caregiver.isVerified && { about: caregiver.about })}
      head={<Head caregiver={caregiver} />}
      photos={caregiver.photos.slice(1)} // the first is the portrait
      sections={sections}
      aside={{
        id: 'times',
        labelledBy: 'visit-title',
        content: (
          <Card as="div" className="stack">
            <h2 id="visit-title">{t(caregiver.isVerified ? 'caregivers.visit' : 'caregivers.unverified.ask')}</h2>
            {visit ? (
              <Piece>
                <BookHours {...visit} id="visit" />
              </Piece>
            ) : caregiver.isVerified ? (
              <Notice tone="warning" title={t('caregivers.unanswered')}>
                {t('caregivers.unanswered.text')}
              </Notice>
            ) : (
              <AskCaregiver caregiver={caregiver} />
            )}
          </Card>
        ),
      }}
      bar={
        visit ? (
          <Piece>
            <HoursBar {...visit} />
          </Piece>
        ) : undefined
      }
      others={
        nearby.length > 0
          ? {
              name: 'nearby',
              title: t('caregivers.nearby'),
              isStack: true,
              content: (
                <ul className="card-list">
                  {nearby.map((one) => (
                    <li key={one._id}>
                      <CaregiverRow caregiver={one} />
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

/** Name and picture in the tint of caregivers, with what one looks for first. */
function Head({ caregiver }: { caregiver: CaregiverDetails }) {
  const t = useWords();
  const { asked } = useLoaderData(loader);
  const { _id: id, name, city, state, isVerified, hostId, experienceYears } = caregiver;
  return (
    <ProfileHead
      provider={caregiver}
      tint="coral"
      look="portrait"
      picture={<PlaceImage picture={pictureOf(caregiver)} width={240} height={280} sizes="250px" eager />}
      back={
        <BackToList words="caregivers" href={href('/top-Caregivers', undefined, { place: `${city}, ${state}` })}>
          {t('caregivers.backToAll', { city })}
        </BackToList>
      }
      kind={t('caregivers.kind.in', { city: `${city}, ${state}` })}
      fact={experienceYears !== null && <span>{t('caregivers.years', { count: experienceYears })}</span>}
      actions={
        <>
          <FavouriteButton id={id} name={name} service="caregiver" look="worded" />
          <CompareToggle comparing={caregiversCompared} id={id} name={name} look="worded" />
          {isVerified && hostId !== null && <WriteOrAsk providerId={id} ask={t('caregivers.message')} />}
        </>
      }
      note={isVerified && <UsualTime asked={asked} />}
    />
  );
}
