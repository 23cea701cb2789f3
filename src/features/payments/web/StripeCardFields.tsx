import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { TypedCard } from '#features/payments/card.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './CardFields.module.css';
import { type CardSource, wrongCard } from './processor.ts';

type Props = { publishableKey: string; errorOf: (name: keyof TypedCard) => string | undefined; ref: Ref<CardSource> };

/** Stripe's own field in a frame of Stripe's: what is typed never meets our page or server. */
export function StripeCardFields({ publishableKey, errorOf, ref }: Props) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const stripe = useRef<Stripe | null>(null);
  const card = useRef<StripeCardElement>(undefined);

  useEffect(() => {
    let isGone = false;
    void loadStripe(publishableKey, { locale }).then((loaded) => {
      if (isGone || !loaded || !place.current) return;
      stripe.current = loaded;
      card.current = loaded.elements().create('card');
      card.current.mount(place.current);
    });
    return () => {
      isGone = true;
      card.current?.destroy();
    };
  }, [publishableKey, locale]);

  useImperativeHandle(
    ref,
    () => ({
      async token() {
        if (!stripe.current || !card.current) throw wrongCard([{ field: 'number', key: 'errors.unreachable' }]);
        const { paymentMethod, error } = await stripe.current.createPaymentMethod({ type: 'card', card: card.current });
        if (paymentMethod) return paymentMethod.id;
        const key = error?.type === 'validation_error' ? 'errors.cardImproper' : 'errors.unreachable';
        throw wrongCard([{ field: 'number', key }]);
      },
      async confirm(clientSecret) {
        await stripe.current?.handleNextAction({ clientSecret });
      },
      // Stripe's field is one: number, date and code go together
      forgetCode: () => card.current?.clear(),
    }),
    [],
  );

  const error = errorOf('number');
  return (
    <div className={styles.fields}>
      {error && <Notice tone="danger">{error}</Notice>}
      <div ref={place} className={styles.mount} data-testid="stripe-card" />
    </div>
  );
}
