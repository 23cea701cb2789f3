import type { ReactNode } from 'react';
import { BriefHours } from '#features/availability/web/WeekHours.tsx';
import { lengthsInWords, priceInWords } from '#features/caregivers/web/caregiver-words.ts';
import { itemWith, wordOf } from '#features/diagnostics/catalogue.ts';
import { programsInWords } from '#features/home-health/web/agency-words.ts';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { languagesInWords, namesInWords } from '#features/providers/web/names-in-words.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import type { Application } from '../application.ts';
import type { ProfileFact } from './useDoctorFacts.tsx';

type Profile = Application['profile'];

/** What somebody who joins with a contact has told their service, in short. */
export function useServiceFacts(profile: Profile): ProfileFact[] {
  const t = useWords();
  const { help, tests, visiting, times, contact } = profile;
  return [
    { step: 'help', term: t('partners.step.help'), value: help && <Help help={help} /> },
    { step: 'tests', term: t('partners.step.tests'), value: tests && <Tests tests={tests} /> },
    { step: 'visiting', term: t('partners.step.visiting'), value: visiting && <Visiting visiting={visiting} /> },
    {
      step: 'times',
      term: t('partners.step.times'),
      value: times && (
        <>
          {times.capacity > 1 && (
            <div>
              {t('availability.places')}: {times.capacity}
            </div>
          )}
          <BriefHours hours={times.ranges} timeZone={timeZoneOf(contact?.state ?? '')} />
        </>
      ),
    },
  ];
}

/** One below the other; what nobody said is left out. */
function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return lines.filter(Boolean).map((line, index) => <div key={index}>{line}</div>);
}

type OwnWords = { about: { en: string; sp: string }; languages: readonly string[] };

/** What each of them says of itself, around what it alone says. */
function Own({ told: { about, languages }, lines }: { told: OwnWords; lines: readonly ReactNode[] }) {
  const locale = useLocale();
  return <Lines lines={[about.en, about.sp, ...lines, languagesInWords(languages, locale)]} />;
}

function Help({ help }: { help: NonNullable<Profile['help']> }) {
  const t = useWords();
  const locale = useLocale();
  const { services, since, gender, training, radiusMiles: miles } = help;
  return (
    <Own
      told={help}
      lines={[
        namesInWords(
          services.map((service) => t(`caregivers.service.${service}`)),
          locale,
        ),
        priceInWords(help, { t, locale }),
        lengthsInWords(help, t),
        t('search.filter.within', { miles }),
        since !== null && t('partners.facts.caresSince', { year: since }),
        gender && t(`caregivers.filter.gender.${gender}`),
        ...training,
      ]}
    />
  );
}

function Tests({ tests }: { tests: NonNullable<Profile['tests']> }) {
  const t = useWords();
  const locale = useLocale();
  const { offers, homeFeeCents } = tests;
  return (
    <>
      <Own
        told={tests}
        lines={[homeFeeCents !== null && `${t('diagnostics.profile.home')}: ${formatMoney(homeFeeCents, locale)}`]}
      />
      <Disclosure summary={t('diagnostics.center.offered', { count: offers.length })} data-testid="tests-told">
        <Lines
          lines={offers.map(({ _id, cents }) => {
            const item = itemWith(_id);
            return item && `${t(wordOf(item))}: ${formatMoney(cents, locale)}`;
          })}
        />
      </Disclosure>
    </>
  );
}

function Visiting({ visiting }: { visiting: NonNullable<Profile['visiting']> }) {
  const t = useWords();
  const locale = useLocale();
  const { services, radiusMiles: miles, zips, plans } = visiting;
  return (
    <Own
      told={visiting}
      lines={[
        namesInWords(
          services.map((service) => t(`providers.discipline.${service}`)),
          locale,
        ),
        t('search.filter.within', { miles }),
        zips.join(', '),
        programsInWords(visiting, { t, locale }),
        plans.join(', '),
      ]}
    />
  );
}
