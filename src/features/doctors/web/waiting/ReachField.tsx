import { useQuery } from '@tanstack/react-query';
import { MOST_WAITED_WITH } from '#features/availability/line-contract.ts';
import styles from '#features/availability/web/lines/Lines.module.css';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import type { Mode } from '../../appointment-price.ts';
import type { DoctorCard, DoctorDetails } from '../../doctor.ts';
import { priceInWords } from '../price-words.ts';
import { doctorsLike } from '../queries.ts';

export type WaitedDoctor = Pick<DoctorDetails, '_id' | 'name' | 'timeZone' | 'specialties' | 'licence'>;

const MOST_OTHERS = MOST_WAITED_WITH - 1;
const MOST_SHOWN = 8;

type Props = {
  id: string;
  doctor: WaitedDoctor;
  mode: Mode | undefined;
  /** Null: with this doctor alone. */
  others: readonly string[] | null;
  onChange: (others: readonly string[] | null) => void;
  error: string | undefined;
};

/** With whom one waits: with this doctor alone, or also with others who may see the same people; nothing where there is nobody else. */
export function ReachField({ id, doctor, mode, others, onChange, error }: Props) {
  const t = useWords();
  const { data } = useQuery(doctorsLike(doctor, mode));
  const found = (data?.data ?? []).filter((one) => one.isVerified && one._id !== doctor._id).slice(0, MOST_SHOWN);
  if (found.length === 0) return null;
  const chosen = others ?? [];
  const change = (one: DoctorCard, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, one._id] : chosen.filter((known) => known !== one._id));
  return (
    <>
      <RadioCards
        id={`${id}-reach`}
        label={t('doctors.earlier.with')}
        value={others ? 'others' : 'only'}
        onChange={({ target }) => onChange(target.value === 'others' ? [] : null)}
        options={[
          { value: 'only', label: t('doctors.earlier.only', { name: doctor.name }) },
          { value: 'others', label: t('doctors.earlier.others'), detail: t('doctors.earlier.others.detail') },
        ]}
        data-testid={`${id}-reach`}
      />
      {others && (
        <FieldGroup
          id="others"
          label={t('doctors.earlier.choose')}
          hint={t('doctors.earlier.choose.hint', { count: MOST_OTHERS })}
          error={error}
        >
          {found.map((one, index) => (
            <OtherDoctor
              key={one._id}
              id={index === 0 ? 'others' : `others-${one._id}`}
              doctor={one}
              mode={mode}
              isChosen={others.includes(one._id)}
              isFull={others.length >= MOST_OTHERS}
              onChange={(isChosen) => change(one, isChosen)}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}

type OtherProps = {
  id: string;
  doctor: DoctorCard;
  mode: Mode | undefined;
  isChosen: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
};

function OtherDoctor({ id, doctor, mode, isChosen, isFull, onChange }: OtherProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <CheckboxField
      id={id}
      label={doctor.name}
      hint={
        <span className={styles.facts}>
          <span className="num">{priceInWords(doctor, mode, { t, locale })}</span>
          {doctor.rating !== null && <Stars rating={doctor.rating} count={doctor.reviewCount} />}
        </span>
      }
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={({ target }) => onChange(target.checked)}
      data-testid={`other-${doctor._id}`}
    />
  );
}
