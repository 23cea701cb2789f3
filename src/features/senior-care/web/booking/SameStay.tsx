import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { KnownStay } from '../../stay.ts';

type Props = {
  known: readonly KnownStay[];
  isMeant: boolean;
  onMean: (isMeant: boolean) => void;
  error: string | undefined;
};

/** What one already has at this centre on these days, and the question whether a second booking is meant. */
export function SameStay({ known, isMeant, onMean, error }: Props) {
  const t = useWords();
  if (known.length === 0) return null;
  return (
    <Notice tone="warning" title={t('seniorCare.same', { count: known.length })} data-testid="same-stay">
      <p>
        {known.map(({ _id: id, bookingId }) => (
          <a key={id} className="link" href={href('/dashboardbookings', undefined, { id })}>
            {bookingId}
          </a>
        ))}
      </p>
      <CheckboxField
        id="isAgain"
        name="isAgain"
        label={t('seniorCare.same.again')}
        checked={isMeant}
        onChange={({ target }) => onMean(target.checked)}
        error={error}
        data-testid="book-again"
      />
    </Notice>
  );
}
