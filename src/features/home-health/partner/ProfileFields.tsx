import { useWords } from '#web/i18n/words.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { Card } from '#web/ui/Card.tsx';
import type { AgencyProfile } from '../profile-contract.ts';
import { AgencyLists, AgencyWords, VisitedArea, WhoPays } from './OfferFields.tsx';
import { ProfessionalsField } from './ProfessionalsField.tsx';
import type { TypedProfile } from './typed-profile.ts';

type Props = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'>; agency: AgencyProfile };

/** The fields in the order of `profileFields`. */
export function ProfileFields({ form, agency }: Props) {
  const t = useWords();
  return (
    <>
      <Card aria-labelledby="about" className="stack">
        <h2 id="about">{agency.name}</h2>
        <div className="fields">
          <AgencyWords form={form} about={agency.about} />
        </div>
      </Card>
      <Card>
        <AgencyLists form={form} known={agency.card.languages} />
      </Card>
      <Card aria-labelledby="area" className="stack">
        <h2 id="area">{t('homeHealth.profile.area')}</h2>
        <div className="fields">
          <VisitedArea form={form} />
        </div>
      </Card>
      <Card aria-labelledby="pays" className="stack">
        <h2 id="pays">{t('homeHealth.profile.pays')}</h2>
        <WhoPays form={form} />
      </Card>
      <ProfessionalsField form={form} />
    </>
  );
}
