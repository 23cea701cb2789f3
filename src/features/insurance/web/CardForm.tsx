import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { StrangerNotice } from '#features/family/web/StrangerNotice.tsx';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type CardHolder, type InsuranceCard, InsuranceCardForm } from '../card.ts';
import { insurance } from '../contract.ts';
import styles from './CardForm.module.css';
import { CardPicture } from './CardPicture.tsx';
import { refreshCards } from './queries.ts';

const PersonCardForm = z.extend(InsuranceCardForm, { personId: z.uuid('errors.personUnchosen') });
type TypedPersonCard = z.output<typeof PersonCardForm>;
type Pictures = Pick<InsuranceCardForm, 'front' | 'back'>;

type Props = {
  holders: readonly CardHolder[];
  /** Whose card it is, as the address says. */
  personId: string | undefined;
  card: InsuranceCard | undefined;
  backTo: string;
  onSaved: (card: InsuranceCard) => Promise<void> | void;
};

/** A card that is added, or changed: what is printed on it, and a picture of each side. */
export function CardForm({ holders, personId: named, card: shown, backTo, onSaved }: Props) {
  const t = useWords();
  // One that somebody has taken away meanwhile stays here as it was typed, and is refused.
  const [opened] = useState(shown);
  const card = shown ?? opened;
  const client = useQueryClient();
  const toast = useToast();
  const isStranger = !card && named !== undefined && !holders.some(({ personId }) => personId === named);
  const title = t(card ? 'insurance.change.title' : 'insurance.add.title');
  const form = useCheckedForm<TypedPersonCard>({
    schema: PersonCardForm,
    fields: ['personId', 'plan', 'payer', 'memberId', 'groupId', 'endsOn', 'front', 'back'],
    start: startOf(card, isStranger ? undefined : (named ?? onlyOf(holders))),
    draft: { name: `insurance-${card?._id ?? 'new'}`, label: title },
    send: async ({ personId: familyMemberId, endsOn, ...printed }) => {
      const calls = callsOf(client, insurance);
      const body = { ...printed, endsOn: endsOn ?? '' };
      const sent = card
        ? calls.change({ params: { id: card._id }, body: { version: card.version, ...body } })
        : calls.add({ body: { familyMemberId, ...body } });
      // Another version is known from the next try on: what was typed stays.
      sent.catch(() => void refreshCards(client));
      const { data } = await sent;
      await refreshCards(client);
      toast({ text: t('insurance.saved', { plan: data.plan }) });
      await onSaved(data);
    },
  });
  return (
    <FocusLayout
      title={title}
      errorWord={useErrorWord(form)}
      back={<BackLink href={backTo}>{t('insurance.back.to')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <p className="muted">{t('insurance.form.lead')}</p>
      <RestoredNotice form={form} />
      {isStranger && <StrangerNotice />}
      <Form form={form} data-testid="insurance-form">
        {!card && (holders.length > 1 || isStranger) && (
          <RadioCards
            label={t('insurance.forWhom')}
            options={holders.map((holder) => ({
              value: holder.personId,
              label: holder.isSelf ? t('insurance.forWhom.self') : holder.personName,
            }))}
            {...form.field('personId')}
            data-testid="insurance-person"
          />
        )}
        <TextField
          label={t('insurance.plan')}
          hint={t('insurance.plan.hint')}
          autoComplete="off"
          {...form.field('plan')}
        />
        <TextField
          label={t('insurance.payer')}
          hint={t('insurance.payer.hint')}
          isOptional
          autoComplete="off"
          {...form.field('payer')}
        />
        <TextField
          label={t('insurance.memberId')}
          hint={t('insurance.memberId.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('memberId')}
        />
        <TextField
          label={t('insurance.groupId')}
          hint={t('insurance.groupId.hint')}
          isOptional
          autoComplete="off"
          spellCheck={false}
          {...form.field('groupId')}
        />
        <Controller
          control={form.control}
          name="endsOn"
          render={({ field }) => (
            <DayField
              {...field}
              label={t('insurance.endsOn')}
              hint={t('insurance.endsOn.hint')}
              isOptional
              error={form.field('endsOn').error}
            />
          )}
        />
        <Sides form={form} />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="insurance-save">
          {t('insurance.save')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}

const onlyOf = ([first, ...others]: readonly CardHolder[]) => (others.length === 0 ? first?.personId : undefined);

const startOf = (card: InsuranceCard | undefined, personId: string | undefined) => ({
  personId: card?.personId ?? personId ?? '',
  plan: card?.plan ?? '',
  payer: card?.payer ?? '',
  memberId: card?.memberId ?? '',
  groupId: card?.groupId ?? '',
  endsOn: card?.endsOn ?? '',
  front: card?.front ?? null,
  back: card?.back ?? null,
});

type SidesProps = { form: Pick<ReturnType<typeof useCheckedForm<TypedPersonCard>>, 'control' | 'setValue' | 'field'> };

/** The pictures of both sides. */
function Sides({ form }: SidesProps) {
  const typed = useTyped<Pictures>(form.control);
  return (
    <div className={styles.sides}>
      {(['front', 'back'] as const).map((side) => (
        <CardPicture
          key={side}
          side={side}
          file={typed[side]}
          error={form.field(side).error}
          onChange={(file) => form.setValue(side, file)}
        />
      ))}
    </div>
  );
}
