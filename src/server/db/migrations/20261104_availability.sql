-- When providers can be booked by the clock: weekly hours, time off, and what of it is taken.

create table weekly_hours (
  provider_id uuid not null references providers (id) on delete cascade,
  -- What is booked by these hours: a consultation, a blood draw. Each service of a provider is counted by itself.
  service text not null,
  -- { "weekday": 1, "opens": "09:00", "closes": "12:00" }, Monday is 1; availability/weekly-hours.ts has the schema.
  ranges jsonb not null,
  slot_minutes integer not null check (slot_minutes between 5 and 1440),
  buffer_minutes integer not null check (buffer_minutes >= 0),
  notice_minutes integer not null check (notice_minutes >= 0),
  ahead_days integer not null check (ahead_days > 0),
  capacity integer not null check (capacity > 0),
  updated_at timestamptz not null,
  primary key (provider_id, service)
);

create table time_off (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index time_off_provider on time_off (provider_id, ends_at);

-- A row for each slot of which something was taken; all others are computed. Whoever wants several locks them in the order
-- of the key.
create table slots (
  provider_id uuid not null,
  service text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As the weekly hours had it when the last place was taken.
  capacity integer not null,
  taken integer not null check (taken between 0 and capacity),
  primary key (provider_id, service, starts_at),
  foreign key (provider_id, service) references weekly_hours (provider_id, service) on delete cascade,
  check (starts_at < ends_at),
  -- Deferred, because a rival who waits for the same new slot must meet the primary key and not this.
  constraint slots_apart exclude using gist (provider_id with =, service with =, tstzrange(starts_at, ends_at) with &&)
    where (taken > 0) deferrable initially deferred
);
