import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
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
  const { list } = usePagesOf('stay');
  if (known.length === 0) return null;
  return (
    <Notice tone="warning" title={t('seniorCare.same', { count: known.length })} data-testid="same-stay">
      <p>
        {known.map(({ _id, bookingId }) => (
          <a key={_id} className="link" href={list({ _id })}>
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

/** What one holds at this centre on these days and has not paid: it becomes what is chosen now, or is paid as it is. */
export function HeldAlready({ booking: { _id: id, bookingId } }: { booking: Pick<KnownStay, '_id' | 'bookingId'> }) {
  const t = useWords();
  const { pay } = usePagesOf('stay');
  return (
    <Notice
      title={t('seniorCare.held.same')}
      action={
        <ButtonLink variant="secondary" href={pay(id)} data-testid="pay-held">
          {t('seniorCare.held.pay')}
        </ButtonLink>
      }
      data-testid="held-already"
    >
      <p>{t('seniorCare.held.same.text', { bookingId })}</p>
    </Notice>
  );
}
