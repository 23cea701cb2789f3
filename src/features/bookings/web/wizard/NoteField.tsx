import * as z from 'zod/mini';
import { Note, NOTE_LIMIT } from '#features/bookings/question.ts';
import { RestoredNotice } from '#web/forms/Form.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';

/** What the form of the last step holds. */
export const NoteForm = z.object({ note: Note });
type NoteForm = z.output<typeof NoteForm>;

type Props = { form: CheckedForm<NoteForm>; label: string; hint: string; isFixed: boolean };

/** A note to the provider; `isFixed` while an attempt with it may have arrived. */
export function NoteField({ form, label, hint, isFixed }: Props) {
  const text = useTypedField<string>(form.control, 'note');
  return (
    <>
      <RestoredNotice form={form} />
      <TextAreaField
        {...form.field('note')}
        label={label}
        hint={hint}
        isOptional
        value={text}
        limit={NOTE_LIMIT}
        readOnly={isFixed}
        data-testid="booking-note"
      />
    </>
  );
}
