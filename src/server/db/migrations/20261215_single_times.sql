-- What becomes of single times of a booking that stands: cancelled for good, by either side, or moved; and of which somebody was reminded.

alter table booking_skips
  -- Whoever cancelled it; null where the family only lets it go and may take it back.
  add column cancelled_by text check (cancelled_by in ('family', 'provider')),
  add column reason text,
  -- When it was to begin as it was booked: calendars know it by that.
  add column booked_for timestamptz;
update booking_skips set booked_for = starts_at;
alter table booking_skips
  alter column booked_for set not null,
  add check (reason is null or cancelled_by is not null),
  -- Another time of the booking may have been moved to where a cancelled one was, and then be cancelled, too.
  drop constraint booking_skips_pkey,
  add primary key (booking_id, booked_for);
create index booking_skips_begins on booking_skips (booking_id, starts_at);

-- Where a time was before it was moved last. It goes with the time.
create table booking_moves (
  booking_id uuid not null,
  starts_at timestamptz not null,
  moved_from timestamptz not null,
  booked_for timestamptz not null,
  moved_by text not null check (moved_by in ('family', 'provider')),
  moved_by_user uuid not null references users (id),
  moved_at timestamptz not null,
  -- From when the refund policy counts, where it was moved later than that lets it go for free.
  terms_from timestamptz,
  primary key (booking_id, starts_at),
  foreign key (booking_id, starts_at) references booking_times (booking_id, starts_at) on delete cascade,
  unique (booking_id, booked_for),
  check (moved_from <> starts_at)
);

-- As booking_reminders, of each time. A time that is moved is another one.
create table booking_time_reminders (
  booking_id uuid not null,
  starts_at timestamptz not null,
  name text not null,
  sent_at timestamptz not null,
  primary key (booking_id, starts_at, name),
  foreign key (booking_id, starts_at) references booking_times (booking_id, starts_at) on delete cascade
);
-- What is coming is asked for each minute.
create index booking_times_begins on booking_times (starts_at, booking_id);
