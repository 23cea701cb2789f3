import { Check } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Tag } from '#web/ui/Tag.tsx';

/** The family has said that it comes at this time, or is at home. */
export function SaidToCome({ isAtHome }: { isAtHome: boolean }) {
  const t = useWords();
  return (
    <Tag tone="success" icon={<Check size={16} aria-hidden="true" />} data-testid="said-to-come">
      {t('bookings.coming.partner', { isAtHome: String(isAtHome) })}
    </Tag>
  );
}
