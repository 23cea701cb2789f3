import { useState } from 'react';
import { useNow } from '#web/useNow.ts';
import { noteTime } from '../../visit-note.ts';
import { WriteVisitNote } from './WriteVisitNote.tsx';

type Visit = { startsAt: string; endsAt: string };
type Props = { bookingId: string; providerId: string; visits: readonly Visit[] };

/** One's own notes of the visits of a booking of which one can be written, the last one first. */
export function WriteVisitNotes({ bookingId, providerId, visits }: Props) {
  const now = useNow();
  // A form stays, whatever the clock says meanwhile.
  const [seenAt] = useState(now);
  const isOpen = ({ startsAt, endsAt }: Visit, at: Date) =>
    noteTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, at) === 'open';
  const open = visits.filter((visit) => isOpen(visit, seenAt) || isOpen(visit, now));
  return open
    .toReversed()
    .map(({ startsAt }) => <WriteVisitNote key={startsAt} visit={{ bookingId, startsAt }} providerId={providerId} />);
}
