import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { formatTime } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { UnsentEntry } from '#web/outbox/unsent.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { MedicineList } from '../../contract.ts';
import styles from '../Medication.module.css';
import { doseLine, type UnsentDose } from './unsent-dose.ts';
import { UnsentMark } from './UnsentMark.tsx';
import { useUnsentDoses } from './useUnsentDoses.ts';

type Props = { list: MedicineList; personId: string | null };

/** What was said of doses that stand in no row of today: of the day before, or of a medicine that is gone. */
export function OtherUnsentDoses({ list, personId }: Props) {
  const t = useWords();
  const shown = new Set(list.doses.map((dose) => doseLine({ ...dose, day: list.today })));
  const others = useUnsentDoses(personId).filter((entry) => !shown.has(doseLine(entry)));
  if (others.length === 0) return null;
  return (
    <Card aria-labelledby="other-unsent" data-print="hide" data-testid="other-unsent">
      <h2 id="other-unsent">{t('medication.unsent.others')}</h2>
      <ul className={styles.doses}>
        {others.map((entry) => (
          <OtherDose key={entry.clientId} entry={entry} list={list} />
        ))}
      </ul>
    </Card>
  );
}

function OtherDose({ entry, list }: { entry: UnsentEntry<UnsentDose>; list: MedicineList }) {
  const t = useWords();
  const locale = useLocale();
  const kept = list.medicines.find(({ _id }) => _id === entry.medicineId);
  return (
    <li>
      <b className="num">{formatTime(entry.time, locale)}</b>
      <div>
        <b>{kept ? medicineInWords(kept.medicine, t).name : t('medication.unsent.unknown')}</b>{' '}
        <span className="muted">
          <DateText day={entry.day} look="words" />
        </span>
        <p>{t(`medication.dose.${entry.said ?? 'undone'}`)}</p>
      </div>
      <UnsentMark entry={entry} />
    </li>
  );
}
