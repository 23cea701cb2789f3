import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
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

type SubmittedForm = { form: HTMLFormElement | null; typed: string };

/**
 * Sends a form, one request at a time; issues of a refusal are shown at their fields. What was submitted meanwhile, as a code that sends
 * itself, takes the place of what is refused.
 */
export function useSending<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  { fields, send, onSent, selectsField }: Choices<Output>,
) {
  const t = useWords();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const underWay = useRef<SubmittedForm>(undefined);
  const newer = useRef<SubmittedForm>(undefined);

  const typed = () => JSON.stringify(form.getValues([...fields]));
  const fail = (names: string[]) => {
    setAttempt((count) => count + 1);
    const first = fields.find((name) => names.includes(name));
    // What is being typed in place of it is not selected, and so overwritten by its own next digit.
    if (selectsField && first) form.setFocus(first, { shouldSelect: underWay.current?.typed === typed() });
  };
  /** What was submitted while this was under way, unless it is the same, or is being changed again. */
  const isReplaced = () => newer.current?.typed === typed() && newer.current.typed !== underWay.current?.typed;
  const refuse = (error: unknown) => {
    const refusal = failureOf(error);
    if (isReplaced()) return;
    setFailure(refusal);
    const here = refusal.issues.filter(({ field }) => fields.includes(field));
    for (const { field, key, values } of here) form.setError(field, { type: SAID, message: t(key, values) });
    fail(here.map(({ field }) => field));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const submitted = { form: event.currentTarget.closest('form'), typed: typed() };
    if (underWay.current) {
      newer.current = submitted;
      return;
    }
    underWay.current = submitted;
    setFailure(undefined);
    const sending = form.handleSubmit(
      (values) =>
        send(values).then(() => {
          newer.current = undefined;
          onSent();
        }, refuse),
      (found) => fail(Object.keys(found)),
    );
    void sending(event).finally(() => {
      const next = isReplaced() ? newer.current?.form : undefined;
      newer.current = undefined;
      underWay.current = undefined;
      if (next?.isConnected) next.requestSubmit();
    });
  };
  return { submit, attempt, failure: useRefusalOf(failure) };
}

/** An error that is no Failure is a bug: reported to the error service, and shown as `unexpected`. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  reportError(error);
  return new Failure('unexpected', { cause: error });
}
