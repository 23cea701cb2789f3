import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { to } from '#web/to.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { questionAddress } from './addresses.ts';
import { HealthSummary } from './HealthSummary.tsx';
import { useOwnHealthProfile } from './queries.ts';

const back = { next: to('/myProfile'), isOnly: true };

/** One's own health basics, each with the way to change it. */
export function OwnHealthSummary() {
  const t = useWords();
  const { data: profile, error, refetch } = useOwnHealthProfile();
  if (profile) return <HealthSummary facts={profile.facts} changeAt={(question) => questionAddress(question, back)} />;
  if (!(error instanceof Failure)) return <Skeleton shape="card" />;
  return <Notice tone="danger" isLive action={<Button variant="secondary" onClick={() => void refetch()}>{t('shell.tryAgain')}</Button>}>{t(`errors.${error.code}`, error.values)}</Notice>;
}
