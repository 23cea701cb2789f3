-- Bookings of every kind: who, whom, when, what was bought, and in how many parts it is paid.

create sequence booking_numbers start 118204;

-- A service names its kinds in a migration of its own.
create table booking_kinds (
  kind text primary key
);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  -- What people read aloud.
  booking_id text not null unique,
  kind text not null references booking_kinds (kind),
  user_id uuid not null references users (id),
  person_id uuid not null references people (id),
  provider_id uuid not null references providers (id),
  provider_name text not null,
  status text not null check (status in ('pending', 'accepted', 'scheduled', 'cancelled')),
  booked_date date not null,
  -- The ends of its times, for lists.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  total_cents integer not null check (total_cents >= 0),
  -- What was bought, as it was when it was bought: bookings/snapshot.ts has its schema.
  snapshot jsonb not null,
  note text,
  -- The capacity is held for an unpaid booking until then.
  held_until timestamptz,
  -- A charge that is under way keeps it until then.
  charging_until timestamptz,
  -- Set once it is paid: the provider's clock.
  answer_by timestamptz,
  answered_at timestamptz,
  cancelled_by text check (cancelled_by in ('family', 'provider', 'clock')),
  cancel_code text check (cancel_code in ('cancelled', 'declined', 'expired', 'unpaid')),
  cancel_reason text,
  cancelled_at timestamptz,
  -- Whoever booked has said how it was.
  reviewed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at < ends_at),
  check ((status = 'cancelled') = (cancelled_by is not null and cancel_code is not null and cancelled_at is not null))
);
create index bookings_user on bookings (user_id, starts_at desc, id);
create index bookings_person on bookings (person_id);
create index bookings_provider on bookings (provider_id, starts_at, id);
create index bookings_held on bookings (held_until) where status = 'pending' and held_until is not null;
create index bookings_unanswered on bookings (answer_by) where status = 'pending' and answer_by is not null;

-- One row a day of care, a visit, an appointment, a draw. `day` is its day on the provider's calendar.
create table booking_times (
  booking_id uuid not null references bookings (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day date not null,
  primary key (booking_id, starts_at),
  check (starts_at < ends_at)
);
create index booking_times_day on booking_times (day, booking_id);

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  what text not null,
  at timestamptz not null
);
create index booking_events_booking on booking_events (booking_id, id);

-- The parts in which a booking is paid through us, the first one before the request is sent. What stands in none of them is
-- paid to the provider directly.
create table booking_dues (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  number smallint not null check (number > 0),
  amount_cents integer not null check (amount_cents > 0),
  due_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'paid', 'refund_due', 'refunded', 'kept')),
  refund_cents integer not null default 0 check (refund_cents >= 0 and refund_cents <= amount_cents),
  updated_at timestamptz not null,
  unique (booking_id, number)
);
create index booking_dues_refund on booking_dues (updated_at) where state = 'refund_due';
