import { Video } from 'lucide-react';
import { useState } from 'react';
import { Art } from '#web/ui/Art.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { SummaryAside } from '#web/ui/SummaryAside.tsx';
import { type SortOrder, Table } from '#web/ui/Table.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Ticket } from '#web/ui/Ticket.tsx';
import { bookingFacts, requestColumns, requests, tabs, ticketFacts } from './samples.ts';

export function RecordsSheet() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('ongoing');
  const [sorting, setSorting] = useState<SortOrder>({ key: 'name', direction: 'ascending' });
  const rows = sorting.direction === 'ascending' ? requests : requests.toReversed();
  return (
    <div className="stack">
      <Ticket
        picture={
          <Art kind="place" traits={{ seed: 'jacaranda', kind: 'arcade', sky: 'golden' }} width={206} height={272} />
        }
        kicker={
          <>
            <Video size={22} aria-hidden="true" />
            First day in 2 days
          </>
        }
        title="Jacaranda Day Center"
        detail="Adult day care, for Rosa (your mom)"
        facts={ticketFacts}
        actions={
          <>
            <Button>Add to calendar</Button>
            <Button variant="secondary">Print</Button>
          </>
        }
        note="The center opens at 9:00 AM. Bring the medicines for the day."
      />
      <Tabs label="Bookings" tabs={tabs} value={tab} onChange={setTab} data-testid="ui-tab">
        {tab === 'cancelled' ? (
          <EmptyState spot="calendar" title="No cancelled bookings" />
        ) : (
          <FactList facts={bookingFacts} />
        )}
      </Tabs>
      <Table
        caption="Requests"
        columns={requestColumns}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={setSorting}
        data-testid="ui-table"
      />
      <SummaryAside label="Your booking" title="Jacaranda Day Center" line="06-17-2026, $84.00">
        <FactList facts={bookingFacts} />
      </SummaryAside>
      <EmptyState spot="record" title="No vaccinations yet" action={<Button>Add a vaccination</Button>}>
        Add the card or a photo of it, and it stays here for the next doctor.
      </EmptyState>
    </div>
  );
}
