import { Check, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useCart } from './cart-store.ts';
import { useAddToCart } from './useAddToCart.ts';

type Props = { id: string; name: string; centerId: string; size?: 'medium' | 'large' };

/** Puts a test of a centre into the cart; what is in it already leads there. */
export function AddButton({ id, name, centerId, size = 'medium' }: Props) {
  const t = useWords();
  const cart = useCart();
  const add = useAddToCart();
  const isPressed = useRef(false);
  const isIn = cart?.items.some((item) => item._id === id && item.centerId === centerId);
  if (isIn)
    return (
      <ButtonLink
        ref={(link) => {
          if (isPressed.current) link?.focus(); // it stands where the button was
          isPressed.current = false;
        }}
        variant="secondary"
        size={size}
        href={href('/mycart')}
        icon={<Check size={20} aria-hidden="true" />}
        data-testid={`in-cart-${id}`}
      >
        {t('diagnostics.cart.isIn')}
        <span className="vh">: {name}</span>
      </ButtonLink>
    );
  return (
    <Button
      size={size}
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={() => {
        isPressed.current = true;
        add({ _id: id, centerId });
      }}
      data-testid={`add-${id}`}
    >
      {t('diagnostics.cart.add')}
      <span className="vh">: {name}</span>
    </Button>
  );
}
