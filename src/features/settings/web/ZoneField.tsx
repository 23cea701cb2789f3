import type { GlobalPreferences } from '#features/preferences/preferences.ts';
import { formatClock, formatZone } from '#shared/dates.ts';
import { clockZone, showTimesIn } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { useChosenZone, useClockZone } from '#web/reader-zone.ts';
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

const DEVICE = 'device';

type Props = {
  /** The clock of quiet hours, and of the day on which what one shares ends. */
  accountZone: string;
  onChange: (chosen: Pick<GlobalPreferences, 'timeZone' | 'isZoneLearned'>) => void;
};

/** In which zone this device shows times: the one chosen here, or its own. The account keeps it, too. */
export function ZoneField({ accountZone, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const here = useClockZone();
  const chosen = useChosenZone();
  const zone = chosen ?? here;
  const named = (name: string) => ({
    zone: formatZone(name, locale, now),
    city: name.split('/').at(-1)?.replaceAll('_', ' ') ?? name,
  });
  const choose = (value: string) => {
    const isLearned = value === DEVICE;
    showTimesIn(isLearned ? undefined : value);
    onChange({ timeZone: isLearned ? clockZone() : value, isZoneLearned: isLearned });
  };
  return (
    <SelectField
      label={t('settings.global.zone')}
      hint={t('settings.global.zone.hint', {
        time: formatClock(zone, now, locale),
        zone: formatZone(accountZone, locale, now),
      })}
      options={[
        { value: DEVICE, label: t('settings.global.zone.here', named(here)) },
        ...[...new Set([...common, here, zone])].map((value) => ({
          value,
          label: t('settings.global.zone.there', named(value)),
        })),
      ]}
      value={chosen ?? DEVICE}
      onChange={(event) => choose(event.target.value)}
      data-testid="global-zone"
    />
  );
}
