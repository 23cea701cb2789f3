import { useSearchParams } from 'react-router';
import { EditProfile } from '#features/account/web/profile/EditProfile.tsx';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { OwnProfile, ProfileCard } from '#features/account/web/profile/OwnProfile.tsx';
import { ownQuestions } from '#features/account/web/profile/queries.ts';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import { OwnPortrait } from '#features/family/web/OwnPortrait.tsx';
import { useCircle } from '#features/family/web/queries.ts';
import { StrangerNotice } from '#features/family/web/StrangerNotice.tsx';
import { type Faces, useWhose } from '#features/family/web/useWhose.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { facesTo } from './addresses.ts';
import { OwnHealthSummary } from './OwnHealthSummary.tsx';

export const loader = defineLoader(ownQuestions);

/** Who one is on Lado, whatever person the address names: personal info and health basics; `?step=edit` to change the former. */
export default function MyProfilePage() {
  const t = useWords();
  const [search] = useSearchParams();
  const people = useCircle();
  if (!useIsLoggedIn()) return <LogInFirst title={t('account.profile.guestTitle')} text={t('account.profile.logIn')} />;
  if (search.get('step') === 'edit') return <EditProfile notice={people && <OwnNotice people={people} />} />;
  return (
    <OwnProfile
      faces={
        people && (
          <FamilyFaces people={people} shown={people.ownId} address={facesTo(people.ownId, href('/myProfile'))} />
        )
      }
      portrait={(info) => <OwnPortrait info={info} />}
    >
      <ProfileCard id="profile-health" title={t('healthRecords.own')}>
        <p className="muted">{t('healthRecords.own.private')}</p>
        <OwnHealthSummary />
      </ProfileCard>
    </OwnProfile>
  );
}

function OwnNotice({ people }: { people: Faces }) {
  const { isStranger } = useWhose(people);
  return isStranger && <StrangerNotice own={href('/myProfile', undefined, { step: 'edit' })} />;
}
