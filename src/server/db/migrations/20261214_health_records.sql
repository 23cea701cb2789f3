-- What people keep about their health besides the basics: diary, consultations, surgeries, notes of doctors, tests and vaccinations.
-- What a record of a type says is declared in src/features/health-records/record-types.ts; its files hang on it.
create table health_records (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id),
  -- Of the form that made it: the same one sent twice is there once.
  key text not null check (length(key) = 32),
  type text not null check (length(type) between 1 and 30),
  -- The day it is about: the newest stands first.
  day date not null,
  facts jsonb not null,
  version integer not null default 1 check (version > 0),
  -- Deleted, and for a day still to be had back.
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (person_id, key)
);
create index health_records_person on health_records (person_id, type, day desc) where removed_at is null;
create index health_records_removed on health_records (removed_at) where removed_at is not null;
