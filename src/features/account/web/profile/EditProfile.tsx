import type { ReactNode } from 'react';
import { ProfileForm, type UserInfo } from '#features/account/profile.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { AboutFields } from './AboutFields.tsx';
import { aboutOf, useChangeInfo } from './change-info.ts';
import { FocusLayout } from '../FocusLayout.tsx';
import { OwnInfo } from './OwnInfo.tsx';

/** Name and the facts of 'About you', changed by hand. */
export function EditProfile({ notice }: { notice?: ReactNode }) {
  const t = useWords();
  return <OwnInfo title={t('account.profile.edit')}>{(info) => <EditForm info={info} notice={notice} />}</OwnInfo>;
}

function EditForm({ info, notice }: { info: UserInfo; notice: ReactNode }) {
  const t = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const change = useChangeInfo(info._id);
  const form = useCheckedForm({
    schema: ProfileForm,
    fields: ['firstName', 'lastName', 'dob', 'gender', 'address', 'zip'],
    start: {
      firstName: info.firstName,
      lastName: info.lastName,
      ...aboutOf(info),
    },
    draft: { name: 'my-profile', label: t('account.profile.edit') },
    send: async (values) => {
      await change(values);
      await navigate(href('/myProfile'), { replace: true });
      toast({ text: t('account.profile.saved') });
    },
  });
  const errorWord = useErrorWord(form);
  return (
    <FocusLayout
      title={t('account.profile.edit')}
      errorWord={errorWord}
      back={<BackLink href={href('/myProfile')}>{t('account.profile.back')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      {notice}
      <RestoredNotice form={form} />
      <Form form={form} data-testid="profile-form">
        <TextField label={t('account.firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('account.lastName')} autoComplete="family-name" {...form.field('lastName')} />
        <AboutFields form={form} />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="profile-save">
          {t('account.save')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
