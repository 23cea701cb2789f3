import { useQueryClient } from '@tanstack/react-query';
import { TimeOffCard } from '#features/availability/partner/TimeOffCard.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { partnerTours, type TourSchedule } from '../partner-contract.ts';

/** Days on which nobody is shown around; who was to come is offered other times at once. */
export function DaysOff({ schedule: { _id: id, daysOff } }: { schedule: TourSchedule }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const calls = callsOf(client, partnerTours);
  const askAgain = () => refreshTopics(client, ['tours']);
  return (
    <TimeOffCard
      text={t('tours.desk.off.text')}
      timeOff={daysOff}
      askAgain={askAgain}
      close={async (body, once) => {
        const { moved } = await calls.close({ params: { id }, body }, once);
        await askAgain();
        toast({ text: t('tours.desk.off.done', { count: moved }) });
      }}
      reopen={async (daysOffId) => {
        try {
          await calls.reopen({ params: { id }, body: { daysOffId } });
        } finally {
          await askAgain();
        }
      }}
    />
  );
}
