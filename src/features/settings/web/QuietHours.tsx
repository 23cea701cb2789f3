import type { NotificationPreferences } from '#features/preferences/preferences.ts';
import { useChangeChoices } from '#features/preferences/web/queries.ts';
import { SavedNote } from '#features/preferences/web/SavedNote.tsx';
import { SwitchRow } from '#features/preferences/web/SwitchRow.tsx';
import { formatTime, formatZone } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './NewsChoices.module.css';

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

type Props = { choices: NotificationPreferences; zone: string };

/** From when until when nothing makes a sound, on the clock of the account. */
export function QuietHours({ choices, zone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const { change, ...saving } = useChangeChoices('notifications');
  const { hasQuietHours, quietFrom, quietTo } = choices;
  const options = (chosen: string) =>
    [...new Set([...halfHours, chosen])].sort().map((value) => ({ value, label: formatTime(value, locale) }));
  return (
    <Card aria-labelledby="quiet" className={styles.card} data-testid="quiet">
      <h2 id="quiet">{t('settings.quiet.title')}</h2>
      <SwitchRow
        label={t('settings.quiet.on')}
        hint={t('settings.quiet.hint')}
        isOn={hasQuietHours}
        onChange={(isOn) => change({ hasQuietHours: isOn })}
        data-testid="quiet-on"
      />
      {hasQuietHours && (
        <>
          <div className={styles.hours}>
            <SelectField
              label={t('settings.quiet.from')}
              options={options(quietFrom)}
              value={quietFrom}
              onChange={(event) => change({ quietFrom: event.target.value })}
              data-testid="quiet-from"
            />
            <SelectField
              label={t('settings.quiet.to')}
              options={options(quietTo)}
              value={quietTo}
              onChange={(event) => change({ quietTo: event.target.value })}
              data-testid="quiet-to"
            />
          </div>
          <p className="small">
            {t('settings.quiet.zone', { zone: formatZone(zone, locale, now) })}{' '}
            <a className="link" href={href('/dashboard-global')}>
              {t('settings.quiet.zone.change')}
            </a>
          </p>
        </>
      )}
      {hasQuietHours && quietFrom === quietTo && <p className="small">{t('settings.quiet.none')}</p>}
      <SavedNote {...saving} />
    </Card>
  );
}
