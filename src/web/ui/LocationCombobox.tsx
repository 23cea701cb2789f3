import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import styles from './LocationCombobox.module.css';
import { LocationLayer } from './LocationLayer.tsx';
import { LocationList } from './LocationList.tsx';
import { PHONE } from './phone-width.ts';
import { SearchCell } from './SearchCell.tsx';
import { type LocationQuestion, useLocationBox } from './useLocationBox.ts';
import { useMedia } from './useMedia.ts';
import type { Suggestion } from './useSuggestions.ts';

type Props<P extends Suggestion> = FieldWords &
  LocationQuestion<P> & {
    id?: string;
    name?: string;
    /** In a row of the search card, or as a field of a form. */
    look?: 'field' | 'cell';
    'data-testid'?: string;
  };

/** An editable combobox with a list of places. A tap on a phone opens both as a layer of their own; keys work where it stands. */
export function LocationCombobox<P extends Suggestion>(props: Props<P>) {
  const { id, name, label, error, isOptional, value, onChange, suggest, onUseMyLocation } = props;
  const { look = 'field', 'data-testid': testId = 'location' } = props;
  const t = useWords();
  const isPhone = useMedia(PHONE);
  const [isLayered, setIsLayered] = useState(false);
  const hint = look === 'field' ? (props.hint ?? t('ui.location.hint')) : undefined;
  const control = useControl({ id, name, hint, error });
  const asked = { value, onChange, suggest, ...(onUseMyLocation && { onUseMyLocation }) };
  const box = useLocationBox(asked);

  const input = (
    <Input
      {...control}
      {...box.input}
      // the device's keyboard belongs to the layer
      inputMode={isPhone ? 'none' : undefined}
      placeholder={look === 'cell' ? t('ui.location.hint') : undefined}
      onClick={isPhone ? () => setIsLayered(true) : box.open}
      data-testid={testId}
    />
  );
  const below = (
    <>
      <LocationList box={box} />
      {isLayered && (
        <LocationLayer {...asked} label={label} onClose={() => setIsLayered(false)} data-testid={`${testId}-layer`} />
      )}
    </>
  );
  if (look === 'cell')
    return (
      <SearchCell icon="place" label={label} error={error} controlId={control.id} control={input}>
        {below}
      </SearchCell>
    );
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.holder}>
        {input}
        {below}
      </div>
    </Field>
  );
}
