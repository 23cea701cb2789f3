-- Bookings of every kind, what was paid for them, who has heard of them.

create sequence booking_numbers start 118204;

create table bookings (
  id uuid primary key default gen_random_uuid(),
  booking_id text not null unique,
  kind text not null check (kind in ('stay', 'appointment', 'visit', 'lab_order', 'home_health')),
  user_id uuid not null references users (id),
  person_id uuid not null references people (id),
  provider_id uuid not null,
  provider_name text not null,
  status text not null check (status in ('pending', 'accepted', 'scheduled', 'cancelled')),
  booked_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  total_cents integer not null check (total_cents >= 0),
  deposit_cents integer not null check (deposit_cents >= 0 and deposit_cents <= total_cents),
  payment text not null default 'due' check (payment in ('due', 'paid', 'refund_due', 'refunded', 'kept')),
  refund_cents integer not null default 0 check (refund_cents >= 0 and refund_cents <= deposit_cents),
  held_until timestamptz,
  answer_by timestamptz,
  answered_at timestamptz,
  cancelled_by text check (cancelled_by in ('family', 'provider', 'clock')),
  cancel_code text check (cancel_code in ('cancelled', 'declined', 'expired', 'unpaid')),
  cancel_reason text,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'cancelled') = (cancelled_by is not null and cancel_code is not null and cancelled_at is not null))
);
create index bookings_user on bookings (user_id, starts_at desc, id);
create index bookings_person on bookings (person_id);
create index bookings_provider on bookings (provider_id, starts_at, id);
create index bookings_held on bookings (held_until) where status = 'pending' and payment = 'due';
create index bookings_unanswered on bookings (answer_by) where status = 'pending' and payment = 'paid';
create index bookings_refund_due on bookings (updated_at) where payment = 'refund_due';

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  what text not null,
  at timestamptz not null
);
create index booking_events_booking on booking_events (booking_id, id);

-- One row a person and booking: its latest news, and whether it was read.
create table booking_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  booking_id uuid not null references bookings (id) on delete cascade,
  status text not null,
  updated_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, booking_id)
);
create index booking_notifications_user on booking_notifications (user_id, updated_at desc, id);
create index booking_notifications_unread on booking_notifications (user_id) where read_at is null;

create table payments (
  id uuid primary key default gen_random_uuid(),
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
-- However often and in however many tabs a person pays, one payment of a booking is alive.
create unique index payments_alive on payments (booking_id) where state not in ('declined', 'stray');
create index payments_booking on payments (booking_id, created_at desc);
create index payments_unsettled on payments (updated_at) where state in ('started', 'requires_action', 'processing');
create index payments_stray on payments (updated_at) where state = 'stray' and refunded_cents < amount_cents;
create unique index payments_reference on payments (reference) where reference is not null;

-- The processor tells the same thing repeatedly; each is heard once.
create table payment_events (
  id text primary key,
  received_at timestamptz not null
);
create index payment_events_age on payment_events (received_at);

create table payment_customers (
  user_id uuid primary key references users (id) on delete cascade,
  reference text not null
);
