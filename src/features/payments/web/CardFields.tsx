import { type Ref, Suspense } from 'react';
import type { TypedCard } from '#features/payments/card.ts';
import type { Checkout } from '#features/payments/contract.ts';
import { openedPart } from '#web/opened-part.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useIsAlive } from '#web/useIsAlive.ts';
import type { CardSource } from './processor.ts';
import { SimulatedCardFields } from './SimulatedCardFields.tsx';

const StripeCardFields = openedPart(async () => (await import('./StripeCardFields.tsx')).StripeCardFields);

type Props = { checkout: Checkout; errorOf: (name: keyof TypedCard) => string | undefined; ref: Ref<CardSource> };

/** The fields of whoever processes cards here. */
export function CardFields({ checkout, ...rest }: Props) {
  const isAlive = useIsAlive();
  if (checkout.provider === 'simulated') return <SimulatedCardFields {...rest} gateway={checkout.gateway} />;
  const coming = <Skeleton shape="button" />;
  if (!isAlive) return coming; // no server waits for a frame of somebody else's
  return (
    <Suspense fallback={coming}>
      <StripeCardFields {...rest} publishableKey={checkout.publishableKey} />
    </Suspense>
  );
}
