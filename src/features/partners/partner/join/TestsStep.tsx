import { HomeDraws, LabLanguages, LabWords, PricedTests } from '#features/diagnostics/partner/profile/LabFields.tsx';
import {
  profileFields,
  profileOf,
  TypedProfile,
  typedOf,
} from '#features/diagnostics/partner/profile/typed-profile.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const nothing = { about: { en: '', sp: '' }, languages: ['en'], homeFeeCents: null, offers: [] };

/** What a center tests, for how much, and what families read of it. */
export function TestsStep({ application }: { application: Application }) {
  const t = useWords();
  const said = application.profile.tests ?? nothing;
  const form = useStepForm({
    application,
    step: 'tests',
    schema: TypedProfile,
    fields: profileFields,
    start: typedOf(said),
    changeOf: (typed) => ({ part: 'tests', ...profileOf(typed) }),
  });
  return (
    <StepForm application={application} step="tests" form={form}>
      <LabWords form={form} about={said.about} />
      <h2>{t('diagnostics.profile.offers')}</h2>
      <PricedTests form={form} />
      <h2>{t('diagnostics.profile.home')}</h2>
      <HomeDraws form={form} />
      <LabLanguages form={form} known={said.languages} />
    </StepForm>
  );
}
