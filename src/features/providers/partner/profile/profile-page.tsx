import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { NoProvider } from '../NoProvider.tsx';
import { myPhotos } from '../photo-queries.ts';
import { PhotosCard } from '../PhotosCard.tsx';
import type { PlacePage } from '../place-pages.ts';
import { type OwnProfile, ProfileForm, type ServiceProfile } from './ProfileForm.tsx';

/** The profile of a kind of provider as a page of the workspace. */
export function profilePage<Profile extends OwnProfile, Typed extends object>(
  service: ServiceProfile<Profile, Typed>,
): PlacePage {
  return {
    loader: () => ({ mine: service.mine(), photos: myPhotos() }),
    Page: ({ place }) => <ProfileAt service={service} id={place._id} />,
  };
}

type Props<Profile extends OwnProfile, Typed extends object> = { service: ServiceProfile<Profile, Typed>; id: string };

function ProfileAt<Profile extends OwnProfile, Typed extends object>({ service, id }: Props<Profile, Typed>) {
  const t = useWords();
  const { data: mine } = useSuspenseQuery(service.mine());
  const { data: photos } = useSuspenseQuery(myPhotos());
  const [saved, setSaved] = useState<{ id: string; times: number }>();
  const profile = mine?.data.find(({ _id }) => _id === id);
  if (!profile) return <NoProvider />;
  const times = saved?.id === id ? saved.times : 0;
  return (
    <ProfileForm
      // What was saved is what the form begins with anew; a change by somebody else does not take away what is being typed.
      key={`${id} ${times}`}
      service={service}
      profile={profile}
      photos={
        <PhotosCard
          key={id}
          providerId={id}
          name={profile.name}
          lead={t(service.photosLead)}
          photos={photos?.data.find(({ providerId }) => providerId === id)?.photos ?? []}
        />
      }
      isSaved={times > 0}
      onSaved={() => setSaved({ id, times: times + 1 })}
    />
  );
}
