import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { LabProfile } from '../../profile-contract.ts';
import { type FieldsProps, HomeDraws, LabLanguages, LabWords, PricedTests } from './LabFields.tsx';

type Props = FieldsProps & { lab: LabProfile };

/** The fields in the order of `profileFields`. */
export function ProfileFields({ form, lab }: Props) {
  const t = useWords();
  return (
    <>
      <Card aria-labelledby="about" className="stack">
        <h2 id="about">{lab.name}</h2>
        <div className="fields">
          <LabWords form={form} about={lab.about} />
        </div>
      </Card>
      <Card aria-labelledby="prices" className="stack">
        <h2 id="prices">{t('diagnostics.profile.offers')}</h2>
        <PricedTests form={form} />
      </Card>
      <Card aria-labelledby="home" className="stack">
        <h2 id="home">{t('diagnostics.profile.home')}</h2>
        <div className="fields">
          <HomeDraws form={form} />
        </div>
      </Card>
      <Card>
        <LabLanguages form={form} known={lab.languages} />
      </Card>
    </>
  );
}
