import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type TimeOff, TimeOffForm } from '../time-off.ts';
import { FieldPairs } from './ScheduleColumns.tsx';
import styles from './Schedule.module.css';
import { timeOffInWords } from './time-off-in-words.ts';

type KeyedRequest = { idempotencyKey: string };

type Props = {
  /** What closing means for whoever was to come. */
  text: string;
  timeOff: readonly TimeOff[];
  /** Once by one key. */
  close: (form: TimeOffForm, once: KeyedRequest) => Promise<void>;
  /** Asks for the list anew. */
  askAgain: () => Promise<unknown>;
  reopen: (id: string) => Promise<void>;
  /** What else there is to say and do about one of them. */
  about?: ((off: TimeOff) => ReactNode) | undefined;
};

const fields = ['first', 'last', 'from', 'to'] as const;
const start = { first: '', last: '', from: '', to: '' };

/** Hours that were typed for one day and are not on the screen any more are not sent. */
const TypedTimeOff = z.pipe(
  z.transform((typed: Record<string, unknown>) =>
    typed['first'] === typed['last'] ? typed : { ...typed, from: '', to: '' },
  ),
  TimeOffForm,
);

/** Days, or hours of a day, on which nobody is received. */
export function TimeOffCard({ text, timeOff, close, askAgain, reopen, about }: Props) {
  const t = useWords();
  const addOnce = useAddOnce(askAgain);
  const form = useCheckedForm({
    schema: TypedTimeOff,
    fields,
    start,
    send: async (typed) => {
      await addOnce((once) => close(typed, once));
      form.startOver();
    },
  });
  const first = useTypedField<string>(form.control, 'first');
  const last = useTypedField<string>(form.control, 'last');
  const isOneDay = first !== '' && first === last;
  const day = (name: 'first' | 'last') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <DateField
          {...field}
          label={t(`availability.off.${name}`)}
          error={form.field(name).error}
          data-testid={`off-${name}`}
        />
      )}
    />
  );
  const hour = (name: 'from' | 'to') => (
    <TextField
      type="time"
      isOptional
      label={t(`availability.off.${name}`)}
      {...form.field(name)}
      data-testid={`off-${name}`}
    />
  );
  return (
    <Card className={styles.offCard} aria-labelledby="visit-off" data-testid="visit-off">
      <h2 id="visit-off">{t('availability.off')}</h2>
      <p className="small muted">{text}</p>
      {timeOff.map((off) => (
        <Off key={off._id} off={off} reopen={reopen}>
          {about?.(off)}
        </Off>
      ))}
      <FormProblems form={form} />
      <Form form={form} data-testid="off-form">
        {day('first')}
        {day('last')}
        {isOneDay && (
          <FieldPairs>
            {hour('from')}
            {hour('to')}
          </FieldPairs>
        )}
        <SubmitButton form={form} variant="secondary" data-testid="off-send">
          {t('availability.off.send')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

type OffProps = { off: TimeOff; reopen: Props['reopen']; children: ReactNode };

function Off({ off, reopen, children }: OffProps) {
  const t = useWords();
  const locale = useLocale();
  const span = timeOffInWords(off, locale);
  const opening = useMutation({ mutationFn: () => reopen(off._id) });
  return (
    <div className={styles.off} data-testid="day-off">
      <b>{sentenceCase(span, locale)}</b>
      <Button variant="quiet" isBusy={opening.isPending} onClick={() => opening.mutate()} data-testid="reopen">
        {t('availability.off.reopen')}
        <span className="vh">: {span}</span>
      </Button>
      {children}
      <Refusal failure={opening.error instanceof Failure ? opening.error : undefined} />
    </div>
  );
}
