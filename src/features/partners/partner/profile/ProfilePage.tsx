import { useState } from 'react';
import { DoctorProfileForm } from '#features/doctors/partner/profile/DoctorProfileForm.tsx';
import { myDoctors } from '#features/doctors/partner/queries.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { myPhotos } from '#features/providers/partner/photo-queries.ts';
import { PhotosCard } from '#features/providers/partner/PhotosCard.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { ProfileForm } from '#features/senior-care/partner/profile/ProfileForm.tsx';
import { myCentres } from '#features/senior-care/partner/queries.ts';
import { myContacts } from '../queries.ts';
import { ContactProfile } from './ContactProfile.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';

export const loader = defineLoader(() => ({
  places: ownPlaces(),
  centres: myCentres(),
  doctors: myDoctors(),
  photos: myPhotos(),
  contacts: myContacts(),
}));

/** What the chosen place says of itself and what it costs, as its kind has it. */
export default function ProfilePage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('partner.profile.title')} places={places} right="profile" isEarly>
      {({ _id }) => <OwnProfile id={_id} />}
    </AtPlace>
  );
}

function OwnProfile({ id }: { id: string }) {
  const t = useWords();
  const { centres, doctors, photos, contacts } = useLoaderData(loader);
  const [saved, setSaved] = useState<{ id: string; times: number }>();
  const centre = centres?.data.find(({ _id }) => _id === id);
  const doctor = doctors?.data.find(({ _id }) => _id === id);
  const contact = contacts?.data.find(({ _id }) => _id === id);
  const place = centre ?? doctor;
  if (contact) return <ContactProfile contact={contact} />;
  if (!place) return <NoProvider />;
  const times = saved?.id === id ? saved.times : 0;
  const given = {
    photos: (
      <PhotosCard
        key={id}
        providerId={id}
        name={place.name}
        lead={doctor ? t('doctors.profile.photos') : t('providers.photos.lead')}
        photos={photos?.data.find(({ providerId }) => providerId === id)?.photos ?? []}
      />
    ),
    isSaved: times > 0,
    onSaved: () => setSaved({ id, times: times + 1 }),
  };
  // What was saved is what the form begins with anew; a change by somebody else does not take away what is being typed.
  const key = `${id} ${times}`;
  if (centre) return <ProfileForm key={key} centre={centre} {...given} />;
  return doctor && <DoctorProfileForm key={key} doctor={doctor} {...given} />;
}
