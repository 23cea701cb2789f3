import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { type DeviceKind, deviceKinds } from './chosen-devices.ts';
import type { DeviceLists } from './useDeviceLists.ts';

type Props = {
  lists: DeviceLists;
  /** The id of what is in use. */
  inUse: (kind: DeviceKind) => string | undefined;
  onChoose: (kind: DeviceKind, id: string) => void;
};

/** Which camera and which microphone, where there are several. */
export function DeviceChoices({ lists, inUse, onChoose }: Props) {
  const t = useWords();
  return deviceKinds.map(
    (kind) =>
      lists[kind].length > 1 && (
        <SelectField
          key={kind}
          label={t(`videoVisits.check.choose.${kind}`)}
          options={lists[kind]}
          value={inUse(kind)}
          onChange={({ target }) => onChoose(kind, target.value)}
        />
      ),
  );
}
