import { useWords } from '#web/i18n/words.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { deviceKinds } from '../devices/chosen-devices.ts';
import { DeviceChoices } from '../devices/DeviceChoices.tsx';
import { useDeviceLists } from '../devices/useDeviceLists.ts';
import type { Room } from './open-room.ts';

/** Another camera or microphone while the visit goes on. */
export function DevicesDialog({ own, isOpen, onClose }: { own: Room['own']; isOpen: boolean; onClose: () => void }) {
  const t = useWords();
  const lists = useDeviceLists(isOpen);
  const isChoice = deviceKinds.some((kind) => lists[kind].length > 1);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('videoVisits.room.devices')} data-testid="visit-devices">
      <div className="stack">
        {!isChoice && <p>{t('videoVisits.room.devices.one')}</p>}
        <DeviceChoices lists={lists} inUse={own.inUse} onChoose={(kind, id) => void own.choose(kind, id)} />
      </div>
    </Dialog>
  );
}
