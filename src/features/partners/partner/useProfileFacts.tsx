import { joinsByContact } from '#features/providers/application.ts';
import { languageName } from '#shared/language-name.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { type Application, profileParts } from '../application.ts';
import { type ProfileFact, useDoctorFacts } from './useDoctorFacts.tsx';
import { useServiceFacts } from './useServiceFacts.tsx';

/** What an application says, in short; null where nobody has answered yet. */
export function useProfileFacts(application: Application): ProfileFact[] {
  const t = useWords();
  const locale = useLocale();
  const { kind, profile, evidence } = application;
  const ofPlace = usePlaceFacts(profile);
  const ofDoctor = useDoctorFacts(profile);
  const ofContact = [...useContactFacts(profile), ...useServiceFacts(profile)];
  const known = kind === 'doctor' ? ofDoctor : joinsByContact(kind) ? ofContact : ofPlace;
  const shown = new Intl.ListFormat(locale).format(evidence.map((line) => t(`providers.evidence.${line.kind}`)));
  return [
    ...known.filter(({ step }) => profileParts[kind].some((part) => part === step)),
    { step: 'evidence', term: t('partners.step.evidence'), value: evidence.length === 0 ? null : shown },
  ];
}

function useContactFacts({ contact }: Application['profile']): ProfileFact[] {
  const t = useWords();
  return [
    {
      step: 'contact',
      term: t('partners.step.contact'),
      value: contact && (
        <>
          <b>{contact.name}</b>
          <br />
          {contact.street}, {contact.city}, {contact.state} {contact.zip}
          <br />
          {phoneInWords(contact.phone)}
          <br />
          {t('providers.evidence.licence.number')}: {contact.licence}
        </>
      ),
    },
  ];
}

function usePlaceFacts({ place, care, words }: Application['profile']): ProfileFact[] {
  const t = useWords();
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  return [
    {
      step: 'place',
      term: t('partners.step.place'),
      value: place && (
        <>
          <b>{place.name}</b>, {t(`seniorCare.kind.${place.kind}`)}
          <br />
          {place.street}, {place.city}, {place.state} {place.zip}
          <br />
          {phoneInWords(place.phone)}
        </>
      ),
    },
    {
      step: 'care',
      term: t('partners.step.care'),
      value: care && (
        <>
          {t('partners.facts.seats', { count: care.capacity })}
          <br />
          {t('partners.facts.prices', {
            day: formatMoney(care.prices.dayCents, locale),
            week: formatMoney(care.prices.weekCents, locale),
            month: formatMoney(care.prices.monthCents, locale),
          })}
        </>
      ),
    },
    {
      step: 'words',
      term: t('partners.step.words'),
      value: words && (
        <>
          {words.about.en}
          <br />
          {list.format(words.languages.map((code) => languageName(code, locale)))}
        </>
      ),
    },
  ];
}
