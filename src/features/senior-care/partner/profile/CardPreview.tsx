import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { openWeekdaysOf } from '#features/providers/hours.ts';
import { weekdayOf } from '#shared/dates.ts';
import { hasTimes, hoursOf, isInOrder } from '#features/providers/partner/typed-hours.ts';
import type { CentreCard } from '../../centre.ts';
import type { CentreProfile } from '../../partner-contract.ts';
import { wholeOf } from '../../rooms.ts';
import type { Prices } from '../../stay-price.ts';
import { centreSearch } from '../../filters.ts';
import { CentreRow } from '../../web/list/CentreRow.tsx';
import styles from './CardPreview.module.css';
import { readPrice } from '#features/providers/partner/typed-price.ts';
import { roomsIn } from './typed-rooms.ts';
import type { TypedProfile } from './typed-profile.ts';
import { useTyped } from '#web/forms/useTyped.ts';

/** The card of the center as it stands in the list of families, with what is being typed; what is not right yet stays as it was. */
export function CardPreview({ centre, control }: { centre: CentreProfile; control: CheckedForm<object>['control'] }) {
  const t = useWords();
  const typed = useTyped<TypedProfile>(control);
  const hours = typed.hours.every((day) => hasTimes(day) && isInOrder(day)) ? typed.hours.map(hoursOf) : centre.hours;
  const openWeekdays = openWeekdaysOf(hours);
  const { card: shown } = centre;
  // Nobody is booked on a weekday that is opened only now.
  const hasSpace = (day: number) => shown.freeWeekdays.includes(day) || !shown.openWeekdays.includes(day);
  const rooms = roomsIn(typed);
  const card: CentreCard = {
    ...shown,
    rooms: centre.isVerified ? rooms : [],
    hours,
    openWeekdays,
    takes: [],
    freeWeekdays: centre.isVerified ? openWeekdays.filter(hasSpace) : [],
    nextFreeDay: shown.nextFreeDay && openWeekdays.includes(weekdayOf(shown.nextFreeDay)) ? shown.nextFreeDay : null,
    totalCents: null,
    services: typed.services,
    languages: typed.languages,
    prices: !centre.isVerified ? null : rooms.length > 0 ? wholeOf(rooms).prices : pricesTyped(typed, centre.prices),
  };
  return (
    <Card aria-labelledby="preview" className={styles.preview} data-testid="preview">
      <h2 id="preview">{t('partner.profile.preview')}</h2>
      <CentreRow centre={card} search={centreSearch.empty} along={{}} isSelected={false} isFirst />
      <p className="small muted">{t('partner.profile.preview.note')}</p>
    </Card>
  );
}

function pricesTyped({ dayPrice, weekPrice, monthPrice }: TypedProfile, known: Prices | null): Prices | null {
  const dayCents = readPrice(dayPrice) ?? known?.dayCents;
  const weekCents = readPrice(weekPrice) ?? known?.weekCents;
  const monthCents = readPrice(monthPrice) ?? known?.monthCents;
  return dayCents && weekCents && monthCents ? { dayCents, weekCents, monthCents } : null;
}
