import { useRef } from 'react';
import { contactAddress } from '#features/providers/web/provider-address.ts';
import { dayIn, formatMoment } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { phoneInWords } from '#shared/phone.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import { type LeadRequest, needWord } from '../lead-request.ts';
import { forWhom } from './for-whom.ts';
import { LeadHolders } from './LeadHolders.tsx';
import styles from './LeadRequests.module.css';
import { LeadStateTag } from './LeadStateTag.tsx';
import { WithdrawLead } from './WithdrawLead.tsx';

/** One request: how it stands, who has the number, and everything that was done with it. */
export function LeadCard({ lead }: { lead: LeadRequest }) {
  const t = useWords();
  const locale = useLocale();
  const zone = deviceZone();
  const moment = (at: string) => sentenceCase(formatMoment(zone, new Date(at), locale), locale);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(lead.withdrawnAt, () => heading.current);
  const reach = lead.contactBy === 'phone' ? lead.phone && phoneInWords(lead.phone) : lead.email;
  return (
    <ListedCard className={styles.lead} data-testid={`lead-${lead._id}`}>
      <ListedHead
        headingRef={heading}
        title={<a href={contactAddress(lead.providerKind, lead.providerId)}>{lead.providerName}</a>}
        state={<LeadStateTag lead={lead} />}
      >
        <p className="muted">
          {lead.providerPlace} · {t('leadRequests.sentOn')} <DateText day={dayIn(zone, new Date(lead.createdAt))} />
        </p>
        <p className="small muted">{forWhom(lead, t)}</p>
      </ListedHead>
      {lead.visitOn && !lead.withdrawnAt && (
        <p>
          <b>
            {t('leadRequests.visit')} <DateText day={lead.visitOn} look="words" isWithin />
          </b>
        </p>
      )}
      <div className={styles.columns}>
        <LeadHolders lead={lead} />
        <div>
          <h3>{t('leadRequests.ledger')}</h3>
          <Timeline
            moments={lead.ledger.map(({ what, by, at, answer }) => ({
              title: t(`leadRequests.ledger.${what}`, { by: nameOf(by) }),
              more: answer && <Quote>{answer}</Quote>,
              detail: [moment(at), what === 'sent' && lead.need && t(needWord(lead.need))].filter(Boolean).join(' · '),
              state: 'done' as const,
            }))}
            data-testid="ledger"
          />
        </div>
      </div>
      <Disclosure summary={t('leadRequests.agreed')}>
        <p>{lead.consentWords}</p>
        <p className="small muted">{moment(lead.consentedAt)}</p>
        {reach && <p className="small">{t(`leadRequests.reach.${lead.contactBy}`, { reach })}</p>}
        {lead.note && <p className="small">{t('leadRequests.noteWas', { note: lead.note })}</p>}
      </Disclosure>
      {!lead.withdrawnAt && <WithdrawLead lead={lead} />}
    </ListedCard>
  );

  function nameOf(by: LeadRequest['ledger'][number]['by']) {
    if (by === 'you') return t('ui.you');
    return by === 'staff' ? t('leadRequests.staff') : lead.providerName;
  }
}
