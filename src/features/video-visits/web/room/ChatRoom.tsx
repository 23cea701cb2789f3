import { ClipboardPlus, DoorOpen, FileHeart, PhoneOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { VisitTalk } from '#features/messaging/web/visit/VisitTalk.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { classes } from '#web/ui/classes.ts';
import type { VideoVisit } from '../../contract.ts';
import { useKeptBusy } from '../door/Waiting.tsx';
import type { LeaveReason } from '../useJoin.ts';
import styles from './ChatRoom.module.css';
import { otherSide } from './other-side.ts';
import { type RoomDialog, RoomDialogs } from './RoomDialogs.tsx';
import { hasRecords, recordsTitle } from './room-records.ts';
import { Written } from './Written.tsx';

const Records = openedPart(async () => (await import('./Records.tsx')).Records);

type Props = { visit: VideoVisit; onLeft: (why: LeaveReason) => void };

/** A visit in writing: the conversation of the two is its room. Guests, who do not read it, see what is written while they are there. */
export function ChatRoom({ visit, onLeft }: Props) {
  const t = useWords();
  const { conversation, part, _id: id } = visit;
  const [asks, setAsks] = useState<RoomDialog>();
  const [isShowing, setShowing] = useState(false);
  useKeptBusy();
  useBrought(Records);
  const head = <Head visit={visit} onAsk={setAsks} onRecords={() => setShowing(true)} />;
  return (
    <section className={classes(styles.room, 'on-page')} data-testid="visit-room" data-state="in">
      {conversation ? (
        <VisitTalk bookingId={id} pair={conversation} isPlace={part === 'provider'} head={head} />
      ) : (
        <>
          {head}
          <Written visit={visit} />
        </>
      )}
      <Drawer
        isOpen={isShowing}
        onClose={() => setShowing(false)}
        label={recordsTitle(visit, t)}
        data-testid="visit-record"
      >
        <h2>{recordsTitle(visit, t)}</h2>
        <Suspense>
          <Records visit={visit} />
        </Suspense>
      </Drawer>
      <RoomDialogs
        visit={visit}
        asks={asks}
        onClose={() => setAsks(undefined)}
        onLeave={() => onLeft('left')}
        onEnded={() => onLeft('ended')}
      />
    </section>
  );
}

type HeadProps = { visit: VideoVisit; onAsk: (what: RoomDialog) => void; onRecords: () => void };

function Head({ visit, onAsk, onRecords }: HeadProps) {
  const t = useWords();
  const { part, _id: id, waiting } = visit;
  const isProvider = part === 'provider';
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 tabIndex={-1}>{t('videoVisits.room', { provider: otherSide(visit) })}</h1>
        {isProvider && (
          <ul className={styles.here} data-testid="chat-here">
            {waiting.map(({ name, isHere }) => (
              <li key={name}>{t(isHere ? 'videoVisits.desk.here' : 'videoVisits.desk.away', { name })}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.acts}>
        {hasRecords(visit) && (
          <Button
            variant="quiet"
            icon={<FileHeart aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={onRecords}
            data-testid="visit-records"
          >
            {t('videoVisits.room.records')}
          </Button>
        )}
        {isProvider && (
          <ButtonLink
            variant="quiet"
            icon={<ClipboardPlus aria-hidden="true" />}
            href={href('/partner/summaries/:id?', { id })}
            target="_blank"
            rel="noreferrer"
            aria-label={t('videoVisits.room.summary')}
            data-testid="visit-summary"
          >
            {t('videoVisits.room.summary.short')}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          icon={<DoorOpen aria-hidden="true" />}
          onClick={() => onAsk('leave')}
          data-testid="visit-leave"
        >
          {t('videoVisits.room.leave')}
        </Button>
        {isProvider && (
          <Button icon={<PhoneOff aria-hidden="true" />} onClick={() => onAsk('end')} data-testid="visit-end">
            {t('videoVisits.room.end')}
          </Button>
        )}
      </div>
    </header>
  );
}
