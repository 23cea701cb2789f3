import { readPrice } from '#features/providers/partner/typed-price.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { DoctorCard } from '../../doctor.ts';
import type { DoctorProfile } from '../../profile-contract.ts';
import { DoctorRow } from '../../web/list/DoctorRow.tsx';
import type { TypedProfile } from './typed-profile.ts';

type Props = { doctor: DoctorProfile; control: CheckedForm<object>['control'] };

/** The doctor as they stand in the list of families, with what is being typed; what is not right yet stays as it was. */
export function CardPreview({ doctor: { card, prices }, control }: Props) {
  const t = useWords();
  const typed = useTyped<TypedProfile>(control);
  const shown: DoctorCard = {
    ...card,
    languages: typed.languages,
    focuses: typed.focuses,
    prices: card.isVerified
      ? {
          videoCents: typedCents(typed.videoPrice, prices.videoCents),
          chatCents: typedCents(typed.chatPrice, prices.chatCents),
        }
      : null,
  };
  const isPriced = shown.prices === null || shown.prices.videoCents !== null || shown.prices.chatCents !== null;
  return (
    <Card aria-labelledby="preview" data-testid="preview" className="stack">
      <h2 id="preview">{t('partner.profile.preview')}</h2>
      {isPriced ? (
        <DoctorRow doctor={shown} isFirst />
      ) : (
        <p className="muted" data-testid="preview-unpriced">
          {t('doctors.profile.preview.unpriced')}
        </p>
      )}
      <p className="small muted">{t('partner.profile.preview.note')}</p>
    </Card>
  );
}

const typedCents = (text: string, known: number | null) => (text.trim() === '' ? null : (readPrice(text) ?? known));
