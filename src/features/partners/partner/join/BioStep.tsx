import { BioLists } from '#features/doctors/partner/profile/ProfileFields.tsx';
import { TypedBio } from '#features/doctors/partner/profile/typed-profile.ts';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { PlansField } from '#features/providers/partner/PlansField.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

/** What patients read of a doctor. */
export function BioStep({ application }: { application: Application }) {
  const t = useWords();
  const { bio } = application.profile;
  const about = bio?.about ?? { en: '', sp: '' };
  const languages = bio?.languages ?? ['en'];
  const form = useStepForm({
    application,
    step: 'bio',
    schema: TypedBio,
    fields: ['aboutEn', 'aboutSp', 'plans', 'focuses', 'languages'],
    start: {
      aboutEn: about.en,
      aboutSp: about.sp,
      plans: bio?.plans.join('\n') ?? '',
      focuses: bio?.focuses ?? [],
      languages,
    },
    changeOf: ({ aboutEn, aboutSp, ...same }) => ({ part: 'bio', about: { en: aboutEn, sp: aboutSp }, ...same }),
  });
  return (
    <StepForm application={application} step="bio" form={form}>
      <AboutFields form={form} about={about} word={(part) => t(`doctors.profile.${part}`)} />
      <PlansField form={form} word={(part) => t(`doctors.profile.${part}`)} />
      <div>
        <BioLists form={form} known={languages} />
      </div>
    </StepForm>
  );
}
