import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { roomInWords, roomTypes } from '../../rooms.ts';
import styles from './ProfileSections.module.css';
import { type RoomField, roomParts } from './typed-rooms.ts';

type Props = { form: { field: (name: RoomField) => ReturnType<CheckedForm<Record<RoomField, string>>['field']> } };

/** The rooms of a residence: of each type how many places, and what one costs. */
export function RoomsFields({ form }: Props) {
  const t = useWords();
  return (
    <div className="fields" data-testid="rooms">
      <p className="muted">{t('seniorCare.profile.rooms.hint')}</p>
      {roomTypes.map((type) => (
        <FieldGroup key={type} id={fieldId(`${type}${roomParts[0]}`)} label={roomInWords(type, t)}>
          <div className={styles.rooms}>
            {roomParts.map((part) => (
              <TextField
                key={part}
                label={t(`seniorCare.profile.rooms.${part}`)}
                inputMode={part === 'Places' ? 'numeric' : 'decimal'}
                autoComplete="off"
                extent="zip"
                {...form.field(`${type}${part}`)}
              />
            ))}
          </div>
        </FieldGroup>
      ))}
    </div>
  );
}
