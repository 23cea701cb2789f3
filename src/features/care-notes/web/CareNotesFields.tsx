import type { ReactNode } from 'react';
import { relationships } from '#features/family/relationship.ts';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CARE_NOTE_LIMIT, type CareItem, type CareNotes, mobilities } from '../care-notes.ts';
import styles from './CareNotes.module.css';

type Props = { form: CheckedForm<CareNotes>; providerName: string };

/** What a provider may know, part by part, and of each part whether it is told. */
export function CareNotesFields({ form, providerName }: Props) {
  const t = useWords();
  const typed = useTyped<CareNotes>(form.control);
  const text = (name: 'needs' | 'allergies' | 'medicines' | 'diet' | 'calming') => (
    <TextAreaField
      {...form.field(name)}
      label={t(`careNotes.item.${name}`)}
      hint={t(`careNotes.item.${name}.hint`)}
      value={typed[name]}
      limit={CARE_NOTE_LIMIT}
      rows={2}
      data-testid={`care-${name}`}
    />
  );
  const item = (name: CareItem, fields: ReactNode) => (
    <div className={styles.item} key={name}>
      {fields}
      <CheckboxField
        id={`share-${name}`}
        name={`share-${name}`}
        label={
          <>
            {t('careNotes.share', { name: providerName })}
            <span className="vh">: {t(`careNotes.item.${name}`)}</span>
          </>
        }
        checked={typed.shared.includes(name)}
        onChange={({ target }) =>
          form.setValue(
            'shared',
            target.checked ? [...typed.shared, name] : typed.shared.filter((chosen) => chosen !== name),
          )
        }
        data-testid={`share-${name}`}
      />
    </div>
  );
  return (
    <div className={styles.items}>
      {item('needs', text('needs'))}
      {item('mobility', <Mobility form={form} />)}
      {item('allergies', text('allergies'))}
      {item('medicines', text('medicines'))}
      {item('diet', text('diet'))}
      {item('calming', text('calming'))}
      {item('contact', <Contact form={form} />)}
      {item('language', <SpokenLanguage form={form} chosen={typed.language} />)}
    </div>
  );
}

type FieldsProps = Pick<Props, 'form'>;

function Mobility({ form }: FieldsProps) {
  const t = useWords();
  return (
    <SelectField
      {...form.field('mobility')}
      label={t('careNotes.item.mobility')}
      startsEmpty
      options={mobilities.map((value) => ({ value, label: t(`careNotes.mobility.${value}`) }))}
      data-testid="care-mobility"
    />
  );
}

function Contact({ form }: FieldsProps) {
  const t = useWords();
  return (
    <FieldGroup id="contactName" label={t('careNotes.item.contact')}>
      <div className={styles.contact}>
        <TextField
          {...form.field('contactName')}
          label={t('careNotes.contact.name')}
          autoComplete="off"
          data-testid="care-contactName"
        />
        <SelectField
          {...form.field('contactRelationship')}
          label={t('careNotes.contact.relationship')}
          startsEmpty
          options={relationships.map((value) => ({ value, label: t(`family.relationship.${value}`) }))}
          data-testid="care-contactRelationship"
        />
        <PhoneField
          {...form.field('contactPhone')}
          label={t('careNotes.contact.phone')}
          autoComplete="off"
          data-testid="care-contactPhone"
        />
      </div>
    </FieldGroup>
  );
}

function SpokenLanguage({ form, chosen }: FieldsProps & { chosen: string }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <SelectField
      {...form.field('language')}
      label={t('careNotes.item.language')}
      startsEmpty
      options={spokenLanguages(chosen === '' ? [] : [chosen], locale)}
      data-testid="care-language"
    />
  );
}
