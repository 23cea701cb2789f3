import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FieldPairs } from '#features/availability/partner/ScheduleColumns.tsx';
import { disciplines } from '#features/providers/disciplines.ts';
import styles from '#features/providers/partner/CheckList.module.css';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { FieldNotes } from '#web/ui/FieldNotes.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { fieldId } from '#web/ui/field.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { type TypedProfessional, wrongWith } from './typed-profile.ts';

type Props = {
  typed: TypedProfessional;
  number: number;
  /** What is wrong is said only once the form has been sent. */
  isChecked: boolean;
  /** Just added: the focus goes to its first field. */
  isNew: boolean;
  onChange: (change: Partial<TypedProfessional>) => void;
  onRemove: () => void;
};

/** Somebody who comes to people’s homes, as the agency says it. */
export function ProfessionalCard({ typed, number, isChecked, isNew, onChange, onRemove }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { key, name, discipline, credential, since, languages, about } = typed;
  useEffect(() => {
    if (isNew) document.getElementById(fieldId(`name-${key}`))?.focus();
  }, [isNew, key]);
  const wrong = isChecked ? wrongWith(typed) : {};
  const languageBox = useRef<HTMLDetailsElement>(null);
  const languagesId = fieldId(`languages-${key}`);
  const wrongLanguages = wrong['languages'] && t(wrong['languages']);
  useEffect(() => {
    // What is wrong must be seen; it stays open while it is put right.
    if (wrongLanguages && languageBox.current) languageBox.current.open = true;
  }, [wrongLanguages]);
  const called = name.trim() === '' ? t('homeHealth.profile.person.number', { number }) : name;
  const word = (part: string) => t(`homeHealth.profile.person.${part}`);
  const field = (part: string) => ({
    label: word(part),
    name: `${part}-${key}`,
    error: wrong[part] && t(wrong[part]),
    'data-testid': `person-${part}-${number}`,
  });
  return (
    <FieldGroup id={fieldId(`name-${key}`)} label={called} legendSize="heading" data-testid={`professional-${number}`}>
      <div className="fields">
        <FieldPairs>
          <TextField
            {...field('name')}
            autoComplete="off"
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <SelectField
            {...field('discipline')}
            startsEmpty
            value={discipline}
            onChange={({ target }) => onChange({ discipline: target.value })}
            options={disciplines.map((value) => ({ value, label: t(`homeHealth.profession.${value}`) }))}
          />
          <TextField
            {...field('credential')}
            isOptional
            autoComplete="off"
            value={credential}
            onChange={({ target }) => onChange({ credential: target.value })}
          />
          <TextField
            {...field('since')}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            value={since}
            onChange={({ target }) => onChange({ since: target.value })}
          />
        </FieldPairs>
        <TextAreaField
          {...field('about')}
          error={wrong['about.en'] && t(wrong['about.en'])}
          isOptional
          rows={2}
          value={about.en}
          onChange={({ target }) => onChange({ about: { ...about, en: target.value } })}
        />
        <TextAreaField
          {...field('aboutSp')}
          error={wrong['about.sp'] && t(wrong['about.sp'])}
          isOptional
          rows={2}
          lang="es"
          value={about.sp}
          onChange={({ target }) => onChange({ about: { ...about, sp: target.value } })}
        />
        <Disclosure
          ref={languageBox}
          summary={
            <span>
              {word('languages')}
              <span className="vh">: {called}</span>{' '}
              <span className={styles.count}>{t('partner.profile.chosen', { count: languages.length })}</span>
            </span>
          }
        >
          <FieldNotes id={languagesId} error={wrongLanguages} />
          <fieldset aria-describedby={wrongLanguages && `${languagesId}-error`}>
            <legend className="vh">{word('languages')}</legend>
            <div className={styles.options}>
              {spokenLanguages(languages, locale).map(({ value, label }) => (
                <CheckboxField
                  key={value}
                  id={`${key}-${value}`}
                  label={label}
                  checked={languages.includes(value)}
                  onChange={({ target }) =>
                    onChange({
                      languages: target.checked ? [...languages, value] : languages.filter((one) => one !== value),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        </Disclosure>
        <div>
          <Button
            variant="quiet"
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemove}
            data-testid={`remove-professional-${number}`}
          >
            {t('homeHealth.profile.person.remove')}
            <span className="vh">: {called}</span>
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
