import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { TimeButton } from '#features/availability/web/TimeButton.tsx';
import type { family } from '#features/family/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { StrangerNotice } from '#features/family/web/StrangerNotice.tsx';
import { useWhose } from '#features/family/web/useWhose.ts';
import { spokenLanguages } from '#features/providers/spoken-languages.ts';
import { useClientId } from '#features/threads/web/useClientId.ts';
import type { Reply } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { tours } from '../contract.ts';
import type { TourTimes } from '../times.ts';
import { LONGEST_WISHES, TOUR_CONSENT_VERSION, type Tour, TourForm } from '../tour.ts';
import { askAddress } from './visit-address.ts';
import { timeInWords } from './visit-words.ts';
import styles from './Visits.module.css';
import { ZoneNote } from './ZoneNote.tsx';

type Place = Reply<typeof tours.times>;
type People = Reply<typeof family.people>;

type Props = {
  place: Place;
  people: People;
  /** A visit that the family has there already. */
  known: Tour | undefined;
  at: string | undefined;
};

/** Asks a place for a visit: at the time that the address names, or one that is chosen here. */
export function AskVisit({ place, people, known, at }: Props) {
  const t = useWords();
  const { _id: pathParam, name, data, isVerified } = place;
  const title = t('tours.ask.title', { name });
  const person = useForWhom();
  const back = (
    <BackLink href={href('/care/daycaredetails/:pathParam?', { pathParam }, { for: person })}>
      {t('tours.ask.back')}
    </BackLink>
  );
  if (data && data.times.length > 0) return <AskForm {...{ place, people, known, at, title, back }} times={data} />;
  return (
    <FocusLayout title={title} back={back}>
      <p data-testid="no-visits">{t(data ? 'availability.none' : 'tours.ask.closed')}</p>
      {isVerified ? (
        <ButtonLink href={href('/dashboard-enquiries', undefined, { provider: pathParam, for: person })}>
          {t('tours.ask.question')}
        </ButtonLink>
      ) : (
        <ButtonLink href={href('/scare/unverifiedCenter/:pathParam?', { pathParam })} data-testid="ask-contact">
          {t('tours.ask.contact')}
        </ButtonLink>
      )}
    </FocusLayout>
  );
}

type FormProps = Props & {
  times: NonNullable<TourTimes>;
  title: string;
  back: ReactNode;
};

const SELF = 'self';

function AskForm({ place: { _id: providerId, name }, times, people, known, at, title, back }: FormProps) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const forWhom = useForWhom();
  const clientIdOf = useClientId();
  const { timeZone } = times;
  const others = people.data.filter(({ scopes }) => scopes.includes('bookings'));
  const [person, setPerson] = useState(others.some(({ _id }) => _id === forWhom) ? (forWhom ?? SELF) : SELF);
  const { isStranger } = useWhose({ data: others, ownId: people.ownId });
  const [isChoosing, setChoosing] = useState(false);
  const isFree = at !== undefined && times.times.includes(at);
  const choose = (time: string) => {
    setChoosing(false);
    void navigate(askAddress(providerId, { at: time, person: forWhom }), { replace: true, preventScrollReset: true });
  };
  const form = useCheckedForm({
    schema: TourForm,
    fields: ['wishes', 'language', 'phone', 'consent'],
    start: { wishes: '', language: locale.slice(0, 2), phone: '', consent: false },
    draft: { name: `visit-${providerId}`, label: title },
    send: async (typed) => {
      if (!isFree) throw Failure.of('startsAt', 'errors.slotUnselected');
      const familyMemberId = person === SELF ? null : person;
      const body = { ...typed, providerId, startsAt: at, familyMemberId, consentVersion: consented };
      await callsOf(client, tours)
        .ask({ body: { ...body, clientId: clientIdOf(JSON.stringify(body)) } })
        .finally(() => refreshTopics(client, ['tours']));
      await navigate(href('/dashboard-visits'), { replace: true });
      toast({ text: t('tours.ask.sent', { name }) });
    },
  });
  const phone = useTypedField<string>(form.control, 'phone');
  const isTaken = form.failure?.code === 'tour_taken';
  const near = isTaken
    ? String(form.failure?.values['times'] ?? '')
        .split(',')
        .filter(Boolean)
    : [];
  return (
    <FocusLayout title={title} errorWord={useErrorWord(form)} back={back} before={<FormProblems form={form} />}>
      <p className="muted">{t('tours.first.text', { minutes: times.minutes })}</p>
      {known && (
        <Notice
          title={t('tours.ask.known')}
          action={
            <a className="link" href={href('/dashboard-visits', undefined, { id: known._id })}>
              {t('tours.ask.known.open')}
            </a>
          }
        >
          {momentInWords(known.startsAt, { timeZone, locale })}
        </Notice>
      )}
      <RestoredNotice form={form} />
      {isStranger && <StrangerNotice />}
      {at !== undefined && !isFree && (
        <Notice tone="warning" title={t('tours.ask.gone')} isLive data-testid="time-gone">
          {t('tours.ask.gone.text')}
        </Notice>
      )}
      {near.length > 0 && !isFree && <NearTimes times={near} timeZone={timeZone} onChoose={choose} />}
      {isFree && !isChoosing ? (
        <div className={styles.chosen} data-testid="chosen-time">
          <p>
            <b>{sentenceCase(momentInWords(at, { timeZone, locale }), locale)}</b>
          </p>
          <button type="button" className="link" onClick={() => setChoosing(true)} data-testid="other-time">
            {t('tours.ask.other')}
          </button>
        </div>
      ) : (
        <SlotPicker
          label={t('tours.ask.when')}
          times={times.times}
          timeZone={timeZone}
          chosen={isFree ? [at] : []}
          onChoose={choose}
        />
      )}
      <Form form={form} data-testid="visit-form">
        {others.length > 0 && (
          <RadioCards
            name="visit-person"
            label={t('tours.ask.who')}
            value={person}
            onChange={({ target }) => setPerson(target.value)}
            options={[
              { value: SELF, label: t('tours.ask.me') },
              ...others.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` })),
            ]}
            data-testid="visit-who"
          />
        )}
        <TextAreaField
          label={t('tours.ask.wishes')}
          hint={t('tours.ask.wishes.hint')}
          isOptional
          rows={3}
          limit={LONGEST_WISHES}
          {...form.field('wishes')}
          data-testid="visit-wishes"
        />
        <SelectField
          label={t('tours.ask.language')}
          options={spokenLanguages([], locale)}
          {...form.field('language')}
          data-testid="visit-language"
        />
        <PhoneField
          label={t('tours.ask.phone')}
          hint={t('tours.ask.phone.hint')}
          isOptional
          {...form.field('phone')}
          data-testid="visit-phone"
        />
        {phone !== '' && (
          <CheckboxField
            label={t('tours.consent', { provider: name })}
            {...form.field('consent')}
            data-testid="visit-consent"
          />
        )}
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="visit-send">
          {t('tours.ask.send')}
        </SubmitButton>
        <p className="small muted">{t('tours.ask.next', { name })}</p>
      </Form>
    </FocusLayout>
  );
}

const consented = TOUR_CONSENT_VERSION as typeof TOUR_CONSENT_VERSION;

type NearProps = { times: readonly string[]; timeZone: string; onChoose: (time: string) => void };

/** What is free as near as can be to a time that somebody else was quicker to take. */
function NearTimes({ times, timeZone, onChoose }: NearProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <div className={styles.near} data-testid="near-times">
      <p>
        <b>{t('tours.near')}</b>
      </p>
      <ul>
        {times.map((time) => (
          <li key={time}>
            <TimeButton onClick={() => onChoose(time)} data-testid="near-time">
              {timeInWords(time, { timeZone, locale })}
            </TimeButton>
          </li>
        ))}
      </ul>
      <ZoneNote timeZone={timeZone} at={times[0] ?? ''} />
    </div>
  );
}
