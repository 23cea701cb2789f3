import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { VideoVisit } from '../contract.ts';
import { myVisits } from './queries.ts';
import { markStraightIn } from './straight-in.ts';
import { visitAddress } from './VisitReturn.tsx';
import { VisitModeIcon } from './VisitModeIcon.tsx';

/** One tap into a visit that is open, or to try camera and sound before one by video. */
export function VisitDoor({ visit }: { visit: VideoVisit }) {
  const t = useWords();
  const isOpen = visit.phase === 'open';
  const isByVideo = visit.by === 'video';
  const open = visit.isBegun ? 'rejoin' : 'join';
  const ahead = isByVideo ? 'videoVisits.check.start' : 'videoVisits.card.see';
  return (
    <ButtonLink
      isWide
      size={isOpen ? 'large' : 'medium'}
      variant={isOpen ? 'primary' : 'secondary'}
      icon={<VisitModeIcon by={visit.by} size={24} />}
      href={visitAddress(visit)}
      onClick={(event) => isOpen && markStraightIn(visit._id, event)}
      data-testid={`video-join-${visit._id}`}
    >
      {t(isOpen ? `videoVisits.card.${open}${isByVideo ? '' : '.chat'}` : ahead)}
    </ButtonLink>
  );
}

/** The same for a booking, where it is a visit on the screen that comes. */
export function BookingDoor({ bookingId }: { bookingId: string }) {
  const { data } = useQuery({ ...myVisits(), meta: { isQuiet: true } });
  const visit = data?.data.find(({ _id: id }) => id === bookingId);
  return visit && (visit.phase === 'open' || visit.phase === 'ahead') ? <VisitDoor visit={visit} /> : null;
}
