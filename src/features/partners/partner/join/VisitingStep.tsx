import { AgencyLists, AgencyWords, VisitedArea, WhoPays } from '#features/home-health/partner/OfferFields.tsx';
import { offerFields, offerOf, typedOffer, TypedOffer } from '#features/home-health/partner/typed-profile.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const nothing = {
  ...{ about: { en: '', sp: '' }, services: [], radiusMiles: 25, zips: [] },
  ...{ programs: [], plans: [], languages: ['en'] },
};

/** What an agency offers, where it comes and who pays. */
export function VisitingStep({ application }: { application: Application }) {
  const t = useWords();
  const said = application.profile.visiting ?? nothing;
  const form = useStepForm({
    application,
    step: 'visiting',
    schema: TypedOffer,
    fields: offerFields,
    start: typedOffer(said),
    changeOf: (typed) => ({ part: 'visiting', ...offerOf(typed) }),
  });
  return (
    <StepForm application={application} step="visiting" form={form}>
      <AgencyWords form={form} about={said.about} />
      <div>
        <AgencyLists form={form} known={said.languages} />
      </div>
      <h2>{t('homeHealth.profile.area')}</h2>
      <VisitedArea form={form} />
      <h2>{t('homeHealth.profile.pays')}</h2>
      <WhoPays form={form} />
    </StepForm>
  );
}
