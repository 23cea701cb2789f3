import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader } from '#web/loader.ts';
import { useIsLoggedIn } from '#web/login-hint.tsx';
import { EditProfile } from './EditProfile.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ownQuestions } from './queries.ts';

export const loader = defineLoader(ownQuestions);

/** Who one is on Lado; `?step=edit` to change it. */
export default function MyProfilePage() {
  const t = useWords();
  const [search] = useSearchParams();
  if (!useIsLoggedIn()) return <LogInFirst title={t('account.profile.guestTitle')} text={t('account.profile.logIn')} />;
  return search.get('step') === 'edit' ? <EditProfile /> : <OwnProfile />;
}
