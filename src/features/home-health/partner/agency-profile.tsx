import { profilePage } from '#features/providers/partner/profile/profile-page.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { homeHealth } from '../contract.ts';
import { type AgencyProfile, agencyProfiles } from '../profile-contract.ts';
import { agencyAddress } from '../web/agency-words.ts';
import { CardPreview } from './CardPreview.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { myAgencies } from './queries.ts';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

/** What families read of an agency. */
export const agencyProfile = profilePage({
  mine: myAgencies,
  schema: TypedProfile,
  fields: profileFields,
  typedOf,
  save: (client, id, typed) => callsOf(client, agencyProfiles).change({ params: { id }, body: profileOf(typed) }),
  shownBy: [homeHealth.agency, homeHealth.search, homeHealth.professional, homeHealth.overview],
  draft: 'agency',
  heading: 'shell.partner.profile.short',
  photosLead: 'homeHealth.profile.photos',
  Fields: ({ form, profile }) => <ProfileFields form={form} agency={profile} />,
  Preview: ({ profile, control }) => <CardPreview agency={profile} control={control} />,
  ToPage,
});

function ToPage({ profile: { _id: id } }: { profile: AgencyProfile }) {
  const t = useWords();
  return (
    <ButtonLink variant="secondary" href={agencyAddress(id)} data-testid="to-page">
      {t('homeHealth.profile.toPage')}
    </ButtonLink>
  );
}
