import type { ReactNode } from 'react';
import { modes, priceBy } from '#features/doctors/appointment-price.ts';
import { BriefHours } from '#features/availability/web/WeekHours.tsx';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { languagesInWords, namesInWords } from '#features/providers/web/names-in-words.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Application } from '../application.ts';
import { specialtiesOf } from '../doctor-profile.ts';
import type { JoinStep } from './join/join-steps.ts';

export type ProfileFact = { step: Exclude<JoinStep, 'send'>; term: string; value: ReactNode };

/** What a doctor has said in an application, in short. */
export function useDoctorFacts({ doctor, visits, bio }: Application['profile']): ProfileFact[] {
  const t = useWords();
  const locale = useLocale();
  return [
    {
      step: 'doctor',
      term: t('partners.step.doctor'),
      value: doctor && (
        <>
          <b>{doctor.name}</b>
          <br />
          {namesInWords(
            specialtiesOf(doctor).map((specialty) => t(`doctors.specialty.${specialty}`)),
            locale,
          )}
          <br />
          {t('partners.facts.since', { year: doctor.since })}
          <br />
          {doctor.street}, {doctor.city}, {doctor.state} {doctor.zip}
          <br />
          {phoneInWords(doctor.phone)}
        </>
      ),
    },
    {
      step: 'visits',
      term: t('partners.step.visits'),
      value: visits && (
        <>
          {modes.map((mode) => {
            const cents = priceBy(mode, visits.prices);
            if (cents === null) return null;
            return (
              <span key={mode}>
                {t(`doctors.profile.price.${mode}`)}: {formatMoney(cents, locale)}
                <br />
              </span>
            );
          })}
          <BriefHours hours={visits.hours.ranges} timeZone={timeZoneOf(doctor?.state ?? '')} />
        </>
      ),
    },
    {
      step: 'bio',
      term: t('partners.step.bio'),
      value: bio && (
        <>
          {bio.about.en}
          <br />
          {languagesInWords(bio.languages, locale)}
        </>
      ),
    },
  ];
}
