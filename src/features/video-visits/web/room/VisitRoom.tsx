import { Suspense, useEffect, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { href } from '#web/paths.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import type { VideoVisit } from '../../contract.ts';
import { GuestList } from '../door/GuestList.tsx';
import { useKeptBusy } from '../door/Waiting.tsx';
import type { LeaveReason } from '../useJoin.ts';
import { Picture } from '../Picture.tsx';
import { DevicesDialog } from './DevicesDialog.tsx';
import { OtherTile } from './OtherTile.tsx';
import type { Tracks } from './peer.ts';
import styles from './Room.module.css';
import { controlOf, type Panel, RoomBar } from './RoomBar.tsx';
import { type RoomDialog, RoomDialogs } from './RoomDialogs.tsx';
import { RoomNews } from './RoomNews.tsx';
import { otherSide } from './other-side.ts';
import { hasRecords } from './room-records.ts';
import { SidePanel } from './SidePanel.tsx';
import { useRoom } from './useRoom.ts';
import { useNewWords } from './useVisitWords.ts';
import { Written } from './Written.tsx';

const Records = openedPart(async () => (await import('./Records.tsx')).Records);
const Answers = openedPart(async () => (await import('./Records.tsx')).Answers);

/** From this width on two stand beside each other, and three. */
const BESIDE = '(min-width: 900px)';
const BESIDE_BOTH = '(min-width: 1300px)';

type Props = { visit: VideoVisit; devices: Tracks; onLeft: (why: LeaveReason) => void };

/** The visit itself: the other one large, oneself small, and a few words on what goes on. */
export function VisitRoom({ visit, devices, onLeft }: Props) {
  const t = useWords();
  const { room, view } = useRoom(visit._id, devices);
  const [corner, setCorner] = useState<'end' | 'start'>('end');
  const [asks, setAsks] = useState<RoomDialog>();
  const [panel, setPanel] = useState<Panel>();
  const [hasNewWords, setNewWords] = useState(false);
  const show = (next: Panel | undefined) => {
    setPanel(next);
    if (next === 'words') setNewWords(false);
  };
  const close = () => {
    if (panel) document.getElementById(controlOf(panel))?.focus();
    show(undefined);
  };
  useKeptBusy();
  const state = view?.state;
  useEffect(() => {
    if (state === 'ended' || state === 'out' || state === 'elsewhere') onLeft(state);
  }, [state, onLeft]);
  const nameOf = (seat: string) => nameIn(visit, seat);
  const partOf = (seat: string) => visit.present.find((one) => one.seat === seat)?.part;
  const facing = visit.part === 'provider' ? 'person' : 'provider';
  const others = (view?.others ?? []).toSorted(
    (one, two) => rank(partOf(one.seat), facing) - rank(partOf(two.seat), facing),
  );
  useBrought(Records);
  // The panel of the records shows the answers, too.
  const hasAnswers = useMedia(panel ? BESIDE_BOTH : BESIDE) && visit.part === 'provider' && panel !== 'records';
  // Whoever chooses or reads a record keeps it: new words are only told.
  useNewWords(visit, () => (panel === 'records' ? setNewWords(true) : show('words')));
  return (
    <section className={styles.room} data-testid="visit-room" data-state={state}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('videoVisits.room', { provider: otherSide(visit) })}
      </h1>
      <div className={styles.screen} data-count={others.length} data-panel={panel}>
        {hasAnswers && (
          <Suspense>
            <Answers visit={visit} />
          </Suspense>
        )}
        <div className={styles.others}>
          {others.map((other) => (
            <OtherTile key={other.seat} other={other} name={nameOf(other.seat)} />
          ))}
          {others.length === 0 && <p className={styles.alone}>{t('videoVisits.room.alone')}</p>}
        </div>
        <figure className={styles.own} data-corner={corner}>
          {view?.own.picture ? (
            <Picture stream={view.own.picture} isOwn isWhole={view.own.isSharing} />
          ) : (
            <span className={styles.dark} aria-hidden="true" />
          )}
          <figcaption>{t('videoVisits.room.you')}</figcaption>
          <button
            type="button"
            className={styles.move}
            onClick={() => setCorner(corner === 'end' ? 'start' : 'end')}
            aria-label={t('videoVisits.room.move')}
          >
            <span aria-hidden="true">⇄</span>
          </button>
        </figure>
        {panel === 'words' && <Written visit={visit} onClose={close} />}
        {panel === 'records' && (
          <SidePanel title={t('videoVisits.room.records')} onClose={close} data-testid="visit-record">
            <Suspense>
              <Records visit={visit} />
            </Suspense>
          </SidePanel>
        )}
      </div>
      <RoomNews view={view} hasNewWords={hasNewWords} />
      <GuestList visit={visit} />
      {state === 'refused' && (
        <div>
          <Refusal failure={view?.failure} />
          <div className="actions">
            <Button onClick={() => onLeft('left')}>{t('videoVisits.room.leave')}</Button>
          </div>
        </div>
      )}
      {room && view && state !== 'refused' && (
        <RoomBar
          room={room}
          view={view}
          panel={panel}
          onPanel={(next) => show(next === panel ? undefined : next)}
          hasRecords={hasRecords(visit)}
          summary={visit.part === 'provider' ? href('/partner/summaries/:id?', { id: visit._id }) : undefined}
          onAsk={setAsks}
        />
      )}
      {room && <DevicesDialog own={room.own} isOpen={asks === 'devices'} onClose={() => setAsks(undefined)} />}
      <RoomDialogs
        visit={visit}
        asks={asks}
        onClose={() => setAsks(undefined)}
        onLeave={() => {
          room?.leave();
          onLeft('left');
        }}
        onEnded={() => onLeft('ended')}
      />
    </section>
  );
}

/** The provider is called as the family knows it. */
function nameIn(visit: VideoVisit, seat: string): string {
  const found = visit.present.find((one) => one.seat === seat);
  const isAsKnown = !found || (found.part === 'provider' && visit.part !== 'provider');
  return isAsKnown ? otherSide(visit) : found.name;
}

/** Whom one came for stands first. */
const rank = (part: string | undefined, facing: string) => (part === facing ? 0 : part === 'booker' ? 1 : 2);
