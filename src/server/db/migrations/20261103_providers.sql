-- Everybody who can be booked: one row each, whatever the service. What only one service asks stands in a table of its own.

create extension if not exists btree_gist;

-- A service names its kinds in a migration of its own.
create table provider_kinds (
  kind text primary key
);

create table providers (
  id uuid primary key default gen_random_uuid(),
  kind text not null references provider_kinds (kind),
  name text not null,
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
  -- What the provider offers, from the closed list of its service.
  offers text[] not null default '{}',
  -- What lists compare: the price of the unit in which the kind is booked.
  price_cents integer not null check (price_cents > 0),
  -- Seven entries, Monday first: { "open": "08:00", "close": "17:00" } or null.
  hours jsonb not null,
  open_weekdays smallint[] not null,
  about jsonb not null,
  -- What the art kit draws: { "kind": "place", "traits": { … } }.
  picture jsonb not null,
  rating numeric(2, 1),
  review_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- With what a search asks of each neighbour, so that it reads the index alone.
create index providers_near on providers using gist (kind, place) include (
  id, latitude, longitude, time_zone, verified_at, open_weekdays, price_cents, rating, review_count, languages, offers
);
create index providers_rating on providers (kind, rating desc nulls last, review_count desc, id) where verified_at is not null;

create table provider_managers (
  provider_id uuid not null references providers (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (user_id, provider_id)
);
create index provider_managers_provider on provider_managers (provider_id);
