import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Tells whoever is about to sign that the license on record has ended; they may sign what was their visit. */
export function LicenceEnded({ day }: { day: string | null }) {
  const t = useWords();
  const locale = useLocale();
  if (day === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('visitSummaries.licence', { day: formatDayInWords(day, locale) })}
      action={
        <ButtonLink variant="secondary" href={href('/partner/evidence')}>
          {t('visitSummaries.licence.show')}
        </ButtonLink>
      }
      data-testid="licence-ended"
    >
      {t('visitSummaries.licence.text')}
    </Notice>
  );
}
