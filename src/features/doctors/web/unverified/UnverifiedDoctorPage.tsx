import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { DoctorNotFound } from '../details/DoctorNotFound.tsx';
import { doctorAddress } from '../doctor-address.ts';
import { doctorWith } from '../queries.ts';
import { UnverifiedDoctor } from './UnverifiedDoctor.tsx';

export const loader = defineLoader(({ params }) => ({ found: doctorWith(params['pathParam']) }));

/** A doctor whom nobody has verified: what is known, what is not, and a question instead of a booking. */
export default function UnverifiedDoctorPage() {
  const t = useWords();
  const { found } = useLoaderData(loader);
  if (!found) return <DoctorNotFound />;
  const { data: doctor } = found;
  if (!doctor.isVerified) return <UnverifiedDoctor doctor={doctor} />;
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(doctor.name)}</title>
      <EmptyState
        as="h1"
        spot="heart"
        title={doctor.name}
        action={
          <ButtonLink href={doctorAddress(doctor)} data-testid="to-profile">
            {t('doctors.bookable.go')}
          </ButtonLink>
        }
      >
        {t('doctors.bookable')}
      </EmptyState>
    </div>
  );
}
