import {
  Captions,
  ClipboardPlus,
  DoorOpen,
  FileHeart,
  MessageSquareText,
  Mic,
  MicOff,
  MonitorUp,
  PhoneOff,
  Settings2,
  Video,
  VideoOff,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { Room, RoomView } from './open-room.ts';
import type { RoomDialog } from './RoomDialogs.tsx';
import styles from './Room.module.css';

export type Panel = 'words' | 'records';

/** The id of what opens it, to which the focus goes back. */
export const controlOf = (panel: Panel): string => `visit-panel-${panel}`;

type Props = {
  room: Room;
  view: RoomView;
  /** What stands beside the picture. */
  panel: Panel | undefined;
  onPanel: (panel: Panel) => void;
  hasRecords: boolean;
  /** Where the provider writes what comes of the visit; nobody else has it. */
  summary: string | undefined;
  onAsk: (what: RoomDialog) => void;
};

/** What one can do in the visit: each an icon with its word. M, V and C work while the focus is here. */
export function RoomBar({ room, view, panel, onPanel, hasRecords, summary, onAsk }: Props) {
  const t = useWords();
  const isProvider = summary !== undefined;
  const { own, others } = view;
  const hasCaptions = others.some(({ standing }) => standing?.canCaption);
  const captions = () => room.caption(!own.wantsCaptions);
  const keys: Record<string, () => void> = {
    m: () => void room.own.toggleSound(),
    v: () => void room.own.toggleCamera(),
    ...(hasCaptions && { c: captions }),
  };
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key.toLowerCase()]?.();
  };
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('videoVisits.room.bar')}
      onKeyDown={press}
      data-testid="visit-bar"
    >
      <Control
        icon={own.isMuted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
        isOff={own.isMuted}
        onClick={() => void room.own.toggleSound()}
        testId="visit-mute"
      >
        {t(own.isMuted ? 'videoVisits.room.unmute' : 'videoVisits.room.mute')}
      </Control>
      <Control
        icon={own.hasCamera ? <Video aria-hidden="true" /> : <VideoOff aria-hidden="true" />}
        isOff={!own.hasCamera}
        onClick={() => void room.own.toggleCamera()}
        testId="visit-camera"
      >
        {t(own.hasCamera ? 'videoVisits.room.cameraOff' : 'videoVisits.room.cameraOn')}
      </Control>
      <Control icon={<Settings2 aria-hidden="true" />} hasDialog onClick={() => onAsk('devices')} testId="visit-choose">
        {t('videoVisits.room.devices.short')}
      </Control>
      {hasCaptions && (
        <Control
          icon={<Captions aria-hidden="true" />}
          isPressed={own.wantsCaptions}
          onClick={captions}
          testId="visit-captions"
        >
          {t('videoVisits.room.captions')}
        </Control>
      )}
      {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
        <Control
          icon={<MonitorUp aria-hidden="true" />}
          onClick={() => void room.own.toggleScreen()}
          testId="visit-share"
        >
          {t(own.isSharing ? 'videoVisits.room.unshare' : 'videoVisits.room.share')}
        </Control>
      )}
      <Control
        id={controlOf('words')}
        icon={<MessageSquareText aria-hidden="true" />}
        isPressed={panel === 'words'}
        onClick={() => onPanel('words')}
        testId="visit-write"
      >
        {t('videoVisits.room.write')}
      </Control>
      {hasRecords && (
        <Control
          id={controlOf('records')}
          icon={<FileHeart aria-hidden="true" />}
          isPressed={panel === 'records'}
          onClick={() => onPanel('records')}
          testId="visit-records"
        >
          {t('videoVisits.room.records')}
        </Control>
      )}
      {isProvider && (
        <a
          className={styles.control}
          href={summary}
          target="_blank"
          rel="noreferrer"
          aria-label={t('videoVisits.room.summary')}
          data-testid="visit-summary"
        >
          <ClipboardPlus aria-hidden="true" />
          <span>{t('videoVisits.room.summary.short')}</span>
        </a>
      )}
      <Control
        icon={<DoorOpen aria-hidden="true" />}
        isLast={!isProvider}
        onClick={() => onAsk('leave')}
        testId="visit-leave"
      >
        {t('videoVisits.room.leave')}
      </Control>
      {isProvider && (
        <Control icon={<PhoneOff aria-hidden="true" />} isLast onClick={() => onAsk('end')} testId="visit-end">
          {t('videoVisits.room.end')}
        </Control>
      )}
    </div>
  );
}

type ControlProps = {
  id?: string;
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
  isOff?: boolean;
  isLast?: boolean;
  isPressed?: boolean;
  hasDialog?: boolean;
  testId: string;
};

const Control = ({ id, icon, children, onClick, isOff, isLast, isPressed, hasDialog, testId }: ControlProps) => (
  <button
    type="button"
    id={id}
    className={styles.control}
    data-off={isOff || undefined}
    data-last={isLast || undefined}
    aria-pressed={isPressed}
    aria-haspopup={hasDialog && 'dialog'}
    onClick={onClick}
    data-testid={testId}
  >
    {icon}
    <span>{children}</span>
  </button>
);
