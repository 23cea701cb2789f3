import { profilePage } from '#features/providers/partner/profile/profile-page.tsx';
import { callsOf } from '#web/queries.ts';
import { seniorCare } from '../../contract.ts';
import { centrePartner } from '../../partner-contract.ts';
import { myCentres } from '../queries.ts';
import { CardPreview } from './CardPreview.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

/** What shows a center to families, and what they pay. */
export const centreProfile = profilePage({
  mine: myCentres,
  schema: TypedProfile,
  fields: profileFields,
  typedOf,
  save: (client, id, typed) => callsOf(client, centrePartner).changeProfile({ params: { id }, body: profileOf(typed) }),
  shownBy: [seniorCare.details, seniorCare.search, seniorCare.topRated, centrePartner.calendar],
  draft: 'centre',
  photosLead: 'providers.photos.lead',
  Fields: ({ form, profile }) => <ProfileSections form={form} centre={profile} />,
  Preview: ({ profile, control }) => <CardPreview centre={profile} control={control} />,
  isPreviewBeside: true,
});
