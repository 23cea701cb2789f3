import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { BirthField } from '#features/account/web/profile/BirthField.tsx';
import { type NewPerson, relationshipAt } from '#features/family/web/new-person.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { circle } from '../contract.ts';
import { DependantInPlace } from '../sharing.ts';
import { RelationshipField } from './new-person/RelationshipField.tsx';

type Props = {
  /** Who somebody new has said that it is. */
  door?: NewPerson | undefined;
  /** The person's id, once the page knows of them. */
  onAdded: (personId: string) => void;
  onCancel: () => void;
};

/** Adds somebody without an account in the middle of something else: the least that has to be known of them; the rest is asked for on the dashboard. */
export function AddInPlace({ door, onAdded, onCancel }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const askAgain = () => refreshTopics(client, ['family']);
  const addOnce = useAddOnce(askAgain);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useCheckedForm({
    schema: DependantInPlace,
    fields: ['firstName', 'lastName', 'relationship', 'dob'],
    start: { firstName: '', lastName: '', relationship: relationshipAt(door), dob: '' },
    send: async (details) => {
      const body = { how: 'dependant' as const, ...details };
      const { data } = await addOnce((once) => callsOf(client, circle).add({ body }, once));
      await askAgain();
      toast({ text: t('circle.added', { name: details.firstName }) });
      onAdded(data._id);
    },
  });
  return (
    <section aria-labelledby={title} className="stack">
      <h2 id={title} ref={heading} tabIndex={-1}>
        {t('circle.add')}
      </h2>
      <FormProblems form={form} />
      <Form form={form} data-testid="add-in-place">
        <TextField label={t('account.firstName')} autoComplete="off" {...form.field('firstName')} />
        <TextField label={t('account.lastName')} autoComplete="off" {...form.field('lastName')} />
        <RelationshipField {...form.field('relationship')} />
        <BirthField autoComplete="off" {...form.field('dob')} />
        <p className="small muted">{t('circle.inPlace.rest')}</p>
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="add-in-place-save">
          {t('circle.inPlace.save')}
        </SubmitButton>
        <div>
          <Button variant="quiet" onClick={onCancel} data-testid="add-in-place-cancel">
            {t('ui.cancel')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
