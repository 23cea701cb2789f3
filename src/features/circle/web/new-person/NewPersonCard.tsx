import { useId } from 'react';
import { BirthField } from '#features/account/web/profile/BirthField.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { newPersonFields } from '../../new-person.ts';
import { RelationshipField } from './RelationshipField.tsx';

type FieldReader = (name: (typeof newPersonFields)[number]) => ReturnType<CheckedForm<object>['field']>;
type Props = {
  fieldOf: FieldReader;
  /** Who is being added, while an attempt may have arrived: nothing of it can be changed then. */
  fixed: string | undefined;
};

/** Whom a booking is for, added by the press that books: the least that has to be known of them. */
export function NewPersonCard({ fieldOf, fixed }: Props) {
  const t = useWords();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} className="fields" data-testid="new-person">
      <h2 id={title}>{t('bookings.person')}</h2>
      {fixed !== undefined ? (
        <p data-testid="new-person-fixed">{fixed}</p>
      ) : (
        <>
          <TextField label={t('circle.newPerson.name')} autoComplete="off" {...fieldOf('fullName')} />
          <RelationshipField {...fieldOf('relationship')} />
          <BirthField isOptional autoComplete="off" {...fieldOf('dob')} />
          <p className="small muted">{t('circle.inPlace.rest')}</p>
        </>
      )}
    </Card>
  );
}
