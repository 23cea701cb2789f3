import { profilePage } from '#features/providers/partner/profile/profile-page.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { doctors } from '../../contract.ts';
import { type DoctorProfile, doctorProfiles } from '../../profile-contract.ts';
import { myDoctors } from '../queries.ts';
import { CardPreview } from './CardPreview.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

/** What patients read of a doctor, and what a visit costs. */
export const doctorProfile = profilePage({
  mine: myDoctors,
  schema: TypedProfile,
  fields: profileFields,
  typedOf,
  save: (client, id, typed) => callsOf(client, doctorProfiles).change({ params: { id }, body: profileOf(typed) }),
  shownBy: [doctors.one, doctors.search, doctors.top],
  draft: 'doctor',
  photosLead: 'doctors.profile.photos',
  Fields: ({ form, profile }) => <ProfileFields form={form} doctor={profile} />,
  Preview: ({ profile, control }) => <CardPreview doctor={profile} control={control} />,
  ToPage,
});

function ToPage({ profile: { _id: id, isVerified } }: { profile: DoctorProfile }) {
  const t = useWords();
  return (
    isVerified && (
      <ButtonLink variant="secondary" href={href('/Md/:pathParam?', { pathParam: id })} data-testid="to-page">
        {t('doctors.profile.toPage')}
      </ButtonLink>
    )
  );
}
