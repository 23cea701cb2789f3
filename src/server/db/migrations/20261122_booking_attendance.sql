-- When somebody came to a time of a booking and left again, as the provider noted it.
create table booking_attendance (
  booking_id uuid not null,
  starts_at timestamptz not null,
  arrived_at timestamptz not null,
  left_at timestamptz,
  noted_by uuid not null references users (id),
  primary key (booking_id, starts_at),
  foreign key (booking_id, starts_at) references booking_times (booking_id, starts_at) on delete cascade,
  check (left_at is null or left_at >= arrived_at)
);
