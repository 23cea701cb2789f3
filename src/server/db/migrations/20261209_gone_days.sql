-- Days that a booking had once a calendar could hold them, and has no more: skipped, dropped or replaced. Files and feeds cancel them.
create table booking_gone_days (
  booking_id uuid not null references bookings (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day date not null,
  primary key (booking_id, day),
  check (starts_at < ends_at)
);
