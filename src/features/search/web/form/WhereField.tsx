import type { Place } from '#features/places/place.ts';
import { LocationCombobox } from '#web/ui/LocationCombobox.tsx';
import type { TypedPlace } from '#web/ui/useLocationBox.ts';
import { usePlaces } from './usePlaces.ts';

type Props = {
  label: string;
  id: string;
  look?: 'field' | 'cell';
  value: TypedPlace<Place>;
  onChange: (value: TypedPlace<Place>) => void;
  error: string | undefined;
};

/** Around which place: typed, chosen from suggestions, or the device's own. */
export function WhereField({ label, id, look, value, onChange, error }: Props) {
  const { suggest, locate } = usePlaces();
  return (
    <LocationCombobox
      label={label}
      id={id}
      name="place"
      look={look}
      value={value}
      onChange={onChange}
      error={error}
      suggest={suggest}
      onUseMyLocation={locate}
      data-testid={`${id}-where`}
    />
  );
}
