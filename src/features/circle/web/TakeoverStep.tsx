import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { type Scope, scopes } from '#shared/call.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { circle, type Member } from '../contract.ts';
import { TakeoverForm } from '../sharing.ts';
import { ScopeChoices } from './ScopeChoices.tsx';

/** Offers a dependant their own record, and asks what one may keep doing. */
export function TakeoverStep({ dependant: { _id: id, firstName: name } }: { dependant: Member }) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const form = useCheckedForm({
    schema: TakeoverForm,
    fields: ['email', 'scopes'],
    start: { email: '', scopes: [] },
    send: async (asked) => {
      await callsOf(client, circle).change({ params: { id }, body: { change: 'takeover', ...asked } });
      await refreshTopics(client, ['family']);
      await navigate(href('/dashboard-addfamily'), { replace: true });
      toast({ text: t('circle.sentTo') });
    },
  });
  return (
    <FocusLayout
      title={t('circle.takeover.title', { name })}
      errorWord={useErrorWord(form)}
      back={<BackLink href={href('/dashboard-addfamily')}>{t('circle.back')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <p className="muted">{t('circle.takeover.text', { name })}</p>
      <Form form={form} data-testid="family-takeover">
        <EmailField label={t('circle.email')} {...form.field('email')} autoComplete="off" data-testid="member-email" />
        <Controller
          control={form.control}
          name="scopes"
          render={({ field }) => (
            <ScopeChoices
              label={t('circle.takeover.scopes')}
              name="scopes"
              isOwn
              offered={scopes}
              value={field.value as Scope[]}
              onChange={(chosen) => form.setValue('scopes', chosen)}
            />
          )}
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="takeover-send">
          {t('circle.send')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
