-- What somebody asks our staff for help with: the conversation is a thread, the rest stands here.
create sequence ticket_numbers start 20401;
create table support_tickets (
  thread_id uuid primary key references threads (id) on delete cascade,
  number bigint not null unique default nextval('ticket_numbers'),
  category text not null,
  subject text not null,
  booking_id uuid references bookings (id) on delete set null,
  -- Who of our staff looks after it.
  taken_by uuid references users (id) on delete set null,
  taken_at timestamptz,
  closed_by uuid references users (id) on delete set null,
  rating smallint check (rating between 1 and 5),
  rating_words text,
  rated_at timestamptz
);
create index support_tickets_booking on support_tickets (booking_id) where booking_id is not null;
