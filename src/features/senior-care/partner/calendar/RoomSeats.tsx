import { useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { type CalendarDay, type CentreProfile, MOST_SEATS } from '../../partner-contract.ts';
import { roomInWords, roomOf, type RoomType } from '../../rooms.ts';

export type RoomPlaces = { type: RoomType; capacity: number };
type Props = {
  day: CalendarDay;
  centre: CentreProfile;
  value: readonly RoomPlaces[];
  onChange: (value: RoomPlaces[]) => void;
  errorAt: (field: string) => string | undefined;
};

const nameOf = (index: number) => `rooms.${index}.capacity`;

/** How many places each room has on one day; none closes the room. The names are those of the call. */
export function RoomSeats({ day, centre, value, onChange, errorAt }: Props) {
  const t = useWords();
  return (
    <FieldGroup id={fieldId(nameOf(0))} label={t('seniorCare.day.rooms')} data-testid="room-seats">
      <div className="fields">
        {value.map(({ type, capacity }, index) => (
          <NumberStepper
            key={type}
            name={nameOf(index)}
            label={roomInWords(type, t)}
            hint={t('seniorCare.day.room.hint', {
              taken: day.rooms.find((room) => room.type === type)?.taken ?? 0,
              usual: roomOf(centre.rooms, type)?.places ?? 0,
            })}
            error={errorAt(nameOf(index))}
            value={capacity}
            min={0}
            max={MOST_SEATS}
            keepsTyped
            onChange={(places) => onChange(value.with(index, { type, capacity: places }))}
            data-testid={`seats-${type}`}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
