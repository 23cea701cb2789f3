import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callQuery, callsOf } from '#web/queries.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { familyFeed } from '../../feed-contract.ts';
import { PrivateAddress } from './PrivateAddress.tsx';

const ownFeed = () => callQuery(familyFeed.mine, {});

/** The private address by which one’s own calendar reads what is booked for one’s circle. */
export function FamilyAddress({ onStopped }: { onStopped: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { data, error, refetch, fetchStatus } = useQuery(ownFeed());
  const calls = callsOf(client, familyFeed);
  if (data)
    return (
      <PrivateAddress
        text={t('bookings.feed.text')}
        feed={data.data ?? undefined}
        make={() => calls.make({})}
        stop={() => calls.stop({})}
        onChange={() => client.invalidateQueries({ queryKey: ownFeed().queryKey })}
        onStopped={onStopped}
      />
    );
  if (fetchStatus === 'paused') return <Notice isLive>{t('shell.offline.sending')}</Notice>;
  return error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="line" />;
}
