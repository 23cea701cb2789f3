import { Card } from '#web/ui/Card.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { CaregiverProfile } from '../profile-contract.ts';
import { HelpLists, OwnWords, VisitTerms, type FieldsProps } from './HelpFields.tsx';

type Props = FieldsProps & { caregiver: CaregiverProfile };

/** The fields in the order of `profileFields`. */
export function ProfileFields({ form, caregiver }: Props) {
  const t = useWords();
  return (
    <>
      <Card aria-labelledby="about" className="stack">
        <h2 id="about">{caregiver.name}</h2>
        <div className="fields">
          <OwnWords form={form} about={caregiver.about} />
        </div>
      </Card>
      <Card aria-labelledby="terms" className="stack">
        <h2 id="terms">{t('caregivers.profile.terms')}</h2>
        <div className="fields">
          <VisitTerms form={form} />
          <p className="small muted">{t('caregivers.profile.terms.note')}</p>
        </div>
      </Card>
      <Card>
        <HelpLists form={form} known={caregiver.card.languages} />
      </Card>
    </>
  );
}
