import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { centreServices } from '../../services.ts';
import type { TypedProfile } from './typed-profile.ts';

type Props = {
  form: Pick<CheckedForm<Pick<TypedProfile, 'services' | 'languages'>>, 'control' | 'field'>;
  /** Those that are spoken already. */
  languages: readonly string[];
};

/** What a center offers, and which languages its staff speaks. */
export function OfferLists({ form, languages }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <CheckList
        name="services"
        label={t('seniorCare.profile.services')}
        form={form}
        options={centreServices.map((value) => ({ value, label: t(`seniorCare.service.${value}`) }))}
      />
      <CheckList
        name="languages"
        label={t('seniorCare.profile.languages')}
        form={form}
        options={spokenLanguages(languages, locale)}
      />
    </>
  );
}
