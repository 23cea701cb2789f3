import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { account } from '#features/account/contract.ts';
import { callsOf } from '#web/queries.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useHanded } from '#web/handed.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { FocusLayout } from './FocusLayout.tsx';
import { TakeBack } from './log-in/TakeBack.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNext } from './next.ts';
import { JudgedPasswordForm } from './uncommon-password.ts';

/** The reset ticket, from the history state. */
const Handed = z.object({ ticket: z.string() });

/** A new password by a ticket; `?key=` comes from the mail that told a former address of its change, which is taken back first. */
export default function ResetPasswordPage() {
  const handed = useHanded(Handed);
  const [search] = useSearchParams();
  const key = search.get('key');
  if (key) return <TakeBack takenKey={key} />;
  return handed ? <NewPassword ticket={handed.ticket} /> : <AskForCode />;
}

function NewPassword({ ticket }: { ticket: string }) {
  const t = useWords();
  const next = useNext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useCheckedForm({
    schema: JudgedPasswordForm,
    fields: ['password', 'confirmPassword'],
    send: async (values) => {
      await callsOf(client, account).resetPassword({ body: { ...values, ticket } });
      await navigate(href('/profile/success-password', undefined, { next }), {
        state: { changed: true },
        replace: true,
      });
    },
  });
  const errorWord = useErrorWord(form);
  return (
    <FocusLayout
      title={t('account.reset.title')}
      errorWord={errorWord}
      hasBrandRow
      before={
        <FormProblems form={form}>
          {form.failure?.code === 'ticket_expired' && (
            <a className="link" href={href('/profile/forgot-password', undefined, { next })}>
              {t('account.reset.newCode')}
            </a>
          )}
        </FormProblems>
      }
    >
      <Form form={form} data-testid="reset-form">
        <NewPasswordFields form={form} label={t('account.newPassword')} />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="reset-submit">
          {t('account.reset.submit')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}

function AskForCode() {
  const t = useWords();
  const next = useNext();
  return (
    <FocusLayout title={t('account.reset.title')} hasBrandRow>
      <p>{t('account.reset.needsCode')}</p>
      <p>
        <ButtonLink size="large" href={href('/profile/forgot-password', undefined, { next })} data-testid="reset-ask">
          {t('account.reset.newCode')}
        </ButtonLink>
      </p>
    </FocusLayout>
  );
}
