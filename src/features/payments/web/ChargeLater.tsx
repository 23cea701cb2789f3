import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';

type Props = { cents: number; isAgreed: boolean; onChange: (isAgreed: boolean) => void };

/** Whether later parts of a booking may be charged to the same card without asking again; nothing where there are none. */
export function ChargeLater({ cents, isAgreed, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  if (cents === 0) return null;
  return (
    <CheckboxField
      name="chargeLater"
      label={t('payments.card.later', { amount: formatMoney(cents, locale) })}
      checked={isAgreed}
      onChange={({ target }) => onChange(target.checked)}
      data-testid="charge-later"
    />
  );
}
