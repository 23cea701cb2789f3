import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { problemsIn } from './problems.ts';

type Choices<Output extends object> = {
  /** Its messages are word keys; what it makes of the typed text is what `send` gets. */
  schema: z.core.$ZodType<Output, FieldValues>;
  /** In the order of the page. */
  fields: readonly (keyof Output & string)[];
  start?: FieldValues;
  /**
   * What is typed is kept in this tab under `name`; `label` says what it was, for the banner that offers to continue.
   * It is forgotten once the form was sent; or later, by who knows when all is done. `isStale`: what the form starts with is newer.
   */
  draft?: { name: string; label: string; isKeptAfterSending?: boolean; isStale?: boolean };
  /** Throws Failure; its issues land at their fields. */
  send: (values: Output) => Promise<void>;
  /** For a form of one field: a problem selects what was typed instead of leading through the summary. */
  selectsField?: boolean;
};

type ControlProps = Omit<UseFormRegisterReturn, 'onChange'> & { onChange: (event: ChangeEvent) => Promise<void>; error: string | undefined };

export type CheckedForm<Output extends object> = {
  /** Name, handlers and error of a control: `<TextField label={…} {...form.field('email')} />`. */
  field: (name: keyof Output & string) => ControlProps;
  submit: (event: FormEvent) => void;
  isSending: boolean;
  /** What is wrong, for the summary; empty before the first submit. */
  problems: Problem[];
  hasProblems: boolean;
  /** Counts the submits that failed. */
  attempt: number;
  /** What the server said last, when it was no. */
  failure: Failure | undefined;
  /** What was typed earlier stands in the fields again. */
  isRestored: boolean;
  startOver: () => void;
  setValue: (name: keyof Output & string, value: unknown) => void;
  /** For parts that keep their value themselves: react-hook-form's Controller. */
  control: UseFormReturn['control'];
};

/** Marks an error whose message is a sentence already; those of a schema are word keys. */
const SAID = 'said';

/**
 * A form: checked by its schema at submit, corrected while typing, sent once at a time, kept against reloads and expired sessions.
 * Text that was typed before the page came alive stays.
 */
export function useCheckedForm<Output extends object>({ schema, fields, start, draft, send, selectsField = false }: Choices<Output>): CheckedForm<Output> {
  const t = useWords();
  const form = useForm<FieldValues, unknown, Output>({
    resolver: zodResolver<FieldValues, unknown, Output>(schema), reValidateMode: 'onSubmit', shouldFocusError: false, ...(start && { defaultValues: start }),
  });
  const { errors, isSubmitting } = form.formState;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const isUnderWay = useRef(false);
  const kept = useKeptDraft(form, { fields, start, draft });

  const fail = (names: string[]) => {
    setAttempt((count) => count + 1);
    const [first] = fields.filter((name) => names.includes(name));
    if (selectsField && first) form.setFocus(first, { shouldSelect: true });
  };
  const refuse = (error: unknown) => {
    const refusal = failureOf(error);
    setFailure(refusal);
    for (const { field, key, values } of refusal.issues) if (fields.some((name) => name === field)) form.setError(field, { type: SAID, message: t(key, values) });
    fail(refusal.issues.map(({ field }) => field));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    const sending = form.handleSubmit((values) => send(values).then(kept.forget, refuse), (found) => fail(Object.keys(found)));
    void sending(event).finally(() => { isUnderWay.current = false; });
  };

  const messageOf = (name: string) => {
    const { type, message } = errors[name] ?? {};
    if (typeof message !== 'string') return undefined;
    return type === SAID ? message : t(message);
  };
  // A mended field loses its error at once; a new one waits for the next submit.
  const recheck = async () => {
    const wrong = Object.keys(form.formState.errors);
    if (wrong.length > 0) await form.trigger(wrong);
  };
  const field = (name: keyof Output & string) => {
    const registered = form.register(name);
    const onChange = async (event: ChangeEvent) => {
      await registered.onChange(event);
      await recheck();
    };
    return { ...registered, onChange, error: messageOf(name) };
  };

  const atFields = fields.flatMap((name) => (errors[name] ? [{ field: name, message: messageOf(name) ?? '' }] : []));
  const elsewhere = problemsIn(failure, { fields, t });
  return {
    field, submit, isSending: isSubmitting, attempt, failure, control: form.control,
    problems: selectsField ? elsewhere : [...atFields, ...elsewhere],
    hasProblems: atFields.length + elsewhere.length > 0,
    isRestored: kept.isRestored, startOver: kept.startOver,
    setValue: (name: string, value) => {
      form.setValue(name, value);
      void recheck();
    },
  };
}

/** What is no refusal is a fault of ours: told to whoever watches, and to the person as one. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  reportError(error);
  return new Failure('unexpected', { cause: error });
}

/** Values of a form are text, or lists and facts that JSON can tell. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Kept = Pick<Choices<object>, 'start' | 'draft'> & { fields: readonly string[] };

function useKeptDraft<Output>(form: UseFormReturn<FieldValues, unknown, Output>, { fields, start = {}, draft }: Kept) {
  const [isRestored, setIsRestored] = useState(false);
  const { name, label, isKeptAfterSending, isStale } = draft ?? {};
  useEffect(() => {
    if (name === undefined) return undefined;
    const found = isStale ? {} : draftOf(name)?.values ?? {};
    const values = Object.entries(found).filter(([field, value]) => {
      const current: unknown = form.getValues(field);
      // Whatever stands there and is not what the form began with was typed before the page came alive.
      return fields.includes(field) && value && !isSame(value, current) && (!current || isSame(current, start[field]));
    });
    for (const [field, value] of values) form.setValue(field, value);
    setIsRestored(values.length > 0);
    return form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => keepDraft(name, typed, label ?? '') });
    // Once, when the page has come alive: what is typed later is newer than any draft.
  }, [name]);
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
