import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';

/**
 * What is typed is kept in this tab under `name`; `label` says what it was, for the banner that offers to continue.
 * It is forgotten once the form was sent; or later, by who knows when all is done. `isStale`: what the form starts with is newer.
 */
export type DraftChoices = { name: string; label: string; isKeptAfterSending?: boolean; isStale?: boolean };

type DraftOptions = { fields: readonly string[]; start: FieldValues | undefined; draft: DraftChoices | undefined };

/** Values of a form are text, or lists and facts that JSON can tell. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Brings back what was typed into a form earlier, and keeps what is typed from now on. */
export function useKeptDraft<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  { fields, start = {}, draft }: DraftOptions,
) {
  const [isRestored, setIsRestored] = useState(false);
  const { name, label, isKeptAfterSending, isStale } = draft ?? {};
  const begin = useEffectEvent((own: string) => {
    const found = isStale ? {} : (draftOf(own)?.values ?? {});
    const values = Object.entries(found).filter(([field, value]) => {
      const current: unknown = form.getValues(field);
      // A value in the document that differs from the form's start values was typed before hydration.
      // An emptied field is what somebody typed, too.
      const wasChanged = value !== null && Boolean(value || start[field]);
      return (
        fields.includes(field) && wasChanged && !isSame(value, current) && (!current || isSame(current, start[field]))
      );
    });
    for (const [field, value] of values) form.setValue(field, value);
    setIsRestored(values.length > 0);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => keepDraft(own, typed, label ?? ''),
    });
  });
  // Once, after hydration: what is typed later is newer than any draft.
  useEffect(() => (name === undefined ? undefined : begin(name)), [name]);
  return {
    isRestored,
    forget: () => name !== undefined && !isKeptAfterSending && forgetDraft(name),
    startOver: () => {
      form.reset({ ...Object.fromEntries(fields.map((field) => [field, ''])), ...start });
      if (name !== undefined) forgetDraft(name);
      setIsRestored(false);
    },
  };
}
