import { MessageCircle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { ThreadRow } from '#features/threads/web/ThreadRow.tsx';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import type { EnquiryCard } from '../enquiry.ts';
import { AskProvider } from './AskProvider.tsx';
import styles from './Enquiries.module.css';
import { EnquiryState } from './EnquiryState.tsx';
import { EnquiryView } from './EnquiryView.tsx';
import { askedIn, enquiriesIn, enquiryIn, providerAsked } from './queries.ts';

export const loader = defineLoader(({ search }) => ({
  enquiry: enquiryIn(search),
  asked: askedIn(search),
  mine: enquiriesIn(search),
  people: actedFor(),
}));

/** Questions to providers before one books: `?provider=` asks one, `?id=` opens a conversation, `?for=` leaves one person. */
export default function EnquiriesPage() {
  const [search] = useSearchParams();
  const { enquiry, asked, people } = useLoaderData(loader);
  if (enquiry) return <EnquiryView key={enquiry.data._id} enquiry={enquiry.data} provider={providerAsked} />;
  if (asked) return <AskProvider provider={asked.data} people={people} />;
  if (search.has('id') || search.has('provider')) return <EnquiryGone />;
  return <EnquiryList />;
}

function EnquiryList() {
  const t = useWords();
  const [search] = useSearchParams();
  const { mine, people } = useLoaderData(loader);
  const page = pageIn(search);
  const address = (query: Record<string, string | number | undefined>) =>
    href('/dashboard-enquiries', undefined, { for: personIn(search), ...query });
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('shell.enquiries')} people={people} />
      <CircleHead
        title={t('shell.enquiries')}
        lead={t('enquiries.lead')}
        people={people}
        address={(personId) => address({ for: personId, page: undefined })}
      />
      {mine.data.length === 0 ? (
        <Card>
          <EmptyState as="h2" spot="messages" title={t('enquiries.none')} action={<FindCare />}>
            {t('enquiries.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <section aria-labelledby="enquiries-list">
          <h2 id="enquiries-list" className="vh">
            {t('enquiries.list')}
          </h2>
          <ul className="card-list">
            {mine.data.map((enquiry) => (
              <Row key={enquiry._id} enquiry={enquiry} />
            ))}
          </ul>
        </section>
      )}
      <PageTurns
        label={t('shell.enquiries')}
        page={page}
        hasMore={hasPageAfter(page, mine.pagization)}
        address={(to) => address({ page: to })}
      />
    </div>
  );
}

function Row({ enquiry }: { enquiry: EnquiryCard }) {
  const t = useWords();
  return (
    <ThreadRow
      href={href('/dashboard-enquiries', undefined, { id: enquiry._id })}
      picture={<MessageCircle size={26} />}
      title={enquiry.providerName}
      unread={enquiry.unread}
      tags={<EnquiryState enquiry={enquiry} />}
      updatedAt={enquiry.updated_at}
      data-testid={`enquiry-${enquiry._id}`}
    >
      <p className={styles.last}>{enquiry.lastWords}</p>
      {enquiry.personName && <p className="small muted">{t('enquiries.for', { person: enquiry.personName })}</p>}
    </ThreadRow>
  );
}

/** For an address of a conversation that is not one's own, or of nobody. */
function EnquiryGone() {
  const t = useWords();
  return (
    <div className="wrap page-block">
      <title>{pageTitle(t('enquiries.gone'))}</title>
      <Card>
        <EmptyState
          as="h1"
          spot="lost"
          title={t('enquiries.gone')}
          action={<ButtonLink href={href('/dashboard-enquiries')}>{t('enquiries.back')}</ButtonLink>}
          data-testid="enquiry-gone"
        >
          {t('enquiries.gone.text')}
        </EmptyState>
      </Card>
    </div>
  );
}
