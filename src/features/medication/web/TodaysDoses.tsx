import { Check, Clock, CloudOff, SkipForward } from 'lucide-react';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { formatTime } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { UnsentEntry } from '#web/outbox/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { MedicineList } from '../contract.ts';
import type { Dose, DoseState } from '../kept-medicine.ts';
import type { RemainingSupply } from '../supply.ts';
import styles from './Medication.module.css';
import { supplyInWords } from './supply-in-words.ts';
import { sayDose } from './unsent/say-dose.ts';
import { doseLine, type UnsentDose } from './unsent/unsent-dose.ts';
import { UnsentMark } from './unsent/UnsentMark.tsx';
import { useUnsentDoses } from './unsent/useUnsentDoses.ts';

type DosesProps = {
  list: MedicineList;
  /** Whose they are; null for oneself. */
  personId: string | null;
};

/** What is due today, hour by hour, and what became of it; what was said without a connection stands there as said, and waits. */
export function TodaysDoses({ list: { doses, medicines, today, canChange }, personId }: DosesProps) {
  const t = useWords();
  const unsent = useUnsentDoses(personId);
  const count = unsent.filter(({ state }) => state === 'waiting').length;
  if (doses.length === 0) return null;
  return (
    <Card aria-labelledby="todays-doses" data-print="hide" data-testid="todays-doses">
      <h2 id="todays-doses">{t('medication.today')}</h2>
      <div className="row">
        <p className="muted">
          <DateText day={today} look="words" />
        </p>
        {count > 0 && (
          <Tag tone="warning" icon={<CloudOff size={18} aria-hidden="true" />} data-testid="unsent-count">
            {t('ui.unsent.count', { count })}
          </Tag>
        )}
      </div>
      <ul className={styles.doses}>
        {doses.map((dose, place) => {
          const kept = medicines.find(({ _id }) => _id === dose.medicineId);
          const line = doseLine({ ...dose, day: today });
          return (
            kept && (
              <DoseRow
                key={line}
                dose={dose}
                day={today}
                personId={personId}
                medicine={kept.medicine}
                left={doses.findIndex(({ medicineId }) => medicineId === kept._id) === place ? kept.supply?.left : null}
                unsent={unsent.filter((entry) => doseLine(entry) === line)}
                canChange={canChange}
              />
            )
          );
        })}
      </ul>
    </Card>
  );
}

type Props = {
  dose: Dose;
  day: string;
  personId: string | null;
  medicine: MedicineList['medicines'][number]['medicine'];
  /** How much there is, at its first dose. */
  left: RemainingSupply | null | undefined;
  /** What was said of it and has not arrived, in its order. */
  unsent: readonly UnsentEntry<UnsentDose>[];
  canChange: boolean;
};

function DoseRow({ dose: { medicineId, time, state }, day, personId, medicine, left, unsent, canChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { name } = medicineInWords(medicine, t);
  const refused = unsent.find((entry) => entry.state === 'refused');
  const onItsWay = refused ? undefined : unsent.at(-1);
  const marked = refused ?? unsent.find((entry) => entry.state === 'waiting');
  const shown = onItsWay ? onItsWay.said : state;
  const hour = formatTime(time, locale);
  const whose = <span className="vh">{`: ${name}, ${hour}`}</span>;
  const say = (next: DoseState | null) => {
    const draft = { label: t('shell.medication'), path: location.pathname + location.search };
    void sayDose({ personId, medicineId, day, time, was: state, draft }, next);
  };
  const act = (next: DoseState | null, word: string, icon?: React.ReactNode) => (
    <Button
      variant={next === 'taken' ? 'secondary' : 'quiet'}
      icon={icon}
      // The second click of a double one would take back what the first has said.
      onClick={({ detail }) => detail < 2 && say(next)}
      data-testid={`dose-${next ?? 'undo'}`}
    >
      {t(word)}
      {whose}
    </Button>
  );
  return (
    <li data-testid={`dose-${medicineId}-${time}`}>
      <b className="num">{hour}</b>
      <div>
        <b>{name}</b> <span className="muted">{medicine.dose}</span>
        {left && <p className="small muted">{supplyInWords(left, t, locale)}</p>}
        {marked && <UnsentMark entry={marked} isInRow />}
      </div>
      <div className="row">
        {(shown ?? onItsWay) && (
          <Tag
            tone={shown === 'taken' ? 'success' : 'neutral'}
            icon={onItsWay && <Clock size={18} aria-hidden="true" />}
            data-testid="dose-state"
          >
            {t(`medication.dose.${shown ?? 'undone'}`)}
          </Tag>
        )}
        {state === null && !canChange && <span className="muted">{t('medication.dose.open')}</span>}
        {canChange && shown && act(null, 'medication.dose.undo')}
        {canChange && !shown && (
          <>
            {act('taken', 'medication.dose.take', <Check size={20} aria-hidden="true" />)}
            {act('skipped', 'medication.dose.skip', <SkipForward size={20} aria-hidden="true" />)}
          </>
        )}
      </div>
    </li>
  );
}
