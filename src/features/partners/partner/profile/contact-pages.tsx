import { awaitedProviders } from '#features/providers/application.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { myContacts } from '../queries.ts';
import { ContactProfile } from './ContactProfile.tsx';

const loader = defineLoader(() => ({ contacts: myContacts() }));

/** What places have in the workspace whose service is still to come. */
export const contactPages: PlacePages = { kinds: awaitedProviders, profile: { loader, Page: ContactAt } };

function ContactAt({ place }: { place: WorkPlace }) {
  const { contacts } = useLoaderData(loader);
  const contact = contacts?.data.find(({ _id }) => _id === place._id);
  return contact ? <ContactProfile contact={contact} /> : <NoProvider />;
}
