import { formatClock, formatZone } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

/** Where families of the product live; whoever is elsewhere finds the zone of the device, too. */
const common = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];

type Props = { zone: string; onChange: (zone: string) => void };

/** The clock of the account: of quiet hours, and of the day on which what one shares ends. */
export function ZoneField({ zone, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const here = deviceZone();
  const cityOf = (name: string) => name.split('/').at(-1)?.replaceAll('_', ' ') ?? name;
  return (
    <SelectField
      label={t('settings.global.zone')}
      hint={t('settings.global.zone.hint', { time: formatClock(zone, now, locale) })}
      options={[...new Set([...common, here, zone])].map((value) => ({
        value,
        label: t(value === here ? 'settings.global.zone.here' : 'settings.global.zone.there', {
          zone: formatZone(value, locale, now),
          city: cityOf(value),
        }),
      }))}
      value={zone}
      onChange={(event) => onChange(event.target.value)}
      data-testid="global-zone"
    />
  );
}
