import { Failure } from '#shared/failure.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { href } from '#web/paths.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { questionAddress } from './addresses.ts';
import { HealthSummary } from './HealthSummary.tsx';
import { useHealthProfile } from './queries.ts';

const back = { next: href('/myProfile'), isOnly: true };

/** One's own health basics, each with the way to change it. */
export function OwnHealthSummary() {
  const { data: profile, error, refetch } = useHealthProfile();
  if (profile) return <HealthSummary facts={profile.facts} changeAt={(question) => questionAddress(question, back)} />;
  if (!(error instanceof Failure)) return <Skeleton shape="card" />;
  return <AskAgain failure={error} onAsk={refetch} />;
}
