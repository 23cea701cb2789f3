import { useState } from 'react';
import { weekdayOf } from '#shared/dates.ts';
import type { DayFact } from '#web/ui/calendar-month.ts';
import { DateField } from '#web/ui/DateField.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Money } from '#web/ui/Money.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { WeekdayPicker } from '#web/ui/WeekdayPicker.tsx';

const onWeekends = (day: string): DayFact | undefined =>
  weekdayOf(day) > 5 ? { look: 'closed', words: 'the center is closed' } : undefined;

export function DaysSheet() {
  const [start, setStart] = useState('2026-06-17');
  const [end, setEnd] = useState('2026-07-15');
  const [wrong, setWrong] = useState('02/31/2026');
  const [weekdays, setWeekdays] = useState([1, 3, 5]);
  const [guests, setGuests] = useState(1);
  return (
    <div className="fields">
      <DateField
        label="Check in"
        name="sample-start"
        value={start}
        onChange={setStart}
        min="2026-06-10"
        max="2026-12-31"
        factOf={onWeekends}
        rangeTo={end}
        data-testid="ui-start"
      />
      <DateField
        label="Check out"
        name="sample-end"
        value={end}
        onChange={setEnd}
        min={start}
        rangeFrom={start}
        data-testid="ui-end"
      />
      <DateField
        label="Report date"
        name="sample-wrong"
        value={wrong}
        onChange={setWrong}
        error="Choose a day of the calendar"
      />
      <WeekdayPicker
        label="Which days?"
        name="sample-weekdays"
        hint="The center is open from Monday to Friday."
        offered={[1, 2, 3, 4, 5]}
        reason="closed"
        value={weekdays}
        onPick={setWeekdays}
        data-testid="ui-weekdays"
      />
      <NumberStepper
        label="Guests"
        name="sample-guests"
        min={1}
        max={4}
        value={guests}
        onChange={setGuests}
        data-testid="ui-guests"
      />
      <p>
        Stored days look like <DateText day="2026-06-17" />, chosen ones like <DateText day="2026-06-17" look="words" />{' '}
        or <DateText day="2026-06-17" look="short" />.
      </p>
      <p>
        A day costs <Money cents={8400} />. Last updated{' '}
        <RelativeTime instant="2026-06-15T21:10:00Z" zone="America/Los_Angeles" />.
      </p>
    </div>
  );
}
