import { useSearchParams } from 'react-router';
import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Piece } from '#web/piece.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { issueIn } from '../../appointment-address.ts';
import { modes } from '../../appointment-price.ts';
import type { doctors } from '../../contract.ts';
import { isBookable } from '../../doctor.ts';
import { DoctorRow } from '../list/DoctorRow.tsx';
import { doctorWith } from '../queries.ts';
import { UnverifiedDoctor } from '../unverified/UnverifiedDoctor.tsx';
import { EarlierHere } from '../waiting/EarlierHere.tsx';
import { BookVisit } from './BookVisit.tsx';
import { DoctorHead } from './DoctorHead.tsx';
import { DoctorNotFound } from './DoctorNotFound.tsx';
import { useDoctorSections } from './useDoctorSections.tsx';
import { VisitBar } from './VisitBar.tsx';

export const loader = defineLoader(({ params }) => ({
  found: doctorWith(params['pathParam']),
  asked: askedAt(params['pathParam']),
}));

type DoctorReply = Reply<typeof doctors.one>;

/** One doctor: what they are good at, cost and is said of them, and the times one may book. */
export default function DoctorPage() {
  const { found } = useLoaderData(loader);
  if (!found) return <DoctorNotFound />;
  return found.data.isVerified ? <VerifiedDoctor found={found} /> : <UnverifiedDoctor doctor={found.data} />;
}

function VerifiedDoctor({ found: { data: doctor, reviews, similar, schedule } }: { found: DoctorReply }) {
  const t = useWords();
  const [params] = useSearchParams();
  const { asked } = useLoaderData(loader);
  const sections = useDoctorSections(doctor, reviews);
  const wanted = modes.find((mode) => mode === params.get('mode'));
  const issue = issueIn(params);
  const visit = isBookable(doctor) && schedule !== null && { doctor, schedule, wanted, issue };
  return (
    <ProfileFrame
      name={doctor.name}
      about={doctor.about}
      intro={<EarlierHere doctorId={doctor._id} />}
      head={
        <DoctorHead doctor={doctor}>
          <UsualTime asked={asked} />
        </DoctorHead>
      }
      photos={doctor.photos.slice(1)} // the first is the portrait
      sections={sections}
      aside={{
        id: 'times',
        labelledBy: 'visit-title',
        content: (
          <Card as="div" className="stack">
            <h2 id="visit-title">{t('doctors.visit')}</h2>
            {visit ? (
              <Piece>
                <BookVisit {...visit} id="visit" />
              </Piece>
            ) : (
              <Notice tone="warning" title={t('doctors.unanswered')}>
                {t('doctors.unanswered.text')}
              </Notice>
            )}
          </Card>
        ),
      }}
      bar={
        visit ? (
          <Piece>
            <VisitBar {...visit} />
          </Piece>
        ) : undefined
      }
      others={
        similar.length > 0
          ? {
              name: 'similar',
              title: t('doctors.similar'),
              isStack: true,
              content: <SimilarDoctors found={similar} issue={issue} />,
            }
          : undefined
      }
    />
  );
}

function SimilarDoctors({ found, issue }: { found: DoctorReply['similar']; issue: string | undefined }) {
  return (
    <ul className="card-list">
      {found.map((doctor) => (
        <li key={doctor._id}>
          <DoctorRow doctor={doctor} issue={issue} />
        </li>
      ))}
    </ul>
  );
}
