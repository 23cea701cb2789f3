import * as z from 'zod/mini';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { OfferLists } from '#features/senior-care/partner/profile/OfferLists.tsx';
import { TypedParts } from '#features/senior-care/partner/profile/typed-profile.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const TypedWords = z.pick(TypedParts, { aboutEn: true, aboutSp: true, services: true, languages: true });

/** What families read of it, what it offers, and who understands them there. */
export function WordsStep({ application }: { application: Application }) {
  const t = useWords();
  const { words } = application.profile;
  const about = words?.about ?? { en: '', sp: '' };
  const languages = words?.languages ?? ['en'];
  const form = useStepForm({
    application,
    step: 'words',
    schema: TypedWords,
    fields: ['aboutEn', 'aboutSp', 'services', 'languages'],
    start: { aboutEn: about.en, aboutSp: about.sp, services: words?.services ?? [], languages },
    changeOf: ({ aboutEn, aboutSp, ...lists }) => ({ part: 'words', about: { en: aboutEn, sp: aboutSp }, ...lists }),
  });
  return (
    <StepForm application={application} step="words" form={form}>
      <AboutFields form={form} about={about} word={(part) => t(`seniorCare.profile.${part}`)} />
      <div>
        <OfferLists form={form} languages={languages} />
      </div>
    </StepForm>
  );
}
