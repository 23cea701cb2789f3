import { HelpLists, OwnWords, VisitTerms } from '#features/caregivers/partner/HelpFields.tsx';
import { profileFields, profileOf, TypedProfile, typedOf } from '#features/caregivers/partner/typed-profile.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const nothing = {
  ...{ about: { en: '', sp: '' }, training: [], since: null, gender: null, hourCents: null },
  ...{ minHours: 2, maxHours: 8, radiusMiles: 10, services: [], languages: ['en'] },
};

/** What a care giver helps with, what an hour costs, and what families read of them. */
export function HelpStep({ application }: { application: Application }) {
  const t = useWords();
  const said = application.profile.help ?? nothing;
  const form = useStepForm({
    application,
    step: 'help',
    schema: TypedProfile,
    fields: profileFields,
    start: typedOf(said),
    changeOf: (typed) => ({ part: 'help', ...profileOf(typed) }),
  });
  return (
    <StepForm application={application} step="help" form={form}>
      <OwnWords form={form} about={said.about} />
      <h2>{t('caregivers.profile.terms')}</h2>
      <VisitTerms form={form} />
      <div>
        <HelpLists form={form} known={said.languages} />
      </div>
    </StepForm>
  );
}
