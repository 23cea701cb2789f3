import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProof } from '#features/security/web/useProof.tsx';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { StaffForm, staffPeople } from '../people-contract.ts';
import styles from './People.module.css';

/** An address that somebody has proved: its account is staff at once. */
export function GiveRole() {
  const t = useWords();
  const [times, setTimes] = useState(0);
  return (
    <Card aria-labelledby="give-role" className={styles.give}>
      <h2 id="give-role">{t('staff.people.give.title')}</h2>
      <p className="muted">{t('staff.people.give.text')}</p>
      <AddressForm key={times} onGiven={() => setTimes(times + 1)} />
    </Card>
  );
}

function AddressForm({ onGiven }: { onGiven: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const form = useCheckedForm({
    schema: StaffForm,
    fields: ['email'],
    send: async (body) => {
      await withProof(() => callsOf(client, staffPeople).give({ body }));
      toast({ text: t('staff.people.given') });
      await refreshTopics(client, ['account']);
      onGiven();
    },
  });
  return (
    <>
      <FormProblems form={form} />
      <Form form={form} data-testid="give-role-form">
        <EmailField
          label={t('staff.people.give.email')}
          {...form.field('email')}
          autoComplete="off"
          data-testid="give-role-email"
        />
        <SubmitButton form={form} busyLabel={t('staff.people.busy')} data-testid="give-role-send">
          {t('staff.people.give')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
