import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { placeNamed } from '#features/places/web/queries.ts';
import type { Point } from '#features/places/place.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart } from '#web/opened-part.ts';
import { pinNear, type PlacePart } from '../../place-profile.ts';
import styles from './PinField.module.css';

const PinMap = openedPart(async () => (await import('./PinMap.tsx')).PinMap);

type PinFieldProps = { form: Pick<CheckedForm<PlacePart>, 'control' | 'setValue'> };
type TypedPlacePart = Pick<PlacePart, 'zip' | 'name' | 'latitude' | 'longitude'>;

/** Where the place stands: in the middle of its ZIP code, until the pin is put somewhere else. */
export function PinField({ form }: PinFieldProps) {
  const t = useWords();
  const { zip, name, latitude, longitude } = useTyped<TypedPlacePart>(form.control);
  const known = /^\d{5}/.exec(zip)?.[0] ?? '';
  const { data } = useQuery({ ...placeNamed(known), enabled: known !== '', retry: false, meta: { isQuiet: true } });
  const town = data?.data;
  if (!town) return <p className="small muted">{t('partners.pin.zipFirst')}</p>;
  const put = (point: Point) => {
    form.setValue('latitude', point.latitude);
    form.setValue('longitude', point.longitude);
  };
  const pin = pinNear(town, { latitude, longitude });
  return (
    <div className={styles.pin} role="group" aria-labelledby="pin-title">
      <p id="pin-title" className={styles.title}>
        {t('partners.pin')}
      </p>
      <p className="small muted">{t('partners.pin.hint')}</p>
      <div className={styles.map}>
        <Suspense>
          <PinMap pin={pin} name={name || t('partners.pin.yours')} onPut={put} />
        </Suspense>
      </div>
      <p className="small muted" role="status">
        {t('partners.pin.at', { place: town.label })}
      </p>
    </div>
  );
}
