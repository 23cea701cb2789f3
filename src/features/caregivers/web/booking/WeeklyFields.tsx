import { formatMoney } from '#shared/money.ts';
import { formatDayInWords, weekdayOf } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { clockInWords } from '#web/moment-in-words.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { WeekdayPicker } from '#web/ui/WeekdayPicker.tsx';
import { FEWEST_WEEKS, MOST_WEEKS } from '../../series.ts';
import { priceOf, type RepeatedVisit, type RepetitionDraft, type StepProps } from './booking-steps.ts';
import styles from './WeeklyFields.module.css';

type Props = Omit<StepProps, 'onChange'> & {
  repeats: RepetitionDraft;
  visits: readonly RepeatedVisit[];
  onRepeat: (repeats: RepetitionDraft) => void;
  error: string | undefined;
};

/** On which weekdays, for how many weeks, and which of the visits that come of it are left out. */
export function WeeklyFields({ repeats, visits, onRepeat, error, ...given }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { weekdays, weeks, without } = repeats;
  const [first] = visits;
  const own = first && weekdayOf(first.day);
  const { caregiver } = given;
  const { name, hours, timeZone } = caregiver;
  return (
    <div className="stack" data-testid="weekly">
      <WeekdayPicker
        id="weekdays"
        label={t('caregivers.book.series.weekdays')}
        hint={own ? t('caregivers.book.series.weekdays.hint') : undefined}
        offered={[1, 2, 3, 4, 5, 6, 7].filter((weekday) => hours.some((range) => range.weekday === weekday))}
        reason={t('caregivers.book.series.notFree', { name })}
        value={own ? [...new Set([...weekdays, own])] : weekdays}
        // its own weekday goes with the first visit when that is put elsewhere
        onPick={(picked) => onRepeat({ ...repeats, weekdays: picked.filter((weekday) => weekday !== own) })}
        data-testid="weekdays"
      />
      <NumberStepper
        id="weeks"
        label={t('caregivers.book.series.weeks')}
        value={weeks}
        min={FEWEST_WEEKS}
        max={MOST_WEEKS}
        onChange={(next) => onRepeat({ ...repeats, weeks: next })}
        data-testid="weeks"
      />
      <FieldGroup
        id="visits"
        label={
          first
            ? t('caregivers.book.series.visitsAt', { clock: clockInWords(first.startsAt, { timeZone, locale }) })
            : t('caregivers.book.series.visits')
        }
        hint={t('caregivers.book.series.visits.hint')}
        error={error}
      >
        <Visits
          {...given}
          visits={visits}
          onToggle={(day, isChosen) =>
            onRepeat({ ...repeats, without: isChosen ? without.filter((one) => one !== day) : [...without, day] })
          }
        />
      </FieldGroup>
    </div>
  );
}

type VisitsProps = Pick<Props, 'caregiver' | 'draft' | 'starts' | 'visits'> & {
  onToggle: (day: string, isChosen: boolean) => void;
};

function Visits({ caregiver, draft, starts, visits, onToggle }: VisitsProps) {
  const t = useWords();
  const locale = useLocale();
  const { name } = caregiver;
  if (visits.length === 0) return <p className="muted">{t('caregivers.book.series.noTime')}</p>;
  const amount = formatMoney(starts.length === 0 ? 0 : priceOf({ caregiver, draft, starts }), locale);
  return (
    <>
      <div className={styles.visits}>
        {visits.map(({ day, isFree, isChosen }, index) => (
          <CheckboxField
            key={day}
            id={index === 0 ? 'visits' : `visit-${day}`}
            name="visits"
            label={sentenceCase(formatDayInWords(day, locale, 'short'), locale)}
            hint={isFree ? undefined : t('caregivers.book.series.notFree', { name })}
            checked={isChosen}
            disabled={!isFree}
            onChange={({ target }) => onToggle(day, target.checked)}
            data-testid={`visit-${day}`}
          />
        ))}
      </div>
      <p aria-live="polite" data-testid="visits-sum">
        {t('caregivers.book.series.sum', { count: starts.length, amount })}
      </p>
    </>
  );
}
