import { CreditCard } from 'lucide-react';
import { type ChangeEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { cardDay } from '#shared/card-day.ts';
import { brandOf, cardIssues, groupedExpiry, groupedNumber, type TypedCard } from '#features/payments/card.ts';
import { useWords } from '#web/i18n/words.tsx';
import { serverNow } from '#web/server-clock.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { takeShaped } from '#web/ui/take-shaped.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useSession } from '#web/useSession.tsx';
import styles from './CardFields.module.css';
import { type CardSource, simulatedConfirmation, simulatedToken, wrongCard } from './processor.ts';

type Props = { gateway: string; errorOf: (name: keyof TypedCard) => string | undefined; ref: Ref<CardSource> };

const blank: TypedCard = { number: '', expiry: '', cvc: '', name: '', zip: '' };

/**
 * Card fields in the order of the card, with the name of the account until another one is typed. What is typed lives in this component
 * only, and goes to the processor.
 */
export function SimulatedCardFields({ gateway, errorOf, ref }: Props) {
  const t = useWords();
  const [own, setOwn] = useState<Partial<TypedCard>>({});
  const ownName = useSession()?.name ?? '';
  const card = useMemo<TypedCard>(() => ({ ...blank, name: ownName, ...own }), [ownName, own]);
  const [question, setQuestion] = useState<string>();
  const answered = useRef<() => void>(undefined);

  useImperativeHandle(
    ref,
    () => ({
      async token() {
        const wrong = cardIssues(card, cardDay(new Date(serverNow())));
        if (wrong.length > 0) throw wrongCard(wrong);
        return simulatedToken(gateway, card);
      },
      confirm: (clientSecret) =>
        new Promise((resolve) => {
          answered.current = resolve;
          setQuestion(clientSecret);
        }),
      forgetCode: () => setOwn((before) => ({ ...before, cvc: '' })),
    }),
    [card, gateway],
  );

  const answer = async (approve: boolean) => {
    if (question) await simulatedConfirmation(gateway, question, approve);
    setQuestion(undefined);
    answered.current?.();
  };
  const field = (name: keyof TypedCard, shape: (typed: string) => string = (typed) => typed) => ({
    name,
    value: card[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = takeShaped(event, shape);
      setOwn((before) => ({ ...before, [name]: typed }));
    },
  });
  const brand = brandOf(card.number);
  const codeLength = brand === 'amex' ? 4 : 3;
  return (
    <div className={styles.fields}>
      <TextField
        label={t('payments.card.number')}
        {...field('number', groupedNumber)}
        inputMode="numeric"
        autoComplete="cc-number"
        data-testid="card-number"
      />
      {card.number.length > 1 && brand !== 'other' && (
        <p className={styles.brand}>
          <CreditCard size={22} aria-hidden="true" />
          {t(`payments.brand.${brand}`)}
        </p>
      )}
      <div className={styles.pair}>
        <TextField
          label={t('payments.card.expiry')}
          hint={t('payments.card.expiry.hint')}
          {...field('expiry', groupedExpiry)}
          inputMode="numeric"
          autoComplete="cc-exp"
          extent="short"
          data-testid="card-expiry"
        />
        <TextField
          label={t('payments.card.code')}
          hint={t(codeLength === 4 ? 'payments.card.code.front' : 'payments.card.code.back')}
          {...field('cvc', (typed) => typed.replace(/\D/g, '').slice(0, codeLength))}
          inputMode="numeric"
          autoComplete="cc-csc"
          extent="short"
          data-testid="card-code"
        />
      </div>
      <TextField label={t('payments.card.name')} {...field('name')} autoComplete="cc-name" data-testid="card-name" />
      <TextField
        label={t('payments.card.zip')}
        isOptional
        {...field('zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        extent="short"
        data-testid="card-zip"
      />
      <Dialog
        isOpen={question !== undefined}
        onClose={() => void answer(false)}
        role="alertdialog"
        canDismiss={false}
        title={t('payments.bank.title')}
        actions={
          <>
            <Button onClick={() => void answer(true)} data-testid="bank-approve">
              {t('payments.bank.approve')}
            </Button>
            <Button variant="secondary" onClick={() => void answer(false)} data-testid="bank-decline">
              {t('payments.bank.decline')}
            </Button>
          </>
        }
        data-testid="bank-question"
      >
        <p>{t('payments.bank.text')}</p>
      </Dialog>
    </div>
  );
}
