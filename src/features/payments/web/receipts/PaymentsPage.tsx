import { useSearchParams } from 'react-router';
import type { family } from '#features/family/contract.ts';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import type { Face } from '#features/family/web/useWhose.ts';
import { InsuranceSummary } from '#features/insurance/web/InsuranceSummary.tsx';
import { insuranceCards } from '#features/insurance/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href, queryText } from '#web/paths.ts';
import { callQuery } from '#web/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale } from '#web/i18n/words.tsx';
import type { Reply } from '#shared/call.ts';
import { cardDay } from '#shared/card-day.ts';
import { receipts } from '../../receipt-contract.ts';
import { savedCards } from '../queries.ts';
import styles from './PaymentsPage.module.css';
import { OwnCards } from './OwnCards.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';
import { YearFiles } from './YearFiles.tsx';

const yearIn = (search: URLSearchParams) => (/^20\d\d$/.test(search.get('year') ?? '') ? search.get('year') : null);

const listOf = (search: URLSearchParams) => {
  const [year, personId] = [yearIn(search), personIn(search)];
  return callQuery(receipts.list, { query: { ...(year && { year }), ...(personId && { for: personId }) } });
};

export const loader = defineLoader(({ search }) => ({
  cards: savedCards(),
  insurance: insuranceCards(personIn(search)),
  list: listOf(search),
  people: actedFor(),
}));

/** The cards of an account, and what it has paid and got back, by year and person. */
export default function PaymentsPage() {
  const t = useWords();
  const { cards, insurance, list, people } = useLoaderData(loader);
  const [search] = useSearchParams();
  const today = cardDay(useOpenedAt());
  const faces = { ...people, data: withPaidFor(people, list) };
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('payments.page')} people={faces} />
      <CircleHead
        title={t('payments.page')}
        people={faces}
        address={(personId) => href('/dashboard-payment', undefined, { for: personId, year: yearIn(search) })}
      />
      <OwnCards cards={cards.data} />
      <InsuranceSummary holders={insurance.data} today={today} />
      <Receipts list={list} />
    </div>
  );
}

/** The faces of the circle, and of those whom somebody has paid for before they left it. */
function withPaidFor({ data, ownId }: Reply<typeof family.people>, list: Reply<typeof receipts.list>): Face[] {
  const known = new Set([ownId, ...data.map(({ _id }) => _id)]);
  const left = list.people.filter(({ personId }) => !known.has(personId));
  return [
    ...data,
    ...left.map(({ personId: _id, personName }) => ({ _id, firstName: personName, lastName: '', profileImage: null })),
  ];
}

function Receipts({ list }: { list: Reply<typeof receipts.list> }) {
  const t = useWords();
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const personId = personIn(search);
  const asked = { year: list.year, for: personId };
  const change = (year: string) =>
    setSearch(queryText({ ...asked, year }), { replace: true, preventScrollReset: true });
  return (
    <Card aria-labelledby="receipts" data-testid="receipts">
      <h2 id="receipts">{t('payments.receipts')}</h2>
      <div className={styles.tools}>
        <SelectField
          label={t('payments.receipts.year')}
          id="year"
          value={String(list.year)}
          onChange={({ target }) => change(target.value)}
          options={list.years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </div>
      {list.data.length === 0 ? (
        <EmptyState as="h3" spot="calendar" title={t('payments.receipts.none')} data-testid="no-receipts">
          {t('payments.receipts.none.text')}
        </EmptyState>
      ) : (
        <>
          <FactList
            look="figures"
            data-testid="receipt-sums"
            facts={[
              { term: t('payments.receipts.paid'), value: formatMoney(list.paidCents, locale), testId: 'sum-paid' },
              {
                term: t('payments.receipts.refunded'),
                value: formatMoney(list.refundedCents, locale),
                testId: 'sum-refunded',
              },
            ]}
          />
          <YearFiles year={list.year} personId={personId} />
          {!personId && <p className="small muted">{t('payments.receipts.insurance.hint')}</p>}
          <ul className={styles.rows}>
            {list.data.map((receipt, index) => (
              <ReceiptRow key={`${receipt.paymentId} ${receipt.kind} ${index}`} receipt={receipt} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
