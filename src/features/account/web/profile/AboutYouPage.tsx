import { AboutYouForm, type UserInfo } from '#features/account/profile.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader } from '#web/loader.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { AboutFields } from './AboutFields.tsx';
import { aboutOf, isAboutKnown, useChangeInfo } from './change-info.ts';
import { FocusLayout } from '../FocusLayout.tsx';
import { LogInFirst } from '../LogInFirst.tsx';
import { isBooking, useNext } from '../next.ts';
import { OwnInfo } from './OwnInfo.tsx';
import { ownQuestions } from './queries.ts';
import { SignUpSteps } from '../SignUpSteps.tsx';

export const loader = defineLoader(ownQuestions);

/** The last step of signing up; whoever comes later changes what they gave before. */
export default function AboutYouPage() {
  const t = useWords();
  if (!useIsLoggedIn())
    return <LogInFirst title={t('account.about.title')} text={t('account.about.logIn')} hasBrandRow />;
  return (
    <OwnInfo title={t('account.about.title')} hasBrandRow>
      {(info) => <AboutYou info={info} />}
    </OwnInfo>
  );
}

function AboutYou({ info }: { info: UserInfo }) {
  const t = useWords();
  const next = useNext();
  const navigate = useNavigate();
  const change = useChangeInfo(info._id);
  const profile = href('/myProfile');
  const isSigningUp = !isAboutKnown(info) && next !== profile;
  const form = useCheckedForm({
    schema: AboutYouForm,
    fields: ['dob', 'gender', 'address', 'zip'],
    start: aboutOf(info),
    draft: { name: 'about-you', label: t('account.about.draft') },
    send: async (values) => {
      await change(values);
      await navigate(isSigningUp ? href('/profile/form/onboarding', undefined, { next }) : (next ?? profile));
    },
  });
  const errorWord = useErrorWord(form);
  return (
    <FocusLayout
      title={t('account.about.title')}
      errorWord={errorWord}
      hasBrandRow
      before={<FormProblems form={form} />}
      back={!isSigningUp && <BackLink href={profile}>{t('account.profile.back')}</BackLink>}
      heading={
        isSigningUp && (
          <SignUpSteps current={3}>
            <h1 tabIndex={-1}>{t('account.about.title')}</h1>
          </SignUpSteps>
        )
      }
    >
      <RestoredNotice form={form} />
      <p className="muted">{t('account.about.why')}</p>
      <Form form={form} data-testid="about-form">
        <AboutFields form={form} />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="about-submit">
          {t(isSigningUp ? 'ui.continue' : 'account.save')}
        </SubmitButton>
      </Form>
      {isSigningUp && (
        <div>
          <a className="link" href={next ?? href('/profile/form/completeProfile')} data-testid="about-later">
            {t(isBooking(next) ? 'account.skipToBooking' : 'account.later')}
          </a>
        </div>
      )}
    </FocusLayout>
  );
}
