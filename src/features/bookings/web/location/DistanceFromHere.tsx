import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { milesBetween, type Point } from '#features/places/place.ts';
import { devicePoint } from '#features/places/web/device-point.ts';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';

/** How far it is, once somebody asks: the place of the device does not leave it. */
export function DistanceFromHere({ to }: { to: Point }) {
  const t = useWords();
  const locale = useLocale();
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | { miles: number }>('idle');
  const measure = () => {
    setState('asking');
    devicePoint().then(
      (here) => setState({ miles: milesBetween(here, to) }),
      () => setState('refused'),
    );
  };
  return (
    <div>
      {typeof state !== 'object' && (
        <Button
          variant="quiet"
          icon={<LocateFixed size={20} aria-hidden="true" />}
          isBusy={state === 'asking'}
          onClick={measure}
          data-testid="distance"
        >
          {t('bookings.place.far')}
        </Button>
      )}
      <p role="status" data-testid="distance-answer">
        {typeof state === 'object'
          ? t('bookings.place.miles', { miles: milesInWords(state.miles, { t, locale }) })
          : state === 'refused' && t('bookings.place.refused')}
      </p>
    </div>
  );
}
