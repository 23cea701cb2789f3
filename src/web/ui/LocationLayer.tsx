import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Dialog } from './Dialog.tsx';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { LocationList } from './LocationList.tsx';
import { type LocationQuestion, useLocationBox } from './useLocationBox.ts';
import type { Suggestion } from './useSuggestions.ts';

type Props<P extends Suggestion> = LocationQuestion<P> & {
  label: ReactNode;
  onClose: () => void;
  'data-testid': string;
};

/** The field for a place over the whole screen of a phone. What was typed stays, whichever way one leaves. */
export function LocationLayer<P extends Suggestion>({ label, onClose, 'data-testid': testId, ...asked }: Props<P>) {
  const t = useWords();
  const control = useControl({});
  const box = useLocationBox({ ...asked, onLeave: onClose });
  return (
    <Dialog isOpen onClose={onClose} title={label} size="full" data-testid={testId}>
      <Field id={control.id} label={t('ui.location.hint')}>
        <Input {...control} {...box.input} enterKeyHint="done" ref={beginHere} data-testid={`${testId}-input`} />
        <LocationList box={box} />
      </Field>
    </Dialog>
  );
}

// React keeps the attribute to itself, and a dialog would give the focus to its first button
const beginHere = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');
