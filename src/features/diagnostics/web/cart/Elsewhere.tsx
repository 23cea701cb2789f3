import { timeInWords } from '#features/availability/web/time-words.ts';
import { milesInWords } from '#features/places/web/miles-in-words.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Cart } from '../../cart.ts';
import { labAddress } from '../addresses.ts';
import { cartStore } from './cart-store.ts';
import type { PricedBasket } from '../queries.ts';

/** What all of the cart costs at other centres, beside where it is now. */
export function Elsewhere({ basket: { elsewhere, totalCents, center }, cart }: { basket: PricedBasket; cart: Cart }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const toast = useToast();
  const offers = [{ center, totalCents }, ...elsewhere.filter(({ center: { _id } }) => _id !== center._id)];
  if (offers.length < 2) return null;
  const moveTo = (centerId: string) => {
    cartStore.set({ items: cart.items.map(({ _id }) => ({ _id, centerId })), centers: [centerId] });
    toast({ text: t('diagnostics.cart.moved'), undo: () => cartStore.set(cart) });
  };
  return (
    <Table
      caption={t('diagnostics.elsewhere.title')}
      data-testid="elsewhere"
      rows={offers}
      rowKey={(offer) => offer.center._id}
      columns={[
        {
          key: 'center',
          label: t('diagnostics.elsewhere.center'),
          show: ({ center: { _id, name, distanceMiles: miles } }) => (
            <>
              <a href={labAddress(_id)}>{name}</a>
              {miles !== null && (
                <p className="small muted">
                  {t('diagnostics.elsewhere.from', {
                    distance: milesInWords(miles, { t, locale }),
                    name: center.name,
                  })}
                </p>
              )}
            </>
          ),
        },
        {
          key: 'total',
          label: t('diagnostics.elsewhere.total'),
          isNumeric: true,
          show: (offer) => (offer.totalCents === null ? '–' : formatMoney(offer.totalCents, locale)),
        },
        {
          key: 'next',
          label: t('diagnostics.elsewhere.next'),
          show: ({ center: { nextFree, timeZone } }) =>
            nextFree === null ? '–' : timeInWords(nextFree, { zone: timeZone, now, t, locale }),
        },
        {
          key: 'home',
          label: t('diagnostics.elsewhere.home'),
          isNumeric: true,
          show: ({ center: { homeFeeCents } }) =>
            homeFeeCents === null ? t('diagnostics.elsewhere.noHome') : formatMoney(homeFeeCents, locale, 'short'),
        },
        {
          key: 'choose',
          label: t('diagnostics.elsewhere.choose'),
          show: ({ center: { _id, name } }) =>
            _id === center._id ? (
              t('diagnostics.elsewhere.here')
            ) : (
              <Button variant="secondary" onClick={() => moveTo(_id)} data-testid={`move-to-${_id}`}>
                {t('diagnostics.elsewhere.choose')}
                <span className="vh">: {name}</span>
              </Button>
            ),
        },
      ]}
    />
  );
}
