import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { CareNotesCard } from '#features/bookings/web/wizard/CareNotesCard.tsx';
import { draftOfBooking } from '#features/bookings/web/wizard/booking-draft.ts';
import { NoteField, NoteForm } from '#features/bookings/web/wizard/NoteField.tsx';
import { PriceChange } from '#features/bookings/web/wizard/PriceChange.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useBook } from '#features/bookings/web/wizard/useBook.ts';
import { useIsSelf, useNameOf } from '#features/bookings/web/wizard/useWho.ts';
import { Welcome } from '#features/bookings/web/wizard/Welcome.tsx';
import { forgetNotes, notesToSend } from '#features/care-notes/web/care-draft.ts';
import { NewPersonForm, newPersonFields } from '#features/circle/new-person.ts';
import { NewPersonCard } from '#features/circle/web/new-person/NewPersonCard.tsx';
import { useNewPerson } from '#features/circle/web/new-person/useNewPerson.ts';
import { PayAtOnce } from '#features/payments/web/at-once/PayAtOnce.tsx';
import { usePayAtOnce } from '#features/payments/web/at-once/usePayAtOnce.ts';
import { TypedCardForm, typedCardFields } from '#features/payments/web/typed/typed-card.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilClock } from '#web/moment-in-words.ts';
import { callsOf } from '#web/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { seniorCare } from '../../contract.ts';
import { SERVICE_ID } from '../../stay.ts';
import { quoteFor } from '../queries.ts';
import type { StepProps } from './booking-steps.ts';
import { BegunToday } from './BegunToday.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import { CheckRows } from './CheckRows.tsx';
import { FullDays } from './FullDays.tsx';
import { bookOrChange } from './book-or-change.ts';
import { countsOf, estimateOf, fullKey, type StayDraft } from './stay-draft.ts';
import { HeldAlready, SameStay } from './SameStay.tsx';
import { StayEstimate } from './StayEstimate.tsx';

const CheckForm = z.extend(NoteForm, TypedCardForm.shape);
type CheckForm = z.output<typeof CheckForm> & Partial<NewPersonForm>;
const checkFields = ['note', ...typedCardFields] as const;

const checkForm = (isForNewcomer: boolean): z.core.$ZodType<CheckForm, Record<string, unknown>> =>
  isForNewcomer ? z.extend(CheckForm, NewPersonForm.shape) : CheckForm;

/** Everything once more, as the server knows it now. A price or a day that changed is said, and needs a Continue of its own. */
export function CheckStep({ centre, draft, held, addressOf, newcomer, onChange, promisedCents, now }: StepProps) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Straight from the log-in or from a card of the list, nobody was asked for whom it is.
  const isStraight = params.has('welcome') || params.has('proposed');
  const known = useNameOf(draft.familyMemberId);
  const isSelf = useIsSelf(draft.familyMemberId) && !newcomer;
  const person = useNewPerson({ newcomer, personId: draft.familyMemberId });
  const client = useQueryClient();
  const pricing = useQuery({
    ...quoteFor(centre._id, draft, held?._id),
    placeholderData: keepPreviousData, // a card that is being typed stays while other days are priced
    meta: { isQuiet: true },
  });
  const quote = pricing.isPlaceholderData ? undefined : pricing.data;
  const estimate = quote?.estimate ?? estimateOf(draft, centre);
  const { pay } = usePagesOf('stay');
  const paying = usePayAtOnce({
    kind: 'stay',
    personId: draft.familyMemberId,
    cents: pricing.data?.estimate.depositCents,
    isPricing: pricing.isFetching && quote === undefined,
  });
  // Only a press of the button that says it charges anything.
  const paysNow = useRef(false);
  const { book, isBusy, isPaused, isUncertain } = useBook(bookOrChange(callsOf(client, seniorCare)), {
    next: (bookingId) => (paysNow.current ? paying.payFor(bookingId) : pay(bookingId)),
    outdated: [seniorCare.details, seniorCare.quote],
  });
  const toldOf = { providerId: centre._id, personId: draft.familyMemberId };
  const fullDays = quote?.fullDays ?? [];
  // What one has oneself says nothing of somebody new.
  const found = (!newcomer && quote?.known) || [];
  // What one holds there already becomes this, instead of standing beside it.
  const instead = held ?? found.find(({ isHeld }) => isHeld);
  const same = found.filter(({ _id }) => _id !== instead?._id);
  const [isAgain, setAgain] = useState(false);
  const form = useCheckedForm({
    schema: checkForm(newcomer !== undefined),
    fields: newcomer ? [...newPersonFields, ...checkFields] : checkFields,
    start: { note: held?.note ?? '', ...person.start },
    draft: held ? { name: `held-${held._id}`, label: centre.name } : draftOfBooking(centre),
    send: async ({ note, ...typed }) => {
      const full = fullKey(fullDays, centre);
      if (full) throw full === 'errors.seats_taken' ? new Failure('seats_taken') : Failure.of('weekDays', full);
      // A repetition of an attempt that may have arrived may find its own booking.
      if (same.length > 0 && !instead && !isAgain && !isUncertain) throw Failure.of('isAgain', 'errors.sameStay');
      if (paysNow.current) await paying.takeCard();
      const familyMemberId = await person.idOf(typed);
      await book({
        instead: instead?._id,
        isNote: held !== undefined || note !== '',
        ...draft,
        familyMemberId,
        ...countsOf(draft),
        again: false,
        centerId: centre._id,
        serviceID: SERVICE_ID,
        categoryId: centre.kind,
        note,
        careNotes: held || newcomer ? undefined : notesToSend(toldOf),
        estimateTotalCents: estimate?.totalCents,
      });
      if (!newcomer) forgetNotes(toldOf);
    },
  });

  const typedName = useTypedField<string | undefined>(form.control, 'fullName');
  const newName = newcomer && (person.unknown ?? (typedName?.trim() || undefined));
  const isPayable = paying.method !== undefined;
  const change = (change: Partial<StayDraft>) => {
    const next = { ...draft, ...change };
    onChange(change);
    void navigate(addressOf(next, 'check', { total: estimateOf(next, centre)?.totalCents }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const perUnit = (totalCents: number, units: number) => formatMoney(Math.round(totalCents / units), locale);
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-check">
      <StepHead
        step="check"
        title={t('seniorCare.booking.check')}
        backTo={addressOf(draft, held || isStraight ? 'time' : 'person', { total: promisedCents })}
        notice={<Welcome />}
        problems={form.problems}
        attempt={form.attempt}
        failure={form.failure}
      />
      {estimate && estimate.units > 0 && (
        <PriceChange
          promisedCents={promisedCents}
          totalCents={estimate.totalCents}
          title={t(`seniorCare.priceChanged.${draft.typeSelect}`, {
            before: perUnit(promisedCents ?? estimate.totalCents, estimate.units),
            now: formatMoney(estimate.unitCents, locale),
          })}
        />
      )}
      <FullDays days={fullDays} closedDays={centre.closedDays} draft={draft} onChange={change} />
      <BegunToday centre={centre} draft={draft} now={now} />
      {newcomer && <NewPersonCard fieldOf={form.field} fixed={person.unknown} />}
      <CheckRows
        newName={newcomer && (newName ?? '–')}
        centre={centre}
        draft={draft}
        held={held}
        addressOf={addressOf}
      />
      {!isUncertain && instead && !held && <HeldAlready booking={instead} />}
      {!isUncertain && !instead && (
        <SameStay
          known={same}
          isMeant={isAgain}
          onMean={setAgain}
          error={isAgain ? undefined : form.problems.find(({ field }) => field === 'isAgain')?.message}
        />
      )}
      {!held && !newcomer && (
        <CareNotesCard
          provider={centre}
          personId={draft.familyMemberId}
          address={addressOf(draft, 'person', { know: 1, total: promisedCents })}
          isFixed={isUncertain}
        />
      )}
      <NoteField form={form} label={t('seniorCare.note')} hint={t('seniorCare.note.hint')} isFixed={isUncertain} />
      <Card as="div">
        <StayEstimate centre={centre} draft={draft} quoted={estimate} />
      </Card>
      {isPayable && (
        <PayAtOnce
          paying={paying}
          personId={draft.familyMemberId}
          newName={newName}
          terms={{ cancelling: quote?.cancelling ?? null, providerName: centre.name, timeZone: centre.timeZone }}
          cardErrorOf={(name) => form.field(name).error}
        />
      )}
      {(held || !(isPayable || paying.isAsking)) && (
        <p className="small muted" data-testid="hold-until">
          {held?.heldUntil
            ? t('seniorCare.held.until', {
                bookingId: held.bookingId,
                time: untilClock(held.heldUntil, { timeZone: centre.timeZone, locale }),
              })
            : t('seniorCare.booking.hold', { minutes: HOLD_MINUTES })}
        </p>
      )}
      <CheckButtons
        who={newcomer ? newName : known}
        isSelf={isSelf}
        paying={paying}
        isBusy={form.isSending || isBusy}
        isPaused={isPaused}
        onPress={(way) => {
          paysNow.current = way === 'pay';
        }}
      />
    </form>
  );
}
