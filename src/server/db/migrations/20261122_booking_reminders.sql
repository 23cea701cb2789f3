-- What people have been reminded of, so that it is said once.
create table booking_reminders (
  booking_id uuid not null references bookings (id) on delete cascade,
  name text not null,
  sent_at timestamptz not null,
  primary key (booking_id, name)
);
