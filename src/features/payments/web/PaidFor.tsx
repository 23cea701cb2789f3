import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import styles from './Payment.module.css';

type Props = {
  /** Whoever is added by the same press has no id yet. */
  booking: { personId: Booking['personId'] | null; personName: string };
  /** What the form gives to the control that confirms it; none where the button that pays names them. */
  control?: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
};

/** Whose care is paid when it is not one's own: said, and confirmed, before anything is charged. */
export function PaidFor({ booking: { personId, personName: name }, control }: Props) {
  const t = useWords();
  return (
    <div className={styles.paidFor} data-testid="paid-for">
      <p>
        <KnownFace personId={personId} name={name} />
        {t('payments.forWhom', { name })}
      </p>
      {control && (
        <CheckboxField {...control} label={t('payments.forWhom.confirm', { name })} data-testid="paid-for-confirm" />
      )}
    </div>
  );
}

/** The face as it was on the way here. It decorates: nothing is asked for it, and without it there is the letter. */
function KnownFace({ personId, name }: { personId: string | null; name: string }) {
  const { data: circle } = useQuery({ ...actedFor(), enabled: false });
  const person = circle?.data.find(({ _id }) => _id === personId);
  if (!person) return <AvatarInitial name={name} />;
  return <PersonFace name={name} image={person.profileImage} relationship={person.relationship} />;
}
