-- Centres, their people, seats, stays and reviews.

create table centres (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null check (kind in ('day_care', 'assisted_living', 'board_and_care')),
  verified_at timestamptz,
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- Mercator, so that the index's order is the order of distance for neighbours.
  place point not null,
  time_zone text not null,
  phone text not null,
  languages text[] not null default '{}',
  services text[] not null default '{}',
  offers_rides boolean not null default false,
  supports_memory boolean not null default false,
  capacity integer not null check (capacity between 1 and 10000),
  day_cents integer not null check (day_cents > 0),
  week_cents integer not null check (week_cents > 0),
  month_cents integer not null check (month_cents > 0),
  -- Seven entries, Monday first: { "open": "08:00", "close": "17:00" } or null.
  hours jsonb not null,
  open_weekdays smallint[] not null,
  day_plan jsonb not null default '[]',
  about jsonb not null,
  art jsonb not null,
  rating numeric(2, 1),
  review_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- With what a search asks of each neighbour, so that it reads the index alone.
create index centres_near on centres using gist (kind, place) include (
  id, latitude, longitude, time_zone, verified_at, capacity, open_weekdays, day_cents, rating, review_count, languages, offers_rides, supports_memory
);
create index centres_rating on centres (rating desc nulls last, review_count desc, id) where verified_at is not null;

create table centre_managers (
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (user_id, centre_id)
);
create index centre_managers_centre on centre_managers (centre_id);

-- A row for each day on which something was taken or the centre set another number of seats. Days that were set keep
-- their number when the centre's own changes.
create table seat_days (
  centre_id uuid not null references centres (id) on delete cascade,
  day date not null,
  capacity integer not null check (capacity >= 0),
  is_set boolean not null default false,
  taken integer not null default 0 check (taken between 0 and capacity),
  primary key (centre_id, day)
);

create table stays (
  booking_id uuid primary key references bookings (id) on delete cascade,
  centre_id uuid not null references centres (id),
  check_in date not null,
  check_out date not null,
  weekdays smallint[] not null,
  type_select text not null check (type_select in ('day', 'week', 'month')),
  guests integer not null check (guests > 0),
  seniors integer not null check (seniors > 0),
  days date[] not null,
  -- The hours of the first day, as they were when it was booked.
  opens text not null,
  closes text not null,
  seats_released_at timestamptz,
  estimate jsonb not null,
  note text,
  check (check_out >= check_in)
);
create index stays_centre on stays (centre_id, check_in);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  booking_id uuid unique references bookings (id),
  user_id uuid references users (id) on delete set null,
  author text not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null,
  created_at timestamptz not null
);
create index reviews_centre on reviews (centre_id, created_at desc, id);
