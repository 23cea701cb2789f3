import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { newKey } from '#web/new-key.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FieldNotes } from '#web/ui/FieldNotes.tsx';
import { fieldId } from '#web/ui/field.ts';
import { MOST_PROFESSIONALS } from '../profile-contract.ts';
import { ProfessionalCard } from './ProfessionalCard.tsx';
import type { TypedProfessional, TypedProfile } from './typed-profile.ts';

type Props = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'field' | 'setValue'> };

/** Who comes to people’s homes, one below the other. */
export function ProfessionalsField({ form }: Props) {
  const t = useWords();
  const people = useTypedField<TypedProfessional[]>(form.control, 'professionals');
  const { error } = form.field('professionals');
  const [added, setAdded] = useState<string>();
  const id = fieldId('professionals');
  const write = (next: TypedProfessional[]) => form.setValue('professionals', next);
  const add = () => {
    const key = newKey();
    setAdded(key);
    write([...people, { ...nobody, key }]);
  };
  return (
    <Card aria-labelledby={id} className="stack">
      <h2 id={id} tabIndex={-1}>
        {t('homeHealth.profile.people')}
      </h2>
      <p className="muted">{t('homeHealth.profile.people.text')}</p>
      <FieldNotes id={id} error={error} />
      {people.map((one, place) => (
        <ProfessionalCard
          key={one.key}
          typed={one}
          number={place + 1}
          isChecked={error !== undefined}
          isNew={one.key === added}
          onChange={(change) => write(people.with(place, { ...one, ...change }))}
          onRemove={() => {
            write(people.toSpliced(place, 1));
            document.getElementById('add-professional')?.focus(); // this button goes
          }}
        />
      ))}
      {people.length < MOST_PROFESSIONALS && (
        <div>
          <Button
            id="add-professional"
            variant="secondary"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={add}
            data-testid="add-professional"
          >
            {t('homeHealth.profile.people.add')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const nobody: Omit<TypedProfessional, 'key'> = {
  _id: null,
  name: '',
  discipline: '',
  credential: '',
  since: '',
  languages: ['en'],
  about: { en: '', sp: '' },
};
