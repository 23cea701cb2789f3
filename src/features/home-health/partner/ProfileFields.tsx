import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { PlansField } from '#features/providers/partner/PlansField.tsx';
import { disciplines } from '#features/providers/disciplines.ts';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { type AgencyProfile, radii } from '../profile-contract.ts';
import { programs } from '../search.ts';
import { ProfessionalsField } from './ProfessionalsField.tsx';
import type { TypedProfile } from './typed-profile.ts';

type Props = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'>; agency: AgencyProfile };

/** The fields in the order of `profileFields`. */
export function ProfileFields({ form, agency }: Props) {
  const t = useWords();
  const locale = useLocale();
  const zips = useTypedField<string>(form.control, 'zips');
  const word = (part: string) => t(`homeHealth.profile.${part}`);
  return (
    <>
      <Card aria-labelledby="about" className="stack">
        <h2 id="about">{agency.name}</h2>
        <div className="fields">
          <AboutFields form={form} about={agency.about} word={word} />
        </div>
      </Card>
      <Card>
        <CheckList
          name="services"
          label={word('services')}
          form={form}
          options={disciplines.map((value) => ({ value, label: t(`providers.discipline.${value}`) }))}
        />
        <CheckList
          name="languages"
          label={word('languages')}
          form={form}
          options={spokenLanguages(agency.card.languages, locale)}
        />
      </Card>
      <Card aria-labelledby="area" className="stack">
        <h2 id="area">{word('area')}</h2>
        <div className="fields">
          <SelectField
            {...form.field('radiusMiles')}
            label={word('radius')}
            options={radii.map((miles) => ({ value: String(miles), label: t('search.filter.within', { miles }) }))}
            data-testid="radius"
          />
          <TextAreaField
            {...form.field('zips')}
            label={word('zips')}
            hint={word('zips.hint')}
            isOptional
            rows={2}
            value={zips}
            data-testid="zips"
          />
        </div>
      </Card>
      <Card aria-labelledby="pays" className="stack">
        <h2 id="pays">{word('pays')}</h2>
        <CheckList
          name="programs"
          label={word('programs')}
          form={form}
          options={programs.map((value) => ({ value, label: t(`homeHealth.program.${value}`) }))}
        />
        <PlansField form={form} word={word} />
      </Card>
      <ProfessionalsField form={form} />
    </>
  );
}
