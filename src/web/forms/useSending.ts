import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';

/** Marks an error whose message is a sentence already; those of a schema are word keys. */
export const SAID = 'said';

type Choices<Output> = {
  fields: readonly string[];
  send: (values: Output) => Promise<void>;
  /** Called once it was sent. */
  onSent: () => void;
  selectsField: boolean;
};

/** Sends a form, one request at a time; issues of a refusal are shown at their fields. */
export function useSending<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  { fields, send, onSent, selectsField }: Choices<Output>,
) {
  const t = useWords();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const isUnderWay = useRef(false);

  const fail = (names: string[]) => {
    setAttempt((count) => count + 1);
    const first = fields.find((name) => names.includes(name));
    if (selectsField && first) form.setFocus(first, { shouldSelect: true });
  };
  const refuse = (error: unknown) => {
    const refusal = failureOf(error);
    setFailure(refusal);
    const here = refusal.issues.filter(({ field }) => fields.includes(field));
    for (const { field, key, values } of here) form.setError(field, { type: SAID, message: t(key, values) });
    fail(here.map(({ field }) => field));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    const sending = form.handleSubmit(
      (values) => send(values).then(onSent, refuse),
      (found) => fail(Object.keys(found)),
    );
    void sending(event).finally(() => {
      isUnderWay.current = false;
    });
  };
  return { submit, attempt, failure };
}

/** An error that is no Failure is a bug: reported to the error service, and shown as `unexpected`. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  reportError(error);
  return new Failure('unexpected', { cause: error });
}
