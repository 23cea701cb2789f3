import { useMutation } from '@tanstack/react-query';
import { Check, SkipForward } from 'lucide-react';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { formatTime } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { MedicineList } from '../contract.ts';
import type { Dose, DoseState } from '../kept-medicine.ts';
import type { SupplyLeft } from '../supply.ts';
import styles from './Medication.module.css';
import { useMedicationCalls } from './queries.ts';
import { supplyInWords } from './supply-in-words.ts';

/** What is due today, hour by hour, and what became of it. */
export function TodaysDoses({ list: { doses, medicines, today, canChange } }: { list: MedicineList }) {
  const t = useWords();
  if (doses.length === 0) return null;
  return (
    <Card aria-labelledby="todays-doses" data-print="hide" data-testid="todays-doses">
      <h2 id="todays-doses">{t('medication.today')}</h2>
      <p className="muted">
        <DateText day={today} look="words" />
      </p>
      <ul className={styles.doses}>
        {doses.map((dose, place) => {
          const kept = medicines.find(({ _id }) => _id === dose.medicineId);
          return (
            kept && (
              <DoseRow
                key={`${dose.medicineId} ${dose.time}`}
                dose={dose}
                day={today}
                medicine={kept.medicine}
                left={doses.findIndex(({ medicineId }) => medicineId === kept._id) === place ? kept.supply?.left : null}
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
  medicine: MedicineList['medicines'][number]['medicine'];
  /** How much there is, at its first dose. */
  left: SupplyLeft | null | undefined;
  canChange: boolean;
};

function DoseRow({ dose: { medicineId: id, time, state }, day, medicine, left, canChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const held = useHeld();
  const { mark } = useMedicationCalls();
  const { name } = medicineInWords(medicine, t);
  const saying = useMutation({
    mutationFn: (next: DoseState | null) => mark({ params: { id }, body: { day, time, state: next } }),
    onError: held.refused,
  });
  const hour = formatTime(time, locale);
  const whose = <span className="vh">{`: ${name}, ${hour}`}</span>;
  const act = (next: DoseState | null, word: string, icon?: React.ReactNode) => (
    <Button
      variant={next === 'taken' ? 'secondary' : 'quiet'}
      icon={icon}
      isBusy={saying.isPending && saying.variables === next}
      onClick={() => !saying.isPending && saying.mutate(next)}
      data-testid={`dose-${next ?? 'undo'}`}
    >
      {t(word)}
      {whose}
    </Button>
  );
  return (
    <li data-testid={`dose-${id}-${time}`}>
      <b className="num">{hour}</b>
      <div>
        <b>{name}</b> <span className="muted">{medicine.dose}</span>
        {left && <p className="small muted">{supplyInWords(left, t, locale)}</p>}
      </div>
      <div className="row">
        {state && (
          <Tag tone={state === 'taken' ? 'success' : 'neutral'} data-testid="dose-state">
            {t(`medication.dose.${state}`)}
          </Tag>
        )}
        {state === null && !canChange && <span className="muted">{t('medication.dose.open')}</span>}
        {canChange && state && act(null, 'medication.dose.undo')}
        {canChange && !state && (
          <>
            {act('taken', 'medication.dose.take', <Check size={20} aria-hidden="true" />)}
            {act('skipped', 'medication.dose.skip', <SkipForward size={20} aria-hidden="true" />)}
          </>
        )}
        <Refusal failure={rowRefusal(saying.error)} />
      </div>
    </li>
  );
}
