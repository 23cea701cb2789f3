import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OnlyOthers } from '#features/providers/partner/AtPlace.tsx';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type OwnHours, workingHours } from '../partner-contract.ts';
import { HoursFields } from './HoursFields.tsx';
import { previewOf } from './preview.ts';
import { ScheduleColumns } from './ScheduleColumns.tsx';
import { TimeOffCard } from './TimeOffCard.tsx';
import { WeekPreview } from './WeekPreview.tsx';
import { useNow } from '#web/useNow.ts';

/** What is said of a time off in which somebody is booked: how many slots; `isNew`, that it was taken on this page. */
/** `count`: so many of its slots are taken; `byHour`: a booking takes as many of them as it lasts hours. */
export type BookedTimeOff = { providerId: string; timeOffId: string; count: number; byHour: boolean; isNew: boolean };
type Props = {
  hours: OwnHours;
  /** Who is booked in a time off, and what can be done for them: whoever knows of bookings shows it. */
  booked?: (off: BookedTimeOff) => ReactNode;
};

/** When somebody who sells slots receives people, their time off, and what both make of the coming week. */
export function HoursEditor({ hours, booked }: Props) {
  const t = useWords();
  const mayChange = useMay('seats', hours._id);
  const [saved, setSaved] = useState(0);
  return (
    <>
      {!hours.isVerified && <Notice tone="warning">{t('availability.unverified')}</Notice>}
      {hours.outside > 0 && (
        <Notice tone="info" data-testid="outside">
          {t('availability.outside', { count: hours.outside, byHour: String(hours.hasFixedSlots) })}
        </Notice>
      )}
      {mayChange ? (
        // What was saved is what the form begins with anew; a change by somebody else takes away nothing that is typed.
        <HoursFields
          key={saved}
          hours={hours}
          timeOff={<OwnTimeOff hours={hours} booked={booked} />}
          onSaved={() => setSaved(saved + 1)}
        />
      ) : (
        <SavedHours hours={hours} />
      )}
    </>
  );
}

/** For those of the team who may not change them. */
function SavedHours({ hours }: { hours: OwnHours }) {
  const t = useWords();
  const now = useNow();
  return (
    <ScheduleColumns
      side={
        <WeekPreview
          text={t('availability.week.asSaved')}
          slots={hours.isNew ? [] : previewOf(hours, hours, now)}
          timeZone={hours.timeZone}
        />
      }
    >
      <Card as="div">
        <OnlyOthers providerId={hours._id} />
      </Card>
    </ScheduleColumns>
  );
}

/** How many of its slots are taken in each time off, by their order. */
const takenIn = ({ closed, taken }: OwnHours, index: number) => {
  const off = closed[index];
  const isIn = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    off !== undefined && startsAt < off.endsAt && endsAt > off.startsAt;
  return taken.filter(isIn).reduce((sum, slot) => sum + slot.taken, 0);
};

function OwnTimeOff({ hours, booked }: Props) {
  const { _id: id, timeOff, hasFixedSlots: byHour } = hours;
  const [fresh, setFresh] = useState<string>();
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const calls = callsOf(client, workingHours);
  const askAgain = () => refreshTopics(client, ['capacity']);
  return (
    <TimeOffCard
      text={t('availability.off.text')}
      timeOff={timeOff}
      askAgain={askAgain}
      close={async (body, once) => {
        const { data, booked: count } = await calls.close({ params: { id }, body }, once);
        const known = new Set(timeOff.map(({ _id }) => _id));
        if (count > 0) setFresh(data.timeOff.find(({ _id }) => !known.has(_id))?._id);
        await askAgain();
        // Whom it concerns is shown above the page.
        if (count === 0 || !booked) toast({ text: t('availability.off.done', { count, byHour: String(byHour) }) });
      }}
      about={
        booked &&
        (({ _id: timeOffId }) => {
          const index = timeOff.findIndex((off) => off._id === timeOffId);
          const count = takenIn(hours, index);
          return booked({ providerId: id, timeOffId, count, byHour, isNew: timeOffId === fresh });
        })
      }
      reopen={async (timeOffId) => {
        try {
          await calls.reopen({ params: { id }, body: { timeOffId } });
        } finally {
          await refreshTopics(client, ['capacity']);
        }
      }}
    />
  );
}
