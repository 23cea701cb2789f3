import { useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { ForWhomField } from '#features/availability/web/lines/ForWhomField.tsx';
import { addDays, dayIn } from '#shared/dates.ts';
import { Day } from '#shared/day.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { toLogin } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNow } from '#web/useNow.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { earlierTimes } from '../../appointment-contract.ts';
import type { Mode } from '../../appointment-price.ts';
import { myEarlierTimes } from '../queries.ts';
import { ReachField, type WaitedDoctor } from './ReachField.tsx';

type Props = {
  doctor: WaitedDoctor;
  /** How one wants to be seen. */
  mode: Mode | undefined;
  /** So far ahead the doctor can be booked. */
  aheadDays: number;
  /** When the first free time begins; nothing where none is. */
  nextFree: string | null | undefined;
  /** Apart from the same elsewhere on the page. */
  id: string;
  /** Where somebody comes back to after the log-in. */
  next: string;
};

/** To be told when an earlier time with a doctor comes free: for whom, and until which day that is of use. */
export function WaitForEarlier(props: Props) {
  const t = useWords();
  const isLoggedIn = useIsLoggedIn();
  const [isOpen, setOpen] = useState(false);
  const label = t('availability.line.ask');
  const icon = <BellRing size={20} aria-hidden="true" />;
  if (!isLoggedIn)
    return (
      <ButtonLink variant="quiet" icon={icon} href={toLogin(props.next)} data-testid={`${props.id}-login`}>
        {label}
      </ButtonLink>
    );
  if (!isOpen)
    return (
      <Button variant="quiet" icon={icon} onClick={() => setOpen(true)} data-testid={`${props.id}-ask`}>
        {label}
      </Button>
    );
  return <Wish {...props} onDone={() => setOpen(false)} />;
}

const WishForm = z.object({
  lastDay: Day,
  /** Null: with this doctor alone. */
  others: z.nullable(z.array(z.string()).check(z.minLength(1, 'errors.noDoctorChosen'))),
});
const fields = ['lastDay', 'others'] as const;
/** Where nothing is free at all, a wish begins with two weeks. */
const USUAL_DAYS = 14;

function Wish({ doctor, mode, aheadDays, nextFree, id, onDone }: Props & { onDone: () => void }) {
  const t = useWords();
  const toast = useToast();
  const client = useQueryClient();
  const [personId, setPersonId] = useState<string | null>(null);
  const today = dayIn(doctor.timeZone, useNow());
  const [min, max] = [addDays(today, 1), addDays(today, aheadDays)];
  const usual = nextFree ? dayIn(doctor.timeZone, new Date(nextFree)) : addDays(today, USUAL_DAYS);
  const form = useCheckedForm({
    schema: WishForm,
    fields,
    start: { lastDay: usual < min ? min : usual > max ? max : usual, others: null },
    send: async ({ lastDay, others }) => {
      const body = { providerId: doctor._id, otherProviderIds: others ?? [], lastDay, familyMemberId: personId };
      const answer = await callsOf(client, earlierTimes).join({ body });
      client.setQueryData(myEarlierTimes().queryKey, answer);
      toast({ text: t('availability.line.joined') });
      onDone();
    },
  });
  return (
    <section className="stack" aria-labelledby={`${id}-title`} data-testid={`${id}-wish`}>
      <h3 id={`${id}-title`}>{t('availability.line.ask')}</h3>
      <p className="small muted">{t('availability.line.ask.text', { name: doctor.name, minutes: HOLD_MINUTES })}</p>
      <FormProblems form={form} />
      <Form form={form}>
        <ForWhomField id={`${id}-person`} personId={personId} onChoose={setPersonId} />
        <Controller
          control={form.control}
          name="lastDay"
          render={({ field }) => (
            <DateField
              {...field}
              min={min}
              max={max}
              label={t('availability.line.lastDay')}
              error={form.field('lastDay').error}
              data-testid={`${id}-day`}
            />
          )}
        />
        <Controller
          control={form.control}
          name="others"
          render={({ field }) => (
            <ReachField
              id={id}
              doctor={doctor}
              mode={mode}
              others={field.value as string[] | null} // set by its own rows only
              onChange={field.onChange}
              error={form.field('others').error}
            />
          )}
        />
        <SubmitButton form={form} data-testid={`${id}-send`}>
          {t('availability.line.join')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('availability.line.close')}
        </Button>
      </Form>
    </section>
  );
}
