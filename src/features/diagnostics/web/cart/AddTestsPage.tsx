import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OfferedTests } from '../centre/OfferedTests.tsx';
import { labWith } from '../queries.ts';
import { CartBar } from './CartBar.tsx';
import { useCart } from './cart-store.ts';

/** More tests from the centre that the cart is of. */
export default function AddTestsPage() {
  const t = useWords();
  const cart = useCart();
  const centerId = cart?.items[0]?.centerId;
  const { data: found } = useQuery({ ...labWith(centerId), enabled: centerId !== undefined });
  const title = found
    ? t('diagnostics.addMore.title', { name: found.data.name })
    : t('diagnostics.addMore.title.plain');
  const isNothing = (cart !== undefined && centerId === undefined) || found === null;
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      {isNothing ? (
        <EmptyState
          as="h1"
          spot="cart"
          title={t('diagnostics.cart.empty')}
          action={<ButtonLink href={href('/testTypeDetails')}>{t('diagnostics.cart.browse')}</ButtonLink>}
        >
          {t('diagnostics.cart.empty.text')}
        </EmptyState>
      ) : (
        <>
          <div>
            <BackLink href={href('/mycart')}>{t('diagnostics.addMore.back')}</BackLink>
          </div>
          <h1 tabIndex={-1}>{title}</h1>
          {found ? (
            <>
              <OfferedTests lab={found.data} isSearched />
              <CartBar lab={found.data} />
            </>
          ) : (
            <Skeleton shape="card" />
          )}
        </>
      )}
    </div>
  );
}
