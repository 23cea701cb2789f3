import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { type Day, daysFrom } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import {
  addedUp,
  type DoseCount,
  type DoseHistory,
  dosesIn,
  HISTORY_DAYS,
  type MedicineHistory,
} from '../dose-history.ts';
import { Allergies } from './Allergies.tsx';
import styles from './Medication.module.css';
import { PrintButton } from '#web/ui/PrintButton.tsx';

/** So many medicines stand beside each other on a sheet of paper. */
const MOST_BESIDE = 5;

type Props = { history: DoseHistory; allergies: readonly string[]; back: string };

/** What became of the doses of the last days, in words: how many of each medicine, and day by day. */
export function HistorySheet({ history: { first, last, medicines }, allergies, back }: Props) {
  const t = useWords();
  return (
    <section className={styles.part} aria-labelledby="dose-history" data-testid="dose-history">
      <div className="row" data-print="hide">
        <BackLink href={back}>{t('medication.history.back')}</BackLink>
        {medicines.length > 0 && <PrintButton label={t('medication.history.print')} data-testid="print-history" />}
      </div>
      <h2 id="dose-history">{t('medication.history', { count: HISTORY_DAYS })}</h2>
      <p className="muted">
        <DateText day={first} look="words" /> – <DateText day={last} look="words" isWithin />
      </p>
      {medicines.length === 0 ? (
        <Card>
          <EmptyState as="h3" spot="record" title={t('medication.history.none')} data-testid="no-history">
            {t('medication.history.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Allergies allergies={allergies} />
          <ul className={styles.counts} data-testid="history-counts">
            {medicines.map((one) => (
              <li key={one._id}>
                <b>{medicineInWords(one.medicine, t).name}</b>: {inAll(one, t)}
              </li>
            ))}
          </ul>
          {besideEachOther(medicines).map((group) => (
            <Days key={group[0]?._id} days={daysFrom(first, last).toReversed()} medicines={group} />
          ))}
          <p className="small muted">{t('medication.history.note')}</p>
        </>
      )}
    </section>
  );
}

const besideEachOther = (medicines: readonly MedicineHistory[]) =>
  Array.from({ length: Math.ceil(medicines.length / MOST_BESIDE) }, (_, page) =>
    medicines.slice(page * MOST_BESIDE, (page + 1) * MOST_BESIDE),
  );

function inAll({ days }: MedicineHistory, t: Translator) {
  const sum = addedUp(days.map(({ count }) => count));
  return [t('medication.history.taken', { taken: sum.taken, count: dosesIn(sum) }), ...others(sum, t)].join(', ');
}

const others = ({ skipped, open }: DoseCount, t: Translator) => [
  ...(skipped > 0 ? [t('medication.history.skipped', { count: skipped })] : []),
  ...(open > 0 ? [t('medication.history.open', { count: open })] : []),
];

function Days({ days, medicines }: { days: readonly Day[]; medicines: readonly MedicineHistory[] }) {
  const t = useWords();
  const columns: Column<Day>[] = [
    { key: 'day', label: t('medication.history.day'), show: (day) => <DateText day={day} look="short" /> },
    ...medicines.map(({ _id: key, medicine, days: counted }): Column<Day> => ({
      key,
      label: medicineInWords(medicine, t).name,
      show: (day) => <OnDay count={counted.find((one) => one.day === day)?.count} />,
    })),
  ];
  return (
    <div className={styles.days}>
      <Table
        caption={t('medication.history.days')}
        columns={columns}
        rows={days}
        rowKey={(day) => day}
        data-testid="history"
      />
    </div>
  );
}

function OnDay({ count }: { count: DoseCount | undefined }) {
  const t = useWords();
  if (!count) return <span className="muted">{t('medication.history.nothing')}</span>;
  if (dosesIn(count) > 1)
    return (
      <span>
        {[t('medication.history.some', { taken: count.taken, count: dosesIn(count) }), ...others(count, t)].join(', ')}
      </span>
    );
  if (count.taken === 1) return <span>{t('medication.dose.taken')}</span>;
  return <b>{t(count.skipped === 1 ? 'medication.dose.skipped' : 'medication.dose.unsaid')}</b>;
}
