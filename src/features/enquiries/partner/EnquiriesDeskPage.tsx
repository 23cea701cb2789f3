import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ThreadRow } from '#features/threads/web/ThreadRow.tsx';
import { hasPageAfter } from '#shared/paging.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import type { Enquiry } from '../enquiry.ts';
import { partnerEnquiries } from '../partner-contract.ts';
import styles from '../web/Enquiries.module.css';
import { EnquiryHead } from '../web/EnquiryHead.tsx';
import { EnquiryState } from '../web/EnquiryState.tsx';
import { EnquiryTalk } from '../web/EnquiryTalk.tsx';
import { partnerEnquiriesIn, partnerEnquiryIn, statusIn } from './queries.ts';

export const loader = defineLoader(({ search }) => ({
  places: ownPlaces(),
  list: partnerEnquiriesIn(search),
  enquiry: partnerEnquiryIn(search),
}));

/** What families ask before they book, what waits longest first; `?id=` opens one. */
export default function EnquiriesDeskPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('shell.partner.enquiries')} places={places} right="contacts">
      {() => <Desk />}
    </AtPlace>
  );
}

function Desk() {
  const t = useWords();
  const [search] = useSearchParams();
  const { list, enquiry } = useLoaderData(loader);
  if (!list) return <NoProvider />;
  if (enquiry) return <Opened key={enquiry.data._id} enquiry={enquiry.data} />;
  const status = statusIn(search);
  const page = pageIn(search);
  const address = (to: number) => href('/partner/enquiries', undefined, { status, page: to });
  return (
    <PartnerFrame heading={t('shell.partner.enquiries')} lead={t('enquiries.partner.lead')}>
      <AddressTabs
        name="status"
        label={t('shell.partner.enquiries')}
        tabs={(['open', 'closed'] as const).map((value) => ({
          value,
          label: t(`enquiries.tab.${value}`),
          count: list.counts[value],
        }))}
        value={status}
      >
        {list.data.length === 0 ? (
          <Card>
            <EmptyState as="h2" spot="messages" title={t(`enquiries.partner.none.${status}`)}>
              {t('enquiries.partner.none.text')}
            </EmptyState>
          </Card>
        ) : (
          <h2 className="vh">{t(`enquiries.tab.${status}`)}</h2>
        )}
        <ul className="card-list">
          {list.data.map((card) => (
            <ThreadRow
              key={card._id}
              href={href('/partner/enquiries', undefined, { id: card._id })}
              picture={<MessageCircle size={26} />}
              title={card.askerName}
              unread={card.unread}
              tags={<EnquiryState enquiry={card} />}
              updatedAt={card.updated_at}
              data-testid={`enquiry-${card._id}`}
            >
              <p className={styles.last}>{card.lastWords}</p>
              <p className="small muted">
                {card.providerName}
                {card.personName && <span> · {t('enquiries.for', { person: card.personName })}</span>}
                {card.waitingSince && (
                  <span>
                    {' '}
                    · {t('enquiries.partner.waits')} <RelativeTime instant={card.waitingSince} zone={deviceZone()} />
                  </span>
                )}
              </p>
            </ThreadRow>
          ))}
        </ul>
        <PageTurns
          label={t('shell.partner.enquiries')}
          page={page}
          hasMore={hasPageAfter(page, list.pagization)}
          address={address}
        />
      </AddressTabs>
    </PartnerFrame>
  );
}

function Opened({ enquiry }: { enquiry: Enquiry }) {
  const t = useWords();
  const client = useQueryClient();
  const calls = callsOf(client, partnerEnquiries);
  const { _id: id, askerName: name, personName } = enquiry;
  const params = { id };
  return (
    <div className="wrap page-stack">
      <EnquiryHead
        enquiry={enquiry}
        name={name}
        back={{ href: href('/partner/enquiries'), word: t('shell.partner.enquiries') }}
      >
        <span className="muted">
          {enquiry.providerName}
          {personName && <span> · {t('enquiries.for', { person: personName })}</span>}
        </span>
      </EnquiryHead>
      <EnquiryTalk
        enquiry={enquiry}
        label={t('enquiries.answer', { name })}
        address={(before) => href('/partner/enquiries', undefined, { id, before })}
        say={(body) => calls.answer({ params, body })}
        change={(status) => calls.changeStatus({ params, body: { status } })}
        seen={(sequence) => calls.seen({ params, body: { sequence } })}
      />
    </div>
  );
}
