import { timeInWords } from '#features/availability/web/time-words.ts';
import type { LabCard } from '../../centre.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { labAddress, labsAddress } from '../addresses.ts';
import { AddButton } from '../cart/AddButton.tsx';

type Props = {
  item: { _id: string; number: number; name: string };
  centers: readonly { center: LabCard; totalCents: number | null }[];
};

/** Where a test costs least, each with the way into the cart, and all of them on the map. */
export function ItemCenters({ item, centers }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  return (
    <Card aria-labelledby="where" className="stack">
      <h2 id="where">{t('diagnostics.where.title')}</h2>
      {centers.length === 0 && <p className="muted">{t('diagnostics.where.none')}</p>}
      <ul className="entries" data-testid="item-centers">
        {centers.map(({ center: { _id: id, name, city, state, nextFree, timeZone }, totalCents }) => (
          <li key={id}>
            <div>
              <a className="link" href={labAddress(id)}>
                {name}
              </a>
              <p className="small muted">
                {[`${city}, ${state}`, nextFree && timeInWords(nextFree, { zone: timeZone, now, t, locale })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className="row">
              <b className="num">{totalCents === null ? '–' : formatMoney(totalCents, locale)}</b>
              <AddButton id={item._id} name={`${item.name}, ${name}`} centerId={id} />
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" href={labsAddress({ test: item.number })} data-testid="near-me">
        {t('diagnostics.where.near')}
      </ButtonLink>
    </Card>
  );
}
