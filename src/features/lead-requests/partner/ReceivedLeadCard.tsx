import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Holder, LeadChange, ReceivedLead } from '../lead-request.ts';
import { LeadStateTag } from '../web/LeadStateTag.tsx';
import styles from './ReceivedLeads.module.css';

/** What whoever answers can do, each at the server. */
export type LeadActs = {
  open: (id: string) => Promise<unknown>;
  change: (id: string, change: LeadChange) => Promise<unknown>;
  acknowledge: (id: string) => Promise<unknown>;
};
type Props = { lead: ReceivedLead; holder: Holder; acts: LeadActs };

/** One request as whoever answers it sees it: the contact stays away until it is opened, and the family reads that it was. */
export function ReceivedLeadCard({ lead, holder, acts }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: (what: () => Promise<unknown>) => what(),
    onSettled: () => refreshTopics(client, ['leads']),
  });
  const { _id: id, withdrawnAt } = lead;
  return (
    <ListedCard data-testid={`received-${id}`}>
      <ListedHead
        title={withdrawnAt ? t('leadRequests.received.withdrawn') : lead.contactName}
        state={<LeadStateTag lead={lead} />}
      >
        <p className="small muted">
          {holder === 'staff' && <span>{lead.providerName} · </span>}
          <RelativeTime instant={lead.createdAt} zone={deviceZone()} />
          {lead.need && <span> · {t(`leadRequests.need.${lead.need}`)}</span>}
          <span> · {t(`leadRequests.starts.${lead.starts}`)}</span>
        </p>
      </ListedHead>
      <Refusal failure={act.error instanceof Failure ? act.error : undefined} />
      {lead.mustAcknowledge && (
        <Notice
          tone="warning"
          title={t('leadRequests.forget')}
          action={
            <Button
              isBusy={act.isPending}
              onClick={() => act.mutate(() => acts.acknowledge(id))}
              data-testid="acknowledge-lead"
            >
              {t('leadRequests.forget.done')}
            </Button>
          }
        >
          {t('leadRequests.forget.text')}
        </Notice>
      )}
      {!withdrawnAt && !lead.isOpened && (
        <div className={styles.actions}>
          <Button isBusy={act.isPending} onClick={() => act.mutate(() => acts.open(id))} data-testid="open-lead">
            {t('leadRequests.open')}
          </Button>
          <span className="small muted">{t('leadRequests.open.text')}</span>
        </div>
      )}
      {!withdrawnAt && lead.isOpened && (
        <OpenedLead lead={lead} isBusy={act.isPending} onChange={(body) => act.mutate(() => acts.change(id, body))} />
      )}
    </ListedCard>
  );
}

type OpenedProps = { lead: ReceivedLead; isBusy: boolean; onChange: (change: LeadChange) => void };

function OpenedLead({ lead, isBusy, onChange }: OpenedProps) {
  const t = useWords();
  const [visitOn, setVisitOn] = useState('');
  const [isMissing, setMissing] = useState(false);
  const plan = () => {
    setMissing(!visitOn);
    if (visitOn) onChange({ status: 'visit_planned', visitOn });
  };
  return (
    <>
      <FactList
        facts={[
          ...(lead.phone
            ? [
                {
                  term: t('leadRequests.fact.phone'),
                  value: (
                    <a className="link" href={phoneLink(lead.phone)} data-testid="lead-number">
                      {phoneInWords(lead.phone)}
                    </a>
                  ),
                },
              ]
            : []),
          ...(lead.email
            ? [
                {
                  term: t('leadRequests.fact.email'),
                  value: (
                    <a className="link" href={`mailto:${lead.email}`}>
                      {lead.email}
                    </a>
                  ),
                },
              ]
            : []),
          { term: t('leadRequests.form.contactBy'), value: t(`leadRequests.by.${lead.contactBy}`) },
          { term: t('leadRequests.form.bestTime'), value: t(`leadRequests.time.${lead.bestTime}`) },
          ...(lead.visitOn
            ? [{ term: t('leadRequests.visit'), value: <DateText day={lead.visitOn} look="words" /> }]
            : []),
        ]}
      />
      {lead.note && <Quote>{lead.note}</Quote>}
      {lead.status !== 'closed' && (
        <div className={styles.actions}>
          {lead.status === 'new' && (
            <Button isBusy={isBusy} onClick={() => onChange({ status: 'contacted' })} data-testid="lead-contacted">
              {t('leadRequests.set.contacted')}
            </Button>
          )}
          <DateField
            label={t('leadRequests.set.day')}
            name={`visit-${lead._id}`}
            value={visitOn}
            onChange={setVisitOn}
            error={isMissing ? t('errors.dateBlank') : undefined}
            data-testid="lead-visit-day"
          />
          <Button variant="secondary" isBusy={isBusy} onClick={plan} data-testid="lead-visit">
            {t('leadRequests.set.visit')}
          </Button>
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => onChange({ status: 'closed' })}
            data-testid="lead-close"
          >
            {t('leadRequests.set.closed')}
          </Button>
        </div>
      )}
    </>
  );
}
