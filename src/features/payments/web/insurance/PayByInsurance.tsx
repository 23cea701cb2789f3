import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Booking } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepForm } from '#features/bookings/web/wizard/StepForm.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { type CardHolder, endingOf, type InsuranceCard } from '#features/insurance/card.ts';
import { namesPlan } from '#features/providers/plans.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { cardDay } from '#shared/card-day.ts';
import { payments } from '../../contract.ts';
import { BookingSummary } from '../BookingSummary.tsx';
import { HoldNotice } from '../HoldNotice.tsx';
import { PaidFor } from '../PaidFor.tsx';
import { PaymentProblem } from '../PaymentProblem.tsx';
import styles from './PayByInsurance.module.css';
import { PayWays } from './PayWays.tsx';

type Props = {
  booking: Booking;
  /** Whoever is cared for, with their cards; undefined for whoever may not see them. */
  holder: CardHolder | undefined;
  /** The card that was added a moment ago. */
  added: string | undefined;
};

const confirmed = z.literal(true, 'errors.forWhomUnconfirmed');

/** The payment by insurance: whose plan is asked, what that means for the money, and nothing charged. */
export function PayByInsurance({ booking, holder, added }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const pages = usePagesOf(booking.kind);
  const [failure, setFailure] = useState<Failure>();
  const cards = holder?.cards ?? [];
  const insure = useMutation({
    mutationFn: (cardId: string) => callsOf(client, payments).insure({ body: { bookingId: booking._id, cardId } }),
    onSettled: () => Promise.all(bookingKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const form = useCheckedForm({
    schema: z.object({
      cardId: z.uuid('errors.insuranceUnchosen'),
      forWhom: booking.isForSelf ? z.optional(confirmed) : confirmed,
    }),
    fields: ['forWhom', 'cardId'],
    start: { cardId: cards.find(({ _id }) => _id === added)?._id ?? cards[0]?._id ?? '' },
    send: async ({ cardId }) => {
      setFailure(undefined);
      try {
        await insure.mutateAsync(cardId);
      } catch (error) {
        if (error instanceof Failure && error.issues.length === 0 && error.code !== 'session_expired') {
          setFailure(error);
          return;
        }
        throw error;
      }
      await navigate(pages.confirmed(booking._id), { replace: true });
    },
  });
  return (
    <WizardLayout kind={booking.kind} summary={<BookingSummary booking={booking} isInsured={booking.canPay} />}>
      <StepForm onSubmit={booking.canPay && cards.length > 0 ? form.submit : undefined}>
        <StepHead
          step="pay"
          title={t('payments.insurance.title')}
          backTo={pages.list(booking)}
          problems={form.problems}
          attempt={form.attempt}
          hasProblem={form.hasProblems || failure !== undefined}
          notice={<PaymentProblem declined={undefined} failure={failure} />}
        />
        <HoldNotice booking={booking} />
        <PayWays booking={booking} way="insurance" />
        {booking.canPay && (
          <Cards
            booking={booking}
            cards={cards}
            isAllowed={holder !== undefined}
            form={form}
            isBusy={insure.isPending || form.isSending}
          />
        )}
      </StepForm>
    </WizardLayout>
  );
}

type CardsProps = {
  booking: Booking;
  cards: readonly InsuranceCard[];
  isAllowed: boolean;
  form: Pick<ReturnType<typeof useCheckedForm<{ cardId: string; forWhom?: true | undefined }>>, 'field' | 'control'>;
  isBusy: boolean;
};

function Cards({ booking, cards, isAllowed, form, isBusy }: CardsProps) {
  const t = useWords();
  const chosen = useTypedField<string>(form.control, 'cardId');
  const card = cards.find(({ _id }) => _id === chosen);
  const { personName: name, personId, _id: id } = booking;
  const add = (
    <ButtonLink
      variant={cards.length === 0 ? 'primary' : 'secondary'}
      href={href('/care/insuranceCardList', undefined, { step: 'form', booking: id, for: personId })}
      icon={<Plus size={20} aria-hidden="true" />}
      data-testid="insurance-add"
    >
      {t(cards.length === 0 ? 'payments.insurance.addFirst' : 'payments.insurance.addOther')}
    </ButtonLink>
  );
  if (!isAllowed) return <Notice tone="warning">{t('payments.insurance.notYours', { name })}</Notice>;
  if (cards.length === 0)
    return (
      <>
        <p>{t(booking.isForSelf ? 'payments.insurance.none.self' : 'payments.insurance.none', { name })}</p>
        <div>{add}</div>
      </>
    );
  return (
    <>
      {!booking.isForSelf && <PaidFor booking={booking} control={form.field('forWhom')} />}
      <CardChoice booking={booking} cards={cards} control={form.field('cardId')} />
      <div>{add}</div>
      <WhatItMeans booking={booking} card={card} />
      <StepContinue
        who={name}
        isBusy={isBusy}
        busyLabel={t('ui.sending')}
        icon={<Send size={20} aria-hidden="true" />}
        data-testid="insure"
      >
        {t('payments.insurance.send')}
      </StepContinue>
    </>
  );
}

type ChoiceProps = Pick<CardsProps, 'booking' | 'cards'> & {
  control: ReturnType<CardsProps['form']['field']>;
};

function CardChoice({ booking, cards, control }: ChoiceProps) {
  const t = useWords();
  return (
    <RadioCards
      {...control}
      label={
        booking.isForSelf
          ? t('payments.insurance.which.self')
          : t('payments.insurance.which', { name: booking.personName })
      }
      options={cards.map((card) => ({
        value: card._id,
        label: card.plan,
        detail: (
          <span className={styles.detail}>
            {t('payments.insurance.member', { id: card.memberId })}
            <CardTag card={card} />
          </span>
        ),
      }))}
      data-testid="insurance-card-choice"
    />
  );
}

/** When it ends, where that is near; otherwise which of the person's cards it is. */
function CardTag({ card }: { card: InsuranceCard }) {
  const t = useWords();
  const ending = endingOf(card, cardDay(useOpenedAt()));
  if (ending) return <Tag tone={ending === 'ended' ? 'danger' : 'warning'}>{t(`insurance.${ending}`)}</Tag>;
  return card.rank === 'other' ? null : <Tag>{t(`insurance.rank.${card.rank}`)}</Tag>;
}

/** Nothing is charged; who checks, until when; and what one owes if the plan does not pay. */
function WhatItMeans({ booking, card }: { booking: Booking; card: InsuranceCard | undefined }) {
  const t = useWords();
  const locale = useLocale();
  const { providerName: provider, money, plansTaken } = booking;
  const total = formatMoney(money.totalCents, locale);
  const isNamed = card && namesPlan(plansTaken, card.plan);
  return (
    <section className={styles.means} aria-labelledby="insurance-means" data-testid="insurance-means">
      <h2 id="insurance-means">{t('payments.insurance.means')}</h2>
      <ol>
        <li>{t('payments.insurance.means.now', { provider })}</li>
        <li>{t('payments.insurance.means.check', { provider })}</li>
        <li>{t('payments.insurance.means.covered', { provider, total })}</li>
        <li>{t('payments.insurance.means.refused', { total })}</li>
      </ol>
      {card && (
        <Notice tone={isNamed ? 'success' : 'info'} data-testid="insurance-named">
          {t(isNamed ? 'payments.insurance.named' : 'payments.insurance.unnamed', {
            provider,
            plan: card.plan,
            plans: plansTaken.join(', '),
          })}
        </Notice>
      )}
    </section>
  );
}
