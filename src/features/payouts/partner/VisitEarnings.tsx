import { useSearchParams } from 'react-router';
import type { Reply } from '#shared/call.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Money } from '#web/ui/Money.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { payouts } from '../contract.ts';
import { type EarnedVisit, FEE_CENTS, openCents } from '../payout.ts';

/** What each visit with a doctor brought: paid, gone back, and paid out. */
export function VisitEarnings({ visits }: { visits: Reply<typeof payouts.visits> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('visits')) || 1));
  const money = (key: string, of: (visit: EarnedVisit) => number) => ({
    key,
    label: t(`payouts.visits.${key}`),
    isNumeric: true,
    show: (visit: EarnedVisit) => <Money cents={of(visit)} />,
  });
  if (visits.data.length === 0 && page === 1)
    return (
      <Card aria-labelledby="visits">
        <h2 id="visits">{t('payouts.visits')}</h2>
        <p className="muted" data-testid="no-visits">
          {t('payouts.visits.none')}
        </p>
      </Card>
    );
  return (
    <Card aria-labelledby="visits">
      <h2 id="visits">{t('payouts.visits')}</h2>
      <p className="muted">{t('payouts.visits.text')}</p>
      <Table
        caption={<span className="vh">{t('payouts.visits')}</span>}
        rows={visits.data}
        rowKey={({ bookingId }) => bookingId}
        data-testid="visits"
        columns={[
          { key: 'day', label: t('payouts.visits.day'), show: (visit) => <Visit visit={visit} /> },
          money('price', ({ priceCents }) => priceCents),
          money('paid', ({ paidCents }) => paidCents),
          money('back', ({ backCents }) => 0 - backCents),
          money('fee', () => FEE_CENTS),
          { key: 'out', label: t('payouts.visits.out'), isNumeric: true, show: (visit) => <Out visit={visit} /> },
          money('open', openCents),
        ]}
      />
      <PageTurns
        label={t('payouts.visits')}
        page={page}
        hasMore={visits.pagization.totalCount > page * PAGE_LENGTH}
        address={(next) => href('/partner/payouts', undefined, { visits: next })}
        newer={t('payouts.list.newer')}
        older={t('payouts.list.older')}
      />
    </Card>
  );
}

function Visit({ visit: { day, initials, bookingId, status } }: { visit: EarnedVisit }) {
  return (
    <>
      <DateText day={day} /> {initials && <b>{initials}</b>}
      <br />
      <span className="small muted">{bookingId}</span> {status === 'cancelled' && <StatusTag status={status} />}
    </>
  );
}

function Out({ visit: { outCents, payout } }: { visit: EarnedVisit }) {
  const t = useWords();
  return (
    <>
      <Money cents={outCents} />
      {payout && (
        <>
          <br />
          <span className="small muted">
            {payout.number} · {t(`payouts.state.${payout.state}`)}
          </span>
        </>
      )}
    </>
  );
}
