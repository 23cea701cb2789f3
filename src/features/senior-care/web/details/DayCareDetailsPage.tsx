import { useEffect } from 'react';
import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { VisitFirst } from '#features/tours/web/VisitFirst.tsx';
import type { Reply } from '#shared/call.ts';
import { device } from '#web/device.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { isBookable } from '../../centre.ts';
import type { seniorCare } from '../../contract.ts';
import { CentreTiles } from '../list/CentreTiles.tsx';
import { centreWith } from '../queries.ts';
import { WaitingHere } from '../waiting/WaitingHere.tsx';
import { BookingBar } from './BookingBar.tsx';
import { CentreHead } from './CentreHead.tsx';
import { CentreNotFound } from './CentreNotFound.tsx';
import { NoBooking } from './NoBooking.tsx';
import { useCentreSections } from './useCentreSections.tsx';
import { YourDays } from './YourDays.tsx';

export const loader = defineLoader(({ params }) => ({
  found: centreWith(params['pathParam']),
  asked: askedAt(params['pathParam']),
}));

type CentreReply = Reply<typeof seniorCare.details>;

/** One centre: what it offers, costs and is said of it, and the days one may book there. */
export default function DayCareDetailsPage() {
  const { found } = useLoaderData(loader);
  const hostId = found?.data.hostId;
  useEffect(() => {
    if (hostId) device.set('Hostid', hostId);
  }, [hostId]);
  return found ? <CentrePage found={found} /> : <CentreNotFound />;
}

function CentrePage({ found: { data: centre, reviews, nearby, visits } }: { found: CentreReply }) {
  const t = useWords();
  const { asked } = useLoaderData(loader);
  const [about, ...others] = useCentreSections(centre, reviews);
  return (
    <ProfileFrame
      name={centre.name}
      about={centre.about}
      head={
        <CentreHead centre={centre}>
          <UsualTime asked={asked} />
        </CentreHead>
      }
      photos={centre.photos}
      // comes after the page: nothing that one taps first may move under the finger
      intro={<WaitingHere centreId={centre._id} />}
      sections={[{ ...about, after: <VisitFirst providerId={centre._id} visits={visits} /> }, ...others]}
      aside={{ content: isBookable(centre) ? <YourDays centre={centre} /> : <NoBooking centre={centre} /> }}
      bar={isBookable(centre) ? <BookingBar centre={centre} /> : undefined}
      others={
        nearby.length > 0
          ? { name: 'nearby', title: t('seniorCare.nearby'), content: <CentreTiles centres={nearby.slice(0, 3)} /> }
          : undefined
      }
    />
  );
}
