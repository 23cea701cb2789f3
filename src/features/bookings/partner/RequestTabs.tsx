import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasPageAfter } from '#shared/paging.ts';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { href, queryText } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { LONGEST_SOUGHT, type Request, type RequestSearch, type RequestTab, requestTabs } from '../request-contract.ts';
import { ANSWER_HOURS } from '../status.ts';
import { type RequestList, requestWith } from './queries.ts';
import { RequestCard } from './RequestCard.tsx';
import styles from './RequestTabs.module.css';
import { SoughtForm } from './SoughtForm.tsx';
import type { Answer } from './useAnswer.ts';
import { useNewcomers } from './useNewcomers.ts';

export const tabIn = (search: URLSearchParams): RequestTab =>
  requestTabs.find((tab) => tab === search.get('tab')) ?? 'waiting';

/** What the address looks for: `?text=` and `?today=1`. */
export const soughtIn = (search: URLSearchParams): RequestSearch => ({
  text: (search.get('text') ?? '').slice(0, LONGEST_SOUGHT),
  today: search.get('today') === '1' ? '1' : undefined,
});

export function RequestTabs({ list }: { list: RequestList }) {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const [answered, setAnswered] = useState<{ id: string; answer: Answer }>();
  const sought = soughtIn(search);
  const [tab, page, opened] = [tabIn(search), pageIn(search), search.get('id') ?? ''];
  // One that was answered here stays in sight until the next one is opened.
  const kept = opened || (answered?.id ?? '');
  const { data: found } = useQuery({ ...requestWith(kept), enabled: kept !== '' });
  const newcomers = useNewcomers(list, `${tab} ${page} ${sought.text} ${sought.today ?? ''}`);
  const requests = withKept(list.data, kept === '' ? undefined : found?.data);
  const originOf = originAmong(requests);
  const change = (query: Record<string, string | number | undefined>) =>
    setSearch(queryText({ tab, ...sought, ...query }), { replace: true, preventScrollReset: true });
  const here = page > 1 ? { page } : {};
  const waiting = list.counts.waiting;
  const heading = t('partner.requests.title');
  const isNarrowed = sought.text !== '' || sought.today !== undefined;
  return (
    <PartnerFrame heading={heading} title={waiting > 0 ? `(${waiting}) ${heading}` : heading}>
      <SoughtForm
        sought={sought}
        onSeek={(next) => {
          setAnswered(undefined);
          change({ ...next, id: undefined });
        }}
      />
      <Tabs
        label={t('partner.requests.tabs')}
        tabs={requestTabs.map((value) => ({ value, label: t(`partner.tab.${value}`), count: list.found[value] }))}
        value={tab}
        onChange={(value) => {
          setAnswered(undefined);
          change({ tab: value });
        }}
      >
        {found === null && kept !== '' && (
          <Notice tone="warning" isLive data-testid="request-gone">
            {t('partner.requests.gone')}
          </Notice>
        )}
        {requests.length === 0 && (
          <Card>
            <EmptyState
              as="h2"
              spot={tab === 'waiting' ? 'done' : 'calendar'}
              title={isNarrowed ? t('partner.empty.sought') : t(`partner.empty.${tab}`)}
              data-testid="no-requests"
            >
              {isNarrowed ? t('partner.empty.sought.text') : t(`partner.empty.${tab}.text`, { hours: ANSWER_HOURS })}
            </EmptyState>
          </Card>
        )}
        <ul className={styles.list}>
          {requests.map((request) => (
            <RequestCard
              key={request._id}
              request={request}
              isNew={newcomers.includes(request._id)}
              isOpen={request._id === opened}
              origin={originOf(request)}
              answer={answered?.id === request._id ? answered.answer : undefined}
              onToggle={(isOpen) => change({ ...here, id: isOpen ? request._id : undefined })}
              onAnswered={(answer) => {
                setAnswered({ id: request._id, answer });
                change({ ...here, id: request._id });
              }}
            />
          ))}
        </ul>
        <PageTurns
          label={t('partner.pages')}
          page={page}
          hasMore={hasPageAfter(page, list.pagization)}
          address={(to) => href('/partner', undefined, { tab, ...sought, page: to })}
          newer={t('ui.pages.previous')}
          older={t('ui.pages.next')}
        />
      </Tabs>
    </PartnerFrame>
  );
}

/** One request as it was asked for by itself; in front when it stands in another tab. */
function withKept(requests: readonly Request[], kept: Request | undefined): readonly Request[] {
  if (!kept) return requests;
  const isListed = requests.some(({ _id }) => _id === kept._id);
  return isListed ? requests.map((request) => (request._id === kept._id ? kept : request)) : [kept, ...requests];
}

/** What tells the requests of a list apart: what was asked for, and of whom, unless all of them agree in it. */
function originAmong(requests: readonly Request[]): (request: Request) => readonly string[] {
  const [first] = requests;
  const hasSeveralWhats = requests.some(({ what }) => what !== first?.what);
  const hasSeveralProviders = requests.some(({ providerId }) => providerId !== first?.providerId);
  return ({ what, providerName }) =>
    [hasSeveralWhats ? what : '', hasSeveralProviders ? providerName : ''].filter((part) => part !== '');
}
