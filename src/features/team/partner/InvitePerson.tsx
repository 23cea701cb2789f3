import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useProof } from '#features/security/web/useProof.tsx';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { team } from '../contract.ts';
import { TeamInvitationForm } from '../team.ts';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './Team.module.css';

/** An address and a role: whoever proves the address finds the invitation. */
export function InvitePerson({ place }: { place: WorkPlace }) {
  const t = useWords();
  const [times, setTimes] = useState(0);
  return (
    <Card aria-labelledby="invite" className={styles.invite}>
      <h2 id="invite">{t('team.invite.title')}</h2>
      <p className="muted">{t('team.invite.text')}</p>
      <InvitationForm key={`${place._id} ${times}`} place={place} onSent={() => setTimes(times + 1)} />
    </Card>
  );
}

function InvitationForm({ place, onSent }: { place: WorkPlace; onSent: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const form = useCheckedForm({
    schema: TeamInvitationForm,
    fields: ['email', 'role'],
    start: { email: '', role: 'answering' },
    draft: { name: `team-${place._id}`, label: t('team.invite.title') },
    send: async (body) => {
      await withProof(() => callsOf(client, team).invite({ params: { providerId: place._id }, body }));
      toast({ text: t('team.invited') });
      await refreshTopics(client, ['partners']);
      onSent();
    },
  });
  return (
    <>
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="invite-form">
        <EmailField
          label={t('team.invite.email')}
          {...form.field('email')}
          autoComplete="off"
          data-testid="invite-email"
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RoleChoice
              name="role"
              value={String(field.value ?? '')}
              error={form.field('role').error}
              onChange={(role) => form.setValue('role', role)}
            />
          )}
        />
        <SubmitButton form={form} busyLabel={t('team.busy')} data-testid="invite-send">
          {t('team.invite.send')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
