-- Who waits for a seat on a day on which a centre is full, in line; a seat that gets free is held for the next one.
create table seat_waiters (
  id uuid primary key default gen_random_uuid(),
  -- The place in line.
  number bigint generated always as identity,
  provider_id uuid not null references centres (provider_id) on delete cascade,
  day date not null,
  user_id uuid not null references users (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  guests integer not null check (guests > 0),
  -- Reserved: the seats are taken and the family is about to hear of it. Offered: it has heard. Both hold the seats.
  state text not null default 'waiting' check (state in ('waiting', 'reserved', 'offered', 'booked', 'passed', 'left', 'over')),
  offered_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'offered') <= (offered_until is not null))
);
create unique index seat_waiters_once on seat_waiters (person_id, provider_id, day) where state in ('waiting', 'reserved', 'offered');
create index seat_waiters_line on seat_waiters (provider_id, day, number) where state = 'waiting';
create index seat_waiters_user on seat_waiters (user_id) where state in ('waiting', 'reserved', 'offered');
create index seat_waiters_reserved on seat_waiters (updated_at) where state = 'reserved';
create index seat_waiters_offered on seat_waiters (offered_until) where state = 'offered';
