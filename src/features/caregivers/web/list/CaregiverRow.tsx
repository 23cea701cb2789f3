import { Award, HandHeart, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { NextTimes } from '#features/availability/web/NextTimes.tsx';
import { TimeLink } from '#features/availability/web/TimeLink.tsx';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { PersonRow } from '#features/providers/web/PersonRow.tsx';
import styles from '#features/providers/web/PersonRow.module.css';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { CaregiverCard } from '../../caregiver.ts';
import type { CareService } from '../../services.ts';
import { lengthsInWords, pictureOf, priceInWords } from '../caregiver-words.ts';

const MOST_NAMED = 4;

type Props = {
  caregiver: CaregiverCard;
  /** What somebody is to help with, as it was asked: named first. */
  wanted?: readonly CareService[];
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
};

export const profileOf = (pathParam: string) => href('/cg/:pathParam?', { pathParam });

/** A caregiver in a list; the next times at which their shortest visit can begin lead into the booking. */
export function CaregiverRow({ caregiver, wanted = [], isFirst, corner }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, services, experienceYears, distanceMiles } = caregiver;
  const named = [...services].sort((one, other) => Number(wanted.includes(other)) - Number(wanted.includes(one)));
  const price = priceInWords(caregiver, { t, locale });
  return (
    <PersonRow
      person={{ ...caregiver, picture: pictureOf(caregiver) }}
      tint="coral"
      href={profileOf(id)}
      kind={t('caregivers.kind.in', { city: caregiver.city })}
      facts={
        <>
          {distanceMiles !== null && (
            <span>
              <MapPin size={20} aria-hidden="true" />
              {milesInWords(distanceMiles, { t, locale })}
            </span>
          )}
          {experienceYears !== null && (
            <span>
              <Award size={20} aria-hidden="true" />
              {t('caregivers.years', { count: experienceYears })}
            </span>
          )}
        </>
      }
      more={
        named.length > 0 && (
          <p className={styles.takes}>
            <HandHeart size={20} aria-hidden="true" />
            {namesInWords(
              named.slice(0, MOST_NAMED).map((service) => t(`caregivers.service.${service}`)),
              locale,
            )}
          </p>
        )
      }
      price={
        price ? (
          <>
            {price} <span className="small muted">{lengthsInWords(caregiver, t)}</span>
          </>
        ) : (
          <span className="small muted">{t('caregivers.price.unknown')}</span>
        )
      }
      times={<Times caregiver={caregiver} />}
      isFirst={isFirst}
      corner={corner}
      data-testid={`caregiver-${id}`}
    />
  );
}

function Times({ caregiver: { _id: id, name, timeZone, minHours, nextTimes, isVerified } }: Pick<Props, 'caregiver'>) {
  const t = useWords();
  if (!isVerified)
    return (
      <>
        <p className="small muted">{t('caregivers.unverified.short')}</p>
        <ButtonLink variant="secondary" href={profileOf(id)}>
          {t('caregivers.unverified.ask')}
          <span className="vh">: {name}</span>
        </ButtonLink>
      </>
    );
  return (
    <NextTimes name={name} times={nextTimes} all={`${profileOf(id)}#times`}>
      {(time) => (
        <TimeLink
          time={time}
          zone={timeZone}
          timeZone={timeZone}
          href={href('/caregiver-bookDetails', undefined, { caregiver: id, hours: minHours, time })}
          name={name}
        />
      )}
    </NextTimes>
  );
}
