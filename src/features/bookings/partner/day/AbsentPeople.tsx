import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import type { AbsentPerson } from '../../attendance.ts';
import { momentInWords } from '#web/moment-in-words.ts';

/** Who lets this day go and comes on others, and since when that is known. */
export function AbsentPeople({ absent }: { absent: readonly AbsentPerson[] }) {
  const t = useWords();
  const locale = useLocale();
  if (absent.length === 0) return null;
  return (
    <Card aria-labelledby="absent" data-testid="absent">
      <h2 id="absent">{t('partner.day.absent', { count: absent.length })}</h2>
      <ul>
        {absent.map(({ _id: id, personName, saidAt, timeZone }) => (
          <li key={id}>
            <a className="link" href={href('/partner', undefined, { tab: 'coming', id })}>
              {personName}
            </a>{' '}
            <span className="small muted">
              {t('partner.day.absent.since', { moment: momentInWords(saidAt, { timeZone, locale, look: 'short' }) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
