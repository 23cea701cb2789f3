-- Other times that a provider offers for one that it cannot keep. Which they are is computed whenever somebody looks.
create table booking_offers (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  -- It cannot take the time, it would rather have another one and keeps it meanwhile, or it has closed the day.
  why text not null check (why in ('declined', 'change', 'closed')),
  -- Ended: the booking was cancelled meanwhile.
  state text not null check (state in ('open', 'taken', 'returned', 'withdrawn', 'expired', 'ended')),
  reason text,
  offered_by uuid not null references users (id),
  offered_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null))
);
create unique index booking_offers_open on booking_offers (booking_id) where state = 'open';
create index booking_offers_clock on booking_offers (answer_by) where state = 'open';
create index booking_offers_booking on booking_offers (booking_id, id desc);
