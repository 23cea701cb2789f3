-- What was paid for a booking, each try a row.

create table payments (
  id uuid primary key default gen_random_uuid(),
  due_id uuid not null references booking_dues (id),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  amount_cents integer not null check (amount_cents > 0),
  -- The processor's token of a card: every try of a payment is made with the same one.
  method text not null,
  saves_card boolean not null,
  -- Stray: money that came for an attempt that had been given up; it goes back.
  state text not null check (state in ('started', 'requires_action', 'processing', 'succeeded', 'declined', 'stray')),
  reference text,
  client_secret text,
  decline_code text,
  card_brand text,
  card_last_four text,
  refunded_cents integer not null default 0 check (refunded_cents >= 0 and refunded_cents <= amount_cents),
  refund_tries integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- However often and in however many tabs a person pays, one payment of each due is alive.
create unique index payments_alive on payments (due_id) where state not in ('declined', 'stray');
create index payments_booking on payments (booking_id, created_at desc);
create index payments_unsettled on payments (updated_at) where state in ('started', 'requires_action', 'processing');
create index payments_stray on payments (updated_at) where state = 'stray' and refunded_cents < amount_cents;
create unique index payments_reference on payments (reference) where reference is not null;

-- The processor repeats its events; each is handled once.
create table payment_events (
  id text primary key,
  received_at timestamptz not null
);
create index payment_events_age on payment_events (received_at);

create table payment_customers (
  user_id uuid primary key references users (id) on delete cascade,
  reference text not null
);
