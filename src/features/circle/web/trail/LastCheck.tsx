import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { TrailCheck } from '../../trail.ts';

/** When the record of access was last checked, and what came of it. */
export function LastCheck({ check: { at, state } }: { check: TrailCheck }) {
  const t = useWords();
  const locale = useLocale();
  const words = t(`circle.trail.check.${state}`, { at: formatMoment(deviceZone(), new Date(at), locale) });
  if (state === 'broken')
    return (
      <Notice tone="warning" data-testid="trail-check">
        {words}
      </Notice>
    );
  return (
    <p className="small muted" data-testid="trail-check">
      {words}
    </p>
  );
}
