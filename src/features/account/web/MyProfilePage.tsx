import { useSearchParams } from 'react-router';
import { formatPhone } from '#features/account/credentials.ts';
import { ProfileForm, type UserInfo } from '#features/account/profile.ts';
import { formatDay, formatDayInWords } from '#shared/dates.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { load } from '#web/load.ts';
import { useIsLoggedIn } from '#web/login-hint.tsx';
import { useSession } from '#web/session.ts';
import { to } from '#web/to.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { AboutFields } from './AboutFields.tsx';
import { aboutOf, useChangeInfo } from './change-info.ts';
import { FocusLayout } from './FocusLayout.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import { OwnInfo } from './OwnInfo.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { ownQuestions } from './queries.ts';

export const questions = load(ownQuestions);

/** Who one is on Lado; `?step=edit` to change it. */
export default function MyProfilePage() {
  const t = useWords();
  const session = useSession();
  const [search] = useSearchParams();
  if (!useIsLoggedIn()) return <LogInFirst title={t('account.profile.guestTitle')} text={t('account.profile.logIn')} />;
  const isEdited = search.get('step') === 'edit';
  return (
    <OwnInfo title={isEdited ? t('account.profile.edit') : (session?.name ?? t('account.profile.guestTitle'))}>
      {(info) => (isEdited ? <Edit info={info} /> : <Profile info={info} />)}
    </OwnInfo>
  );
}

function Profile({ info }: { info: UserInfo }) {
  const t = useWords();
  const locale = useLocale();
  const name = `${info.firstName} ${info.lastName}`;
  const missing = t('account.profile.missing');
  const proven = (isProven: boolean) => t(isProven ? 'account.profile.proven' : 'account.profile.unproven');
  return (
    <FocusLayout title={name} before={<AvatarInitial name={name} image={info.profileImage ?? undefined} shape="arch" />}>
      <ProgressRing percent={info.completeness} label={t('account.complete.progress', { percent: info.completeness })} />
      <FactList
        data-testid="profile-facts"
        facts={[
          { term: t('account.email'), value: `${info.email} (${proven(info.isEmailVerified)})` },
          { term: t('account.phone'), value: info.phone ? `${formatPhone(info.phone)} (${proven(info.isPhoneVerified)})` : missing },
          {
            term: t('account.dob'),
            value: info.dob ? (
              <time dateTime={info.dob} aria-label={formatDayInWords(info.dob, locale)}>
                {formatDay(info.dob)}
              </time>
            ) : (
              missing
            ),
          },
          { term: t('account.gender'), value: info.gender ? t(`account.gender.${info.gender}`) : missing },
          { term: t('account.address'), value: info.address ?? missing },
          { term: t('account.zip'), value: info.zip ?? missing },
        ]}
      />
      <div className="row">
        <ButtonLink size="large" href={to('/myProfile', undefined, { step: 'edit' })} data-testid="profile-edit">
          {t('account.profile.edit')}
        </ButtonLink>
        <ButtonLink size="large" variant="secondary" href={to('/profile/form/onboarding', undefined, { next: to('/myProfile') })}>
          {t('account.profile.health')}
        </ButtonLink>
      </div>
    </FocusLayout>
  );
}

function Edit({ info }: { info: UserInfo }) {
  const t = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const change = useChangeInfo(info._id);
  const form = useCheckedForm({
    schema: ProfileForm,
    fields: ['firstName', 'lastName', 'phone', 'dob', 'gender', 'address', 'zip'],
    start: { firstName: info.firstName, lastName: info.lastName, phone: info.phone ? formatPhone(info.phone) : '', ...aboutOf(info) },
    draft: { name: 'my-profile', label: t('account.profile.edit') },
    send: async (values) => {
      await change(values);
      await navigate(to('/myProfile'), { replace: true });
      toast({ text: t('account.profile.saved') });
    },
  });
  const errorWord = useErrorWord(form);
  return (
    <FocusLayout
      title={t('account.profile.edit')}
      errorWord={errorWord}
      before={
        <>
          <div>
            <BackLink href={to('/myProfile')}>{t('account.profile.back')}</BackLink>
          </div>
          <FormProblems form={form} />
        </>
      }
    >
      <RestoredNotice form={form} />
      <Form form={form} data-testid="profile-form">
        <TextField label={t('account.firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('account.lastName')} autoComplete="family-name" {...form.field('lastName')} />
        <PhoneField label={t('account.phone')} hint={t('account.phone.hint')} {...form.field('phone')} />
        <AboutFields form={form} />
        <SubmitButton form={form} busyLabel={t('account.saving')} data-testid="profile-save">
          {t('account.save')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
