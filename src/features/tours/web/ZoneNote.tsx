import { formatZone } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';

/** On whose clock the times beside it are told. */
export function ZoneNote({ timeZone, at }: { timeZone: string; at: string }) {
  const t = useWords();
  return <p className="small">{t('availability.zone', { zone: formatZone(timeZone, useLocale(), new Date(at)) })}</p>;
}
