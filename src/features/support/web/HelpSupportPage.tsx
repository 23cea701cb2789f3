import { useSearchParams } from 'react-router';
import { actedFor } from '#features/family/web/queries.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { HelpDesk } from './HelpDesk.tsx';
import { NewTicket } from './NewTicket.tsx';
import { helpDesk, ticketIn, ticketsIn } from './queries.ts';
import { TicketGone, TicketView } from './TicketView.tsx';

export const loader = defineLoader(({ search }) => ({
  desk: helpDesk(search),
  mine: ticketsIn(search),
  ticket: ticketIn(search),
  people: actedFor(),
}));

/** Help: answers first, then somebody to write to. `?step=new` begins a ticket, `?ticket=` opens one. */
export default function HelpSupportPage() {
  const [search] = useSearchParams();
  const { desk, mine, ticket, people } = useLoaderData(loader);
  if (ticket) return <TicketView key={ticket.data._id} ticket={ticket.data} desk={desk} />;
  if (search.has('ticket')) return <TicketGone />;
  if (mine) return <HelpDesk desk={desk} mine={mine} people={people} />;
  return <NewTicket desk={desk} />;
}
