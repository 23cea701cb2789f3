import { addDays, type Day, readDay, slashedDay, weekdayOf } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { BookableDetails } from '../../centre.ts';
import { fitsRooms, fromIn, pricesIn, roomInWords, roomOf, type RoomType } from '../../rooms.ts';
import { nearestOpenDay } from '../../open-days.ts';
import { priceTypes } from '../../stay.ts';
import type { Prices } from '../../stay-price.ts';
import { MOST_GUESTS, STAY_DAYS } from '../../stay-limits.ts';
import { CareWeekdays } from '../days/CareWeekdays.tsx';
import { CentreDates } from '../days/CentreDates.tsx';
import { nextOpenDay, problemsOf, type StayDraft } from './stay-draft.ts';
import styles from './StayFields.module.css';

type Props = {
  centre: BookableDetails;
  draft: StayDraft;
  onChange: (change: Partial<StayDraft>) => void;
  now: Date;
  errors?: Partial<Record<keyof StayDraft, string>>;
  /** Beside a page: without the quick choices and the way of paying. */
  isCompact?: boolean;
};

const lengths = [
  ['weeks', STAY_DAYS],
  ['week', 7],
  ['day', 0],
] as const;
/** When, on which weekdays, for how many and how to pay. The native names are those of the address. */
export function StayFields({ centre, draft, onChange, now, errors = {}, isCompact }: Props) {
  const t = useWords();
  const locale = useLocale();
  /** The least of each while no room is chosen. */
  const amountOf = (type: StayDraft['typeSelect']) => {
    const amount = formatMoney(centsOf(pricesIn(centre, draft.roomType))[type], locale);
    return fitsRooms(centre.rooms, draft.roomType) ? amount : fromIn(centre, amount, t);
  };
  const [from, to] = [readDay(draft.checkInDate), readDay(draft.checkOutDate)];
  const lastAfter = (first: Day, days: number) => nearestOpenDay(addDays(first, days), centre, -1);
  const lasts = (days: number) => {
    const first = from ?? nextOpenDay(centre, now);
    onChange({
      checkInDate: slashedDay(first),
      checkOutDate: slashedDay(lastAfter(first, days)),
      ...(days === 0 && centre.openWeekdays.includes(weekdayOf(first)) && { weekDays: [weekdayOf(first)] }),
    });
  };
  return (
    <div className={styles.fields} data-compact={isCompact || undefined}>
      <CentreDates
        centre={centre}
        guests={draft.guestsCount}
        room={draft.roomType}
        dates={draft}
        onChange={onChange}
        now={now}
        calendarId="calendar"
        testId="stay"
        isCompact={isCompact}
        problems={problemsOf(draft, centre, now)}
        errors={{ checkIn: errors.checkInDate, checkOut: errors.checkOutDate }}
      />
      {!isCompact && (
        <div className="row" role="group" aria-label={t('seniorCare.stay.length')}>
          {lengths.map(([name, days]) => (
            <Chip
              key={name}
              isPressed={from !== undefined && to === lastAfter(from, days)}
              onClick={() => lasts(days)}
              data-testid={`stay-length-${name}`}
            >
              {t(`seniorCare.stay.length.${name}`)}
            </Chip>
          ))}
        </div>
      )}
      <CareWeekdays
        centre={centre}
        value={draft.weekDays}
        onPick={(weekDays) => onChange({ weekDays })}
        error={errors.weekDays}
        data-testid="stay-days"
      />
      <div className={styles.guests}>
        <NumberStepper
          label={t('seniorCare.stay.guests')}
          id="guestsCount"
          name="guests"
          value={draft.guestsCount}
          min={1}
          max={MOST_GUESTS}
          error={errors.guestsCount}
          onChange={(count) => onChange({ guestsCount: count, Seniorcount: count })}
          data-testid="stay-guests"
        />
      </div>
      <RoomField centre={centre} draft={draft} onChange={onChange} error={errors.roomType} />
      {!isCompact && (
        <RadioCards
          label={t('seniorCare.stay.type')}
          id="typeSelect"
          name="type"
          value={draft.typeSelect}
          error={errors.typeSelect}
          data-testid="stay-type"
          onChange={({ target }) => onChange({ typeSelect: priceTypes.find((type) => type === target.value) ?? 'day' })}
          options={priceTypes.map((type) => ({
            value: type,
            label: t(`seniorCare.stay.type.${type}`),
            detail: t(`seniorCare.prices.${type}.how`, { count: centre.openWeekdays.length }),
            amount: amountOf(type),
          }))}
        />
      )}
    </div>
  );
}

type RoomProps = Pick<Props, 'centre' | 'draft' | 'onChange'> & { error: string | undefined };

/** Which room, with what it costs by the way of paying that is chosen; nothing where there are none. */
function RoomField({ centre, draft, onChange, error }: RoomProps) {
  const t = useWords();
  const locale = useLocale();
  if (centre.rooms.length === 0) return null;
  return (
    <RadioCards
      label={t('seniorCare.room')}
      id="roomType"
      name="room"
      value={draft.roomType ?? ''}
      // One that is named in the address, or was held, and is offered no more.
      hint={!roomOf(centre.rooms, draft.roomType) && t('seniorCare.room.gone')}
      error={error}
      data-testid="stay-room"
      onChange={({ target }) => onChange({ roomType: roomOf(centre.rooms, target.value as RoomType)?.type ?? null })}
      options={centre.rooms.map(({ type, places, free, prices }) => ({
        value: type,
        label: roomInWords(type, t),
        detail: t('seniorCare.room.free', { free, places }),
        amount: formatMoney(centsOf(prices)[draft.typeSelect], locale),
      }))}
    />
  );
}

const centsOf = (prices: Prices) => ({
  day: prices.dayCents,
  week: prices.weekCents,
  month: prices.monthCents,
});
