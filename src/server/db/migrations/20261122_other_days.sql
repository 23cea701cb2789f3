-- Other days for a booking that stands: what a family asks for, which times it skips, and what goes back of the price meanwhile.

-- From when the refund policy counts, where the beginning was moved later than the policy lets it go for free.
alter table bookings add column terms_from timestamptz;

-- What is asked of a provider that has accepted before: the times that would be added (their capacity is taken already) and those
-- that would go, each with what it is worth in cents; bookings/server/changes/change-store.ts has the shape.
create table booking_changes (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  -- Ended: the booking was cancelled meanwhile.
  state text not null check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')),
  added jsonb not null,
  dropped jsonb not null,
  -- What the kind freezes anew once it is accepted.
  details jsonb not null,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  reason text,
  check ((state = 'asked') = (answered_at is null))
);
create unique index booking_changes_open on booking_changes (booking_id) where state = 'asked';
create index booking_changes_clock on booking_changes (answer_by) where state = 'asked';
create index booking_changes_booking on booking_changes (booking_id, id desc);

-- Times that the family has let go, while the booking stands.
create table booking_skips (
  booking_id uuid not null references bookings (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day date not null,
  -- By how much the price went down: none when it was too late.
  cents integer not null check (cents >= 0),
  skipped_at timestamptz not null,
  skipped_by uuid not null references users (id),
  primary key (booking_id, starts_at),
  check (starts_at < ends_at)
);
create index booking_skips_day on booking_skips (day, booking_id);

-- What goes back of a paid part while its booking stands, each under a key of its own; from `owed_at` on.
create table booking_returns (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  due_id uuid not null references booking_dues (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  -- The beginning of the skipped time it belongs to: it goes with the skip when that is taken back.
  skipped_time timestamptz,
  owed_at timestamptz not null,
  tried_at timestamptz not null,
  tries integer not null default 0,
  done_at timestamptz,
  created_at timestamptz not null
);
create index booking_returns_due on booking_returns (due_id);
create index booking_returns_booking on booking_returns (booking_id);
create index booking_returns_owed on booking_returns (tried_at) where done_at is null;
