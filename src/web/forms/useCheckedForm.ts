import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent } from 'react';
import { type FieldValues, useForm, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { cleaned } from '#shared/clean-text.ts';
import type { Failure } from '#shared/failure.ts';
import { tooLongBy } from '#shared/too-long.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { problemsIn } from './problems.ts';
import { type DraftChoices, useKeptDraft } from './useKeptDraft.ts';
import { SAID, useSending } from './useSending.ts';

export type FormChoices<Output extends object> = {
  /** Its messages are word keys; what it makes of the typed text is what `send` gets. */
  schema: z.core.$ZodType<Output, FieldValues>;
  /** In the order of the page. */
  fields: readonly (keyof Output & string)[];
  start?: FieldValues;
  /** Values that the page keeps itself, as in its address: the form checks and sends them. */
  values?: FieldValues;
  draft?: DraftChoices;
  /** Throws Failure; its issues land at their fields. */
  send: (values: Output) => Promise<void>;
  /** For a form of one field: a problem selects what was typed instead of leading through the summary. */
  selectsField?: boolean;
};

type ControlProps = Omit<UseFormRegisterReturn, 'onChange'> & {
  onChange: (event: ChangeEvent) => Promise<void>;
  error: string | undefined;
};

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
  /** The last refusal of the server. */
  failure: Failure | undefined;
  /** A draft was restored into the fields. */
  isRestored: boolean;
  startOver: () => void;
  setValue: (name: keyof Output & string, value: unknown) => void;
  /** What stands in a field now. */
  valueOf: (name: keyof Output & string) => unknown;
  /** For parts that keep their value themselves: react-hook-form's Controller. */
  control: UseFormReturn['control'];
};

/**
 * A form: checked by its schema at submit, corrected while typing, sent once at a time, kept against reloads and expired sessions.
 * Text that was typed before hydration stays.
 */
export function useCheckedForm<Output extends object>(choices: FormChoices<Output>): CheckedForm<Output> {
  const { schema, fields, start, values, draft, send, selectsField = false } = choices;
  const t = useWords();
  const resolve = zodResolver<FieldValues, unknown, Output>(schema);
  const form = useForm<FieldValues, unknown, Output>({
    resolver: (typed, ...rest) => resolve(cleaned(typed), ...rest),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(start && { defaultValues: start }),
    ...(values && { values, resetOptions: { keepErrors: true } }),
  });
  const { errors, isSubmitting } = form.formState;
  const { forget, ...kept } = useKeptDraft(form, { fields, start, draft });
  const sending = useSending(form, { fields, send, onSent: forget, selectsField });

  const messageOf = (name: string) => {
    const { type, message } = errors[name] ?? {};
    if (typeof message !== 'string') return undefined;
    return type === SAID ? message : t(message, type === 'too_big' ? overIn(name) : undefined);
  };
  const overIn = (name: string) => {
    const typed = cleaned(form.getValues());
    const issue = z.safeParse(schema, typed).error?.issues.find(({ path }) => path.join('.') === name);
    return issue && tooLongBy(issue, typed);
  };
  // A corrected field loses its error at once; new errors wait for the next submit.
  const recheck = async () => {
    const wrong = Object.keys(form.formState.errors);
    if (wrong.length > 0) await form.trigger(wrong);
  };
  const recheckGiven = useEffectEvent(recheck);
  useEffect(() => void recheckGiven(), [values]);
  const field = (name: keyof Output & string) => {
    const registered = form.register(name);
    const onChange = async (event: ChangeEvent) => {
      await registered.onChange(event);
      await recheck();
    };
    return { ...registered, onChange, error: messageOf(name) };
  };
  const setValue = (name: string, value: unknown) => {
    form.setValue(name, value);
    void recheck();
  };

  const wrong = fields.flatMap((name) => (errors[name] ? [{ field: name, message: messageOf(name) ?? '' }] : []));
  // one thing that is asked for in two fields is said once, and leads to the first of them
  const atFields = wrong.filter(
    ({ message }, index) => wrong.findIndex((first) => first.message === message) === index,
  );
  const elsewhere = problemsIn(sending.failure, { fields, t });
  const problems = selectsField ? elsewhere : [...atFields, ...elsewhere];
  const hasProblems = atFields.length + elsewhere.length > 0;
  return {
    field,
    setValue,
    valueOf: (name) => form.getValues(name) as unknown,
    isSending: isSubmitting,
    problems,
    hasProblems,
    control: form.control,
    ...sending,
    ...kept,
  };
}
