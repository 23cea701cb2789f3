import { NotFoundYet } from '#features/providers/partner/profile/NotFoundYet.tsx';
import { readPrice } from '#features/providers/partner/typed-price.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { CaregiverCard } from '../caregiver.ts';
import type { CaregiverProfile } from '../profile-contract.ts';
import { careServices } from '../services.ts';
import { CaregiverRow } from '../web/list/CaregiverRow.tsx';
import type { TypedProfile } from './typed-profile.ts';

type Props = { caregiver: CaregiverProfile; control: CheckedForm<object>['control'] };

/** The caregiver as they stand in the list of families, with what is being typed; what is not right yet stays as it was. */
export function CardPreview({ caregiver: { card, hourCents, hasHours }, control }: Props) {
  const t = useWords();
  const typed = useTyped<TypedProfile>(control);
  const price = readPrice(typed.hourPrice) ?? hourCents;
  const shown: CaregiverCard = {
    ...card,
    languages: typed.languages,
    services: careServices.filter((service) => typed.services.includes(service)),
    hourCents: card.isVerified ? price : null,
    minHours: Number(typed.minHours),
    maxHours: Number(typed.maxHours),
  };
  return (
    <Card aria-labelledby="preview" data-testid="preview" className="stack">
      <h2 id="preview">{t('partner.profile.preview')}</h2>
      <CaregiverRow caregiver={shown} isFirst />
      {(hourCents === null || !hasHours) && <NotFoundYet>{t('caregivers.profile.unfound')}</NotFoundYet>}
      <p className="small muted">{t('partner.profile.preview.note')}</p>
    </Card>
  );
}
