import { Trash2 } from 'lucide-react';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { listFormat } from '#shared/intl.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PriceEstimate } from '#web/ui/PriceEstimate.tsx';
import { type Cart, MOST_ITEMS } from '../../cart.ts';
import { labAddress } from '../addresses.ts';
import { pictureOf } from '../picture-of.ts';
import { fastingInWords } from '../price-words.ts';
import type { PricedBasket } from '../queries.ts';
import { PreparationList } from '../tests/PreparationList.tsx';
import styles from './Cart.module.css';
import { Elsewhere } from './Elsewhere.tsx';
import { useRemoveFromCart, useTakeInstead } from './useAddToCart.ts';

const conjunction = listFormat({ type: 'conjunction' });

/** What is in the cart, what it costs, how to prepare for all of it at once, and what the same costs elsewhere. */
export function CartView({ cart, basket }: { cart: Cart; basket: PricedBasket }) {
  const t = useWords();
  const locale = useLocale();
  const { center, lines, totalCents } = basket;
  const isWhole = totalCents !== null;
  return (
    <div className="wrap page-stack">
      <div>
        <BackLink href={labAddress(center._id)}>{t('diagnostics.cart.keepLooking')}</BackLink>
      </div>
      <h1 tabIndex={-1}>{t('diagnostics.cart.title')}</h1>
      <div className={styles.columns}>
        <div className="stack">
          <Card as="div" className={styles.centre}>
            <span className={styles.picture}>
              <ProviderPicture picture={pictureOf(center)} />
            </span>
            <div>
              <h2>
                <a href={labAddress(center._id)}>{center.name}</a>
              </h2>
              <p className="muted" data-testid="cart-count">
                {t('diagnostics.cart.count', { count: cart.items.length, most: MOST_ITEMS })}
              </p>
            </div>
            <ButtonLink variant="secondary" href={href('/mycartAddTest')} data-testid="add-more">
              {t('diagnostics.cart.addMore')}
            </ButtonLink>
          </Card>
          <ul className="card-list" data-testid="cart-lines">
            {lines.map((line) => (
              <CartLine key={line._id} line={line} />
            ))}
          </ul>
          <Cheaper basket={basket} />
          <Card aria-labelledby="prepare" className="stack">
            <h2 id="prepare">{t('diagnostics.prepare.title')}</h2>
            <PreparationList {...basket} />
          </Card>
          <Elsewhere basket={basket} cart={cart} />
        </div>
        <Card as="div" className={styles.total}>
          {isWhole ? (
            <>
              <PriceEstimate
                lines={lines.map((line) => ({ label: line.name, cents: line.priceCents ?? 0 }))}
                total={totalCents}
              />
              <ButtonLink
                size="large"
                isWide
                href={href('/mycart', undefined, { step: 'time', total: totalCents })}
                data-testid="choose-time"
              >
                {t('diagnostics.cart.chooseTime')}
              </ButtonLink>
              <p className="small muted">{t('diagnostics.cart.terms')}</p>
            </>
          ) : (
            <Notice tone="warning" title={t('diagnostics.cart.incomplete')} data-testid="cart-incomplete" />
          )}
        </Card>
      </div>
      <p className="vh" role="status">
        {totalCents !== null && formatMoney(totalCents, locale)}
      </p>
    </div>
  );
}

function CartLine({
  line: { _id: id, name, fastHours, priceCents, doubles },
}: {
  line: PricedBasket['lines'][number];
}) {
  const t = useWords();
  const locale = useLocale();
  const remove = useRemoveFromCart();
  return (
    <Card as="li" className={styles.line} data-testid={`line-${id}`}>
      <div>
        <h3>{name}</h3>
        <p className="small muted">{fastingInWords(fastHours, { t })}</p>
        {doubles.map(({ name: other, shared }) => (
          <Notice
            key={other}
            tone="warning"
            title={t(`diagnostics.cart.${shared.length === 0 ? 'double' : 'shared'}`, {
              name: other,
              shared: conjunction(locale).format(shared),
            })}
            data-testid={`double-${id}`}
          />
        ))}
        {priceCents === null && <Notice tone="warning" title={t('diagnostics.cart.notHere')} />}
      </div>
      <b className="num">{priceCents === null ? '–' : formatMoney(priceCents, locale)}</b>
      <Button
        variant="quiet"
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={() => remove(id, name)}
        data-testid={`remove-${id}`}
      >
        {t('diagnostics.cart.remove')}
        <span className="vh">: {name}</span>
      </Button>
    </Card>
  );
}

/** A package that has all of it for less. */
function Cheaper({ basket: { cheaper, totalCents, center } }: { basket: PricedBasket }) {
  const t = useWords();
  const locale = useLocale();
  const takeInstead = useTakeInstead();
  if (!cheaper || totalCents === null) return null;
  const { _id, name, priceCents } = cheaper;
  return (
    <Notice
      title={t('diagnostics.cart.cheaper', { name, price: formatMoney(priceCents, locale) })}
      action={
        <Button
          variant="secondary"
          onClick={() => takeInstead({ _id, centerId: center._id })}
          data-testid="take-cheaper"
        >
          {t('diagnostics.cart.cheaper.take', { saved: formatMoney(totalCents - priceCents, locale) })}
        </Button>
      }
      data-testid="cheaper"
    />
  );
}
