import { type Ref, Suspense } from 'react';
import type { TypedCard } from '#features/payments/card.ts';
import type { Checkout } from '#features/payments/contract.ts';
import { openedPart } from '#web/opened-part.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { CardSource } from './processor.ts';
import { SimulatedCardFields } from './SimulatedCardFields.tsx';

const StripeCardFields = openedPart(async () => (await import('./StripeCardFields.tsx')).StripeCardFields);

type Props = { checkout: Checkout; errorOf: (name: keyof TypedCard) => string | undefined; ref: Ref<CardSource> };

/** The fields of whoever processes cards here. */
export function CardFields({ checkout, ...rest }: Props) {
  if (checkout.provider === 'simulated') return <SimulatedCardFields {...rest} gateway={checkout.gateway} />;
  return (
    <Suspense fallback={<Skeleton shape="button" />}>
      <StripeCardFields {...rest} publishableKey={checkout.publishableKey} />
    </Suspense>
  );
}
