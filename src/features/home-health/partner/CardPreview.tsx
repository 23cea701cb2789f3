import { disciplines } from '#features/providers/disciplines.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { AgencyProfile } from '../profile-contract.ts';
import { programs } from '../search.ts';
import { AgencyRow } from '../web/list/AgencyRow.tsx';
import type { TypedProfile } from './typed-profile.ts';

type Props = { agency: AgencyProfile; control: CheckedForm<object>['control'] };

/** The agency as it stands in the list of families, with what is being typed. */
export function CardPreview({ agency: { card }, control }: Props) {
  const t = useWords();
  const typed = useTyped<TypedProfile>(control);
  const shown = {
    ...card,
    languages: typed.languages,
    services: disciplines.filter((one) => typed.services.includes(one)),
    programs: programs.filter((one) => typed.programs.includes(one)),
  };
  return (
    <Card aria-labelledby="preview" data-testid="preview" className="stack">
      <h2 id="preview">{t('partner.profile.preview')}</h2>
      <AgencyRow agency={shown} isFirst />
      {!card.isVerified && <p className="small muted">{t('homeHealth.profile.unverified')}</p>}
      <p className="small muted">{t('partner.profile.preview.note')}</p>
    </Card>
  );
}
