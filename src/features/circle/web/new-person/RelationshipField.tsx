import type { ComponentProps } from 'react';
import { relationships } from '#features/family/relationship.ts';
import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'startsEmpty'>;

/** What somebody whom one looks after is to oneself. */
export function RelationshipField(props: Props) {
  const t = useWords();
  return (
    <SelectField
      label={t('circle.relationship.ask')}
      startsEmpty
      options={relationships.map((value) => ({ value, label: t(`family.relationship.${value}`) }))}
      {...props}
      data-testid="member-relationship"
    />
  );
}
