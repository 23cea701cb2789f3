import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Invitation } from '../../contract.ts';

/** By what right whoever offers somebody their own record has spoken for them, and since when; nothing where none was recorded. */
export function RecordedBasis({ invitation: { basis, fromName: name } }: { invitation: Invitation }) {
  const t = useWords();
  const locale = useLocale();
  if (!basis) return null;
  return (
    <p className="small muted" data-testid="recorded-basis">
      {t('circle.takeover.basis', {
        name,
        day: formatDayInWords(dayIn(deviceZone(), new Date(basis.recordedAt)), locale),
        basis: t(`circle.basis.${basis.what}`),
      })}
    </p>
  );
}
