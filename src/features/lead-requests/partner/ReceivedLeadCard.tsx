import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Failure } from '#shared/failure.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import { type Holder, type LeadChange, needWord, type ReceivedLead } from '../lead-request.ts';
import { LeadStateTag } from '../web/LeadStateTag.tsx';
import { AnswerLead, type AnsweringProps } from './AnswerLead.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept([lead.isOpened, lead.status, withdrawnAt, lead.mustAcknowledge].join(), () => heading.current);
  return (
    <ListedCard data-testid={`received-${id}`}>
      <ListedHead
        headingRef={heading}
        title={withdrawnAt ? t('leadRequests.received.withdrawn') : lead.contactName}
        state={<LeadStateTag lead={lead} />}
      >
        <p className="small muted">
          {holder === 'staff' && <span>{lead.providerName} · </span>}
          <RelativeTime instant={lead.createdAt} zone={deviceZone()} />
          {lead.need && <span> · {t(needWord(lead.need))}</span>}
          <span> · {t(`leadRequests.starts.${lead.starts}`)}</span>
        </p>
      </ListedHead>
      <Refused error={act.error} />
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
        <OpenedLead
          lead={lead}
          isBusy={act.isPending}
          refused={(field) => issueOf(act.error, field)}
          onChange={(body, onDone) => act.mutate(() => acts.change(id, body), { onSuccess: onDone })}
        />
      )}
    </ListedCard>
  );
}

/** What was refused; when a colleague was quicker the card shows how it stands by then. */
function Refused({ error }: { error: unknown }) {
  const t = useWords();
  if (!(error instanceof Failure)) return null;
  if (error.code !== 'conflict') return <Refusal failure={error} />;
  return (
    <Notice tone="warning" isLive data-testid="lead-meanwhile">
      {t('leadRequests.meanwhile')}
    </Notice>
  );
}

type OpenedProps = { lead: ReceivedLead } & AnsweringProps;

function OpenedLead({ lead, ...answering }: OpenedProps) {
  const t = useWords();
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
          { term: t('leadRequests.fact.contactBy'), value: t(`leadRequests.by.${lead.contactBy}`) },
          { term: t('leadRequests.form.bestTime'), value: t(`leadRequests.time.${lead.bestTime}`) },
          ...(lead.visitOn
            ? [{ term: t('leadRequests.visit'), value: <DateText day={lead.visitOn} look="words" /> }]
            : []),
        ]}
      />
      {lead.note && <Quote>{lead.note}</Quote>}
      <Answers lead={lead} />
      <AnswerLead lead={lead} {...answering} />
    </>
  );
}

/** What the family reads by now. */
function Answers({ lead: { ledger, providerName } }: { lead: ReceivedLead }) {
  const t = useWords();
  return ledger.map(
    ({ what, by, at, answer }) =>
      answer && (
        <div key={at}>
          <p className="small muted">
            {t(`leadRequests.ledger.${what}`, { by: by === 'staff' ? t('leadRequests.staff') : providerName })}
          </p>
          <Quote>{answer}</Quote>
        </div>
      ),
  );
}

const issueOf = (error: unknown, field: keyof LeadChange) =>
  error instanceof Failure ? error.issues.find((one) => one.field === field) : undefined;
