import { useSearchParams } from 'react-router';
import type { Reply } from '#shared/call.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { spanInWords } from '#web/moment-in-words.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import type { partnerSummaries, WrittenCard } from '../partner-contract.ts';

const tones = { ahead: 'neutral', open: 'warning', draft: 'info', signed: 'success' } as const satisfies Record<
  WrittenCard['state'],
  TagTone
>;

/** Visits that have begun, the last one first, each with how far its summary is. */
export function VisitList({ list }: { list: Reply<typeof partnerSummaries.list> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const page = pageIn(search);
  if (list.data.length === 0)
    return (
      <Card>
        <EmptyState as="h2" spot="calendar" title={t('visitSummaries.desk.none')} data-testid="no-visits-to-write">
          {t('visitSummaries.desk.none.text')}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ul className="card-list">
        {list.data.map((visit) => (
          <VisitCard key={visit._id} visit={visit} />
        ))}
      </ul>
      <PageTurns
        label={t('visitSummaries.desk.pages')}
        page={page}
        hasMore={hasPageAfter(page, list.pagization)}
        address={(to) => href('/partner/summaries/:id?', undefined, { page: to })}
        newer={t('visitSummaries.desk.newer')}
        older={t('visitSummaries.desk.older')}
      />
    </>
  );
}

function VisitCard({ visit }: { visit: WrittenCard }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, bookingId, personName, startsAt, endsAt, timeZone, state } = visit;
  const word = { ahead: 'read', open: 'write', draft: 'writeOn', signed: 'read' }[state];
  return (
    <ListedCard data-testid={`to-write-${id}`}>
      <ListedHead title={personName} state={<Tag tone={tones[state]}>{t(`visitSummaries.state.${state}`)}</Tag>}>
        <p className="muted">{spanInWords(startsAt, endsAt, { timeZone, locale })}</p>
        <p className="small muted num">{bookingId}</p>
      </ListedHead>
      <div className="actions">
        <ButtonLink
          variant={state === 'signed' ? 'secondary' : 'primary'}
          href={href('/partner/summaries/:id?', { id })}
          data-testid={`write-${id}`}
        >
          {t(`visitSummaries.${word}`)}
          <span className="vh">: {personName}</span>
        </ButtonLink>
      </div>
    </ListedCard>
  );
}
