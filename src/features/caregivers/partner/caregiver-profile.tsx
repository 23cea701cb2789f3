import { profilePage } from '#features/providers/partner/profile/profile-page.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { caregivers } from '../contract.ts';
import { type CaregiverProfile, caregiverProfiles } from '../profile-contract.ts';
import { CardPreview } from './CardPreview.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { myCaregivers } from './queries.ts';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

/** What families read of a caregiver, and what an hour costs. */
export const caregiverProfile = profilePage({
  mine: myCaregivers,
  schema: TypedProfile,
  fields: profileFields,
  typedOf: ({ card, ...own }) => typedOf({ ...card, ...own }),
  save: (client, id, typed) => callsOf(client, caregiverProfiles).change({ params: { id }, body: profileOf(typed) }),
  shownBy: [caregivers.one, caregivers.search],
  draft: 'caregiver',
  photosLead: 'caregivers.profile.photos',
  Fields: ({ form, profile }) => <ProfileFields form={form} caregiver={profile} />,
  Preview: ({ profile, control }) => <CardPreview caregiver={profile} control={control} />,
  ToPage,
});

function ToPage({ profile: { _id: id, isVerified } }: { profile: CaregiverProfile }) {
  const t = useWords();
  return (
    isVerified && (
      <ButtonLink variant="secondary" href={href('/cg/:pathParam?', { pathParam: id })} data-testid="to-page">
        {t('caregivers.profile.toPage')}
      </ButtonLink>
    )
  );
}
