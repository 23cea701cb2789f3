import { Languages, ShieldPlus, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { languagesInWords, namesInWords } from '#features/providers/web/names-in-words.ts';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import type { Mode } from '../../appointment-price.ts';
import { type DoctorCard, modesOfDoctor } from '../../doctor.ts';
import { doctorAddress } from '../doctor-address.ts';
import { pictureOf } from '../picture-of.ts';
import { priceInWords } from '../price-words.ts';
import { TimeLink } from '../TimeLink.tsx';
import styles from './DoctorRow.module.css';

type Props = {
  doctor: DoctorCard;
  /** How one wants to be seen, where that was asked. */
  mode?: Mode | undefined;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
};

/** A doctor in a list. The name is a link that covers the card; its next free times lead into the booking. */
export function DoctorRow({ doctor, mode, isFirst = false, corner }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, name, rating, reviewCount } = doctor;
  return (
    <article className={styles.card} data-testid={`doctor-${id}`}>
      <div className={styles.row}>
        <div className={styles.picture}>
          <Arch size="fill" tint="sky">
            <PlaceImage picture={pictureOf(doctor)} width={240} height={280} sizes="200px" eager={isFirst} />
          </Arch>
        </div>
        <div className={styles.words}>
          <h2>
            <a href={doctorAddress(doctor)}>{name}</a>
          </h2>
          <p className={styles.kind}>
            {namesInWords(
              doctor.specialties.map((specialty) => t(`doctors.specialty.${specialty}`)),
              locale,
            )}
            <VerifiedTag isVerified={doctor.isVerified} />
          </p>
        </div>
        <div className={styles.facts}>
          <p className={styles.meta}>
            {rating !== null && <Stars rating={rating} count={reviewCount} />}
            <span>
              <Stethoscope size={20} aria-hidden="true" />
              {t('doctors.years', { count: doctor.experienceYears })}
            </span>
            <span>
              <Languages size={20} aria-hidden="true" />
              {languagesInWords(doctor.languages, locale)}
            </span>
          </p>
          {doctor.takes.length > 0 && (
            <p className={styles.takes} data-testid={`takes-${id}`}>
              <ShieldPlus size={20} aria-hidden="true" />
              {t('doctors.takes', { plans: namesInWords(doctor.takes, locale) })}
            </p>
          )}
          <p className={styles.price}>
            {priceInWords(doctor, mode, { t, locale }) ?? (
              <span className="small muted">{t('doctors.price.unknown')}</span>
            )}
          </p>
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
        <NextTimes doctor={doctor} mode={mode} />
      </div>
    </article>
  );
}

function NextTimes({ doctor, mode }: Pick<Props, 'doctor' | 'mode'>) {
  const t = useWords();
  const { nextTimes, isVerified } = doctor;
  const way = modesOfDoctor(doctor).find((one) => one === mode) ?? modesOfDoctor(doctor)[0];
  if (!isVerified)
    return (
      <div className={styles.times}>
        <p className="small muted">{t('doctors.unverified.short')}</p>
        <ButtonLink variant="secondary" href={doctorAddress(doctor)}>
          {t('doctors.unverified.ask')}
          <span className="vh">: {doctor.name}</span>
        </ButtonLink>
      </div>
    );
  if (nextTimes.length === 0)
    return (
      <div className={styles.times}>
        <p className="small muted">{t('doctors.times.none')}</p>
      </div>
    );
  return (
    <div className={styles.times}>
      <h3 className={styles.next}>{t('doctors.times.next')}</h3>
      <ul>
        {nextTimes.map((time) => (
          <li key={time}>
            <TimeLink doctor={doctor} mode={way} time={time} />
          </li>
        ))}
      </ul>
      <a className={`link ${styles.more}`} href={`${doctorAddress(doctor)}#times`}>
        {t('doctors.times.more')}
        <span className="vh">: {doctor.name}</span>
      </a>
    </div>
  );
}
