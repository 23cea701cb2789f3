import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useHeld } from '#web/ui/Held.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Medicine } from '../medicine.ts';
import { MOST_MEDICINES } from '../summary.ts';
import type { Template } from '../template.ts';
import { MedicineList } from '../web/MedicineList.tsx';
import styles from './Editor.module.css';
import { MedicineDialog } from './MedicineDialog.tsx';
import { UseTemplate } from './UseTemplate.tsx';

type Props = {
  visitId: string;
  medicines: readonly Medicine[];
  templates: readonly Template[];
  onChange: (medicines: readonly Medicine[]) => void;
};

/** What is prescribed: medicine by medicine, or by a template. */
export function Prescription({ visitId, medicines, templates, onChange }: Props) {
  const t = useWords();
  const held = useHeld();
  const isFull = medicines.length >= MOST_MEDICINES;
  /** Behind the last one is a new one. */
  const open = (place: number) =>
    held.open(
      <MedicineDialog
        draftName={`medicine-${visitId}-${place}`}
        medicine={medicines[place]}
        onUse={(medicine) => {
          onChange(medicines.toSpliced(place, 1, medicine));
          held.close();
        }}
        onClose={held.close}
      />,
    );
  return (
    <section className={styles.part} aria-labelledby="prescription" data-testid="prescription">
      <h2 id="prescription">{t('visitSummaries.medicines')}</h2>
      {medicines.length > 0 && (
        <MedicineList
          medicines={medicines}
          actions={({ name }, place) => (
            <span className="row">
              <IconButton
                label={t('visitSummaries.medicine.change', { name })}
                icon={<Pencil size={22} />}
                onClick={() => open(place)}
              />
              <IconButton
                label={t('visitSummaries.medicine.remove', { name })}
                icon={<Trash2 size={22} />}
                onClick={() => {
                  onChange(medicines.toSpliced(place, 1));
                  document.getElementById('add-medicine')?.focus(); // this button goes
                }}
              />
            </span>
          )}
        />
      )}
      <div className={styles.acts}>
        <Button
          id="add-medicine"
          variant="secondary"
          icon={<Plus size={20} aria-hidden="true" />}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && open(medicines.length)}
          data-testid="add-medicine"
        >
          {t('visitSummaries.medicine.add')}
        </Button>
        <UseTemplate
          kind="prescription"
          templates={templates}
          onUse={({ medicines: more }) => onChange([...medicines, ...more].slice(0, MOST_MEDICINES))}
          toKeep={medicines.length === 0 ? undefined : { kind: 'prescription', medicines: [...medicines] }}
        />
      </div>
      {isFull && <p className="small muted">{t('visitSummaries.medicine.most', { count: MOST_MEDICINES })}</p>}
    </section>
  );
}
