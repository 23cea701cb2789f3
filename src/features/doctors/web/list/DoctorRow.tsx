import { ShieldPlus, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { TimeLink } from '#features/availability/web/TimeLink.tsx';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { NextTimes } from '#features/availability/web/NextTimes.tsx';
import { PersonRow } from '#features/providers/web/PersonRow.tsx';
import styles from '#features/providers/web/PersonRow.module.css';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useReaderZone } from '#web/reader-zone.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { appointmentAddress } from '../../appointment-address.ts';
import type { Mode } from '../../appointment-price.ts';
import { type DoctorCard, modesOfDoctor } from '../../doctor.ts';
import { doctorAddress } from '../doctor-address.ts';
import { pictureOf } from '../picture-of.ts';
import { priceInWords } from '../price-words.ts';

type Props = {
  doctor: DoctorCard;
  /** How one wants to be seen, where that was asked. */
  mode?: Mode | undefined;
  /** Why somebody wants to be seen, where it was searched for. */
  issue?: string | undefined;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
};

/** A doctor in a list; its next free times lead into the booking. */
export function DoctorRow({ doctor, mode, issue, isFirst, corner }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id } = doctor;
  const named = doctor.specialties.map((specialty) => t(`doctors.specialty.${specialty}`));
  return (
    <PersonRow
      person={{ ...doctor, picture: pictureOf(doctor) }}
      tint="sky"
      href={doctorAddress(doctor, issue)}
      kind={namesInWords(named, locale)}
      facts={
        <span>
          <Stethoscope size={20} aria-hidden="true" />
          {t('doctors.years', { count: doctor.experienceYears })}
        </span>
      }
      more={
        doctor.takes.length > 0 && (
          <p className={styles.takes} data-testid={`takes-${id}`}>
            <ShieldPlus size={20} aria-hidden="true" />
            {t('doctors.takes', { plans: namesInWords(doctor.takes, locale) })}
          </p>
        )
      }
      price={
        priceInWords(doctor, mode, { t, locale }) ?? <span className="small muted">{t('doctors.price.unknown')}</span>
      }
      times={<Times doctor={doctor} mode={mode} issue={issue} />}
      isFirst={isFirst}
      corner={corner}
      data-testid={`doctor-${id}`}
    />
  );
}

function Times({ doctor, mode, issue }: Pick<Props, 'doctor' | 'mode' | 'issue'>) {
  const t = useWords();
  const reader = useReaderZone();
  const { _id: id, name, timeZone, nextTimes, isVerified } = doctor;
  const way = modesOfDoctor(doctor).find((one) => one === mode) ?? modesOfDoctor(doctor)[0];
  if (!isVerified)
    return (
      <>
        <p className="small muted">{t('doctors.unverified.short')}</p>
        <ButtonLink variant="secondary" href={doctorAddress(doctor)}>
          {t('doctors.unverified.ask')}
          <span className="vh">: {name}</span>
        </ButtonLink>
      </>
    );
  return (
    <NextTimes name={name} times={nextTimes} all={`${doctorAddress(doctor, issue)}#times`}>
      {(time) => (
        <TimeLink
          time={time}
          zone={reader ?? timeZone}
          timeZone={timeZone}
          href={appointmentAddress({ doctor: id, mode: way, time, issue })}
          name={name}
        />
      )}
    </NextTimes>
  );
}
