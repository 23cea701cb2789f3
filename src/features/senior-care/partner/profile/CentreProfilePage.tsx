import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { chosenProvider } from '#features/providers/partner/chosen-provider.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { myCentres } from '../queries.ts';

export const loader = defineLoader(() => ({ centres: myCentres() }));

/** Profile, prices and opening hours of one center (`?provider=`). */
export default function CentreProfilePage() {
  const { centres } = useLoaderData(loader);
  const [search] = useSearchParams();
  const [saved, setSaved] = useState<{ id: string; times: number }>();
  const centre = chosenProvider(centres?.data ?? [], search);
  if (!centre) return <NoProvider as="dayCareCenter" />;
  const times = saved?.id === centre._id ? saved.times : 0;
  // What was saved is what the form begins with anew; a change by somebody else does not take away what is being typed.
  return (
    <ProfileForm
      key={`${centre._id} ${times}`}
      centres={centres?.data ?? []}
      centre={centre}
      isSaved={times > 0}
      onSaved={() => setSaved({ id: centre._id, times: times + 1 })}
    />
  );
}
