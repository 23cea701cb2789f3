import { useSearchParams } from 'react-router';
import type { Reply } from '#shared/call.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { labWork, WorkCard } from '../../lab-contract.ts';
import { workTabIn } from './queries.ts';

/** The orders of a tab, whoever is drawn next first. */
export function WorkList({ list }: { list: Reply<typeof labWork.list> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const tab = workTabIn(search);
  const page = pageIn(search);
  if (list.data.length === 0)
    return (
      <Card>
        <EmptyState as="h2" spot="lab" title={t(`diagnostics.work.none.${tab}`)} data-testid="no-lab-orders" />
      </Card>
    );
  return (
    <>
      <ul className="card-list">
        {list.data.map((order) => (
          <Row key={order._id} order={order} />
        ))}
      </ul>
      <PageTurns
        label={t('diagnostics.work.pages')}
        page={page}
        hasMore={hasPageAfter(page, list.pagization)}
        address={(to) => href('/partner/lab/:id?', undefined, { tab, page: to })}
        newer={t('bookings.newer')}
        older={t('bookings.older')}
      />
    </>
  );
}

function Row({ order }: { order: WorkCard }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, personName, bookingId, startsAt, timeZone, stage, draw, ordered } = order;
  return (
    <ListedCard data-testid={`lab-order-${id}`}>
      <ListedHead
        title={
          <a className="link" href={href('/partner/lab/:id?', { id })}>
            {personName}
          </a>
        }
        state={<Tag tone={stage === 'reported' ? 'success' : 'info'}>{t(`diagnostics.stage.${stage}`)}</Tag>}
      >
        <p className="small muted">
          <span className="num">{bookingId}</span> · {momentInWords(startsAt, { timeZone, locale })} ·{' '}
          {t(`diagnostics.draw.${draw}`)}
        </p>
      </ListedHead>
      <p>{ordered.join(', ')}</p>
    </ListedCard>
  );
}
