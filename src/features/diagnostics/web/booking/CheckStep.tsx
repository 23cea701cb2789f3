import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { NOTE_LIMIT } from '#features/bookings/question.ts';
import { ANSWER_HOURS } from '#features/bookings/status.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { draftOfBooking } from '#features/bookings/web/wizard/booking-draft.ts';
import { CareNotesCard } from '#features/bookings/web/wizard/CareNotesCard.tsx';
import { ChosenRows } from '#features/bookings/web/wizard/ChosenRows.tsx';
import { PriceChange } from '#features/bookings/web/wizard/PriceChange.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useBook } from '#features/bookings/web/wizard/useBook.ts';
import { useOwnHome } from '#features/bookings/web/wizard/useOwnHome.ts';
import { useNameOf, useWho } from '#features/bookings/web/wizard/useWho.ts';
import { forgetNotes, notesToSend } from '#features/care-notes/web/care-draft.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { RestoredNotice } from '#web/forms/Form.tsx';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { emptyCart } from '../../cart.ts';
import { diagnostics } from '../../contract.ts';
import { HomeAddress, LAB_ORDER, OrderRequest } from '../../order.ts';
import { labOrders } from '../../order-contract.ts';
import { cartStore } from '../cart/cart-store.ts';
import { PreparationList } from '../tests/PreparationList.tsx';
import { stepAddress, type StepProps, totalOf } from './order-steps.ts';
import { Fasting } from './TimeStep.tsx';

const note = OrderRequest.shape.note;
const AtCentre = z.object({ street: z.string(), zip: z.string(), note });
const AtHome = z.object({ ...HomeAddress.shape, note });

/** Where to come to, and everything once more. Whoever comes too late goes back to the times. */
export function CheckStep(props: StepProps & { promisedCents: number | undefined }) {
  const { lab, basket, draft, promisedCents } = props;
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const who = useNameOf(draft.familyMemberId);
  const totalCents = totalOf(props);
  const { book, isBusy, isPaused, isUncertain } = useBook(callsOf(client, labOrders).book, {
    next: usePagesOf(LAB_ORDER).pay,
    outdated: [diagnostics.basket, diagnostics.schedule, diagnostics.centre],
  });
  const isOrdered = useRef(false);
  // Once the page is left: emptied before, it would say so for a moment.
  useEffect(() => () => void (isOrdered.current && cartStore.set(emptyCart)), []);
  const booking = { providerId: lab._id, personId: draft.familyMemberId };
  const isHome = draft.draw === 'home';
  const form = useCheckedForm({
    schema: isHome ? AtHome : AtCentre,
    fields: ['street', 'zip', 'note'],
    start: { street: '', zip: '', note: '' },
    draft: draftOfBooking(lab),
    send: async ({ street, zip, note: written }) => {
      const notes = notesToSend(booking);
      try {
        await book({
          centerId: lab._id,
          items: basket.lines.map(({ _id }) => _id),
          draw: draft.draw,
          startsAt: draft.time ?? '',
          familyMemberId: draft.familyMemberId,
          note: written,
          expectedCents: totalCents,
          ...(isHome && { street, zip }),
          ...(notes && { careNotes: notes }),
        });
      } catch (error) {
        if (error instanceof Failure && error.code === 'slot_taken')
          await navigate(stepAddress(draft, 'time', { taken: 1 }));
        throw error; // what was typed is kept, as it is after every refusal
      }
      forgetNotes(booking);
      isOrdered.current = true;
    },
  });
  const [street, zip, typed] = [
    useTypedField<string>(form.control, 'street'),
    useTypedField<string>(form.control, 'zip'),
    useTypedField<string>(form.control, 'note'),
  ];
  useOwnHome({ familyMemberId: draft.familyMemberId, street, zip, setValue: form.setValue, isAsked: isHome });
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="order-check">
      <StepHead
        step="check"
        title={t('diagnostics.order.check')}
        backTo={stepAddress(draft, 'person', { total: promisedCents })}
        problems={form.problems}
        attempt={form.attempt}
        failure={form.failure}
      />
      <PriceChange
        promisedCents={promisedCents}
        totalCents={totalCents}
        title={t('diagnostics.order.priceChanged', {
          before: formatMoney(promisedCents ?? totalCents, locale),
          now: formatMoney(totalCents, locale),
        })}
      />
      <Rows {...props} />
      <RestoredNotice form={form} />
      {isHome && <HomeFields field={form.field} isFixed={isUncertain} />}
      <Card aria-labelledby="order-prepare" className="stack">
        <h2 id="order-prepare">{t('diagnostics.prepare.title')}</h2>
        <Fasting basket={basket} time={draft.time} timeZone={lab.timeZone} />
        <PreparationList {...basket} />
      </Card>
      <TextAreaField
        {...form.field('note')}
        label={t('diagnostics.order.note')}
        hint={t('diagnostics.order.note.hint', { name: lab.name })}
        value={typed}
        limit={NOTE_LIMIT}
        isOptional
        readOnly={isUncertain}
        data-testid="order-note"
      />
      <CareNotesCard
        provider={lab}
        personId={draft.familyMemberId}
        address={stepAddress(draft, 'person', { know: 1, total: promisedCents })}
        isFixed={isUncertain}
      />
      <p>{t('diagnostics.order.answered', { name: lab.name, hours: ANSWER_HOURS })}</p>
      <p className="small muted">
        {t('diagnostics.order.terms')} {t('diagnostics.order.hold', { minutes: HOLD_MINUTES })}
      </p>
      <StepContinue
        who={who}
        isBusy={form.isSending || isBusy}
        busyLabel={t(isPaused ? 'shell.offline.sending' : 'diagnostics.order.busy')}
      />
    </form>
  );
}

type HomeProps = { field: CheckedForm<z.output<typeof AtHome>>['field']; isFixed: boolean };

/** Where somebody is to come to. */
function HomeFields({ field, isFixed }: HomeProps) {
  const t = useWords();
  return (
    <Card aria-labelledby="home-address" className="fields">
      <h2 id="home-address">{t('diagnostics.order.address')}</h2>
      <TextField
        {...field('street')}
        label={t('diagnostics.order.street')}
        autoComplete="street-address"
        readOnly={isFixed}
        data-testid="street"
      />
      <ZipField {...field('zip')} label={t('diagnostics.order.zip')} readOnly={isFixed} data-testid="zip" />
    </Card>
  );
}

/** All that was chosen, each with the way to change it. */
function Rows({ lab, basket, draft }: StepProps) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const times = stepAddress(draft, 'time');
  const moment = draft.time && momentInWords(draft.time, { timeZone: lab.timeZone, locale });
  const rows = [
    {
      name: 'tests',
      term: t('diagnostics.order.tests'),
      value: basket.lines.map(({ name }) => name).join(', '),
      href: href('/mycart'),
    },
    { name: 'draw', term: t('diagnostics.order.where'), value: t(`diagnostics.draw.${draft.draw}`), href: times },
    { name: 'time', term: t('diagnostics.order.time'), value: moment, href: times },
    { name: 'person', term: t('diagnostics.order.for'), value: who, href: stepAddress(draft, 'person') },
  ];
  return <ChosenRows rows={rows} change={t('diagnostics.order.change')} />;
}
