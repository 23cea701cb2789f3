-- A booking that takes place by video, once somebody has come to it: who waits, since when it has begun, and that it is over.
create table video_visits (
  booking_id uuid primary key references bookings (id) on delete cascade,
  admitted_at timestamptz,
  ended_at timestamptz,
  -- Those it was told to that it may be entered.
  told_at timestamptz,
  updated_at timestamptz not null,
  check (ended_at is null or admitted_at is not null)
);

-- Whom the family has invited to it: somebody of the circle by account, an interpreter by a proven address.
create table video_guests (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  email text,
  name text not null,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create unique index video_guests_account on video_guests (booking_id, user_id) where revoked_at is null;
create unique index video_guests_address on video_guests (booking_id, email) where revoked_at is null;
create index video_guests_of_account on video_guests (user_id) where revoked_at is null;
create index video_guests_of_address on video_guests (email) where revoked_at is null;

-- An account before the door: what its devices could do when they were tried, and that it waits.
create table video_arrivals (
  booking_id uuid not null references bookings (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  devices jsonb,
  checked_at timestamptz,
  arrived_at timestamptz,
  seen_at timestamptz,
  primary key (booking_id, user_id)
);
create index video_arrivals_account on video_arrivals (user_id);

-- Who is in the room now. `seen_at` is by the clock of the database: with it an open connection says that it is there.
create table video_seats (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  part text not null check (part in ('person', 'booker', 'guest', 'interpreter', 'provider')),
  has_joined boolean not null default false,
  seen_at timestamptz not null,
  unique (booking_id, user_id)
);
create index video_seats_account on video_seats (user_id);
create index video_seats_session on video_seats (session_id);
