-- Seeing a place before one books there. When it shows families around stands in weekly_hours, time_off and slots (service 'tour');
-- here is whether it does so at all, and what it tells everybody who comes.
create table tour_offers (
  provider_id uuid primary key references providers (id) on delete cascade,
  is_on boolean not null,
  note text not null,
  updated_at timestamptz not null
);

-- A visit: asked for, and what became of it. Asked and confirmed ones hold a place of their slot.
create table tours (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- Made by the device that sent it, so that what is sent twice is kept once.
  client_id text not null,
  status text not null check (status in ('asked', 'offered', 'confirmed', 'declined', 'cancelled', 'missed', 'done')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Offered in its place; nobody holds them.
  other_times timestamptz[] not null default '{}',
  -- Until when the place answers what was asked.
  answer_by timestamptz,
  wishes text not null,
  language text not null,
  -- Gone as soon as it is taken back, with a visit that does not take place, and three days after one that did.
  phone text,
  consent_words text,
  consent_version text,
  consented_at timestamptz,
  -- Since when the place has the number.
  phone_seen_at timestamptz,
  phone_withdrawn_at timestamptz,
  note text not null default '',
  reason text,
  ended_by text check (ended_by in ('family', 'provider', 'clock')),
  outcome text check (outcome in ('book', 'ask', 'no')),
  -- The family has said that it comes.
  sure_at timestamptz,
  -- Of the calendar file: higher with every change of it.
  sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at < ends_at),
  check ((status = 'asked') = (answer_by is not null)),
  check ((status = 'offered') = (cardinality(other_times) > 0)),
  check (phone is null or consented_at is not null),
  unique (user_id, client_id)
);
create unique index tours_of_account on tours (user_id, provider_id) where status in ('asked', 'offered', 'confirmed');
create unique index tours_of_person on tours (person_id, provider_id) where status in ('asked', 'offered', 'confirmed');
create index tours_person on tours (person_id, starts_at desc, id);
create index tours_provider on tours (provider_id, starts_at, id);
create index tours_open on tours (starts_at) where status in ('asked', 'offered', 'confirmed');
create index tours_with_phone on tours (ends_at) where phone is not null;

-- What has been said of a visit that comes: each once.
create table tour_reminders (
  tour_id uuid not null references tours (id) on delete cascade,
  name text not null,
  sent_at timestamptz not null,
  primary key (tour_id, name)
);
