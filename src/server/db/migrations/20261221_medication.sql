-- Medicines that people list themselves have no summary, and the key of the form that added them. When each is taken on a day stands in
-- `times`, on the clock of whoever keeps the list; empty for the usual hours. `last_day` is the last one on which it is taken.
alter table medications
  add column key text,
  add column version integer not null default 1 check (version > 0),
  add column stopped_on date,
  add column times text[] not null default '{}',
  add column reminds_since timestamptz,
  add column every_days integer generated always as (
    case frequency when 'asNeeded' then null when 'everyOtherDay' then 2 when 'weekly' then 7 else 1 end) stored,
  add column last_day date generated always as (least(stopped_on - 1, starts_on + days - 1)) stored,
  add constraint medications_key unique (person_id, key);
create index medications_reminding on medications (person_id) where reminds_since is not null;

-- What became of one dose.
create table medication_doses (
  medication_id uuid not null references medications (id) on delete cascade,
  day date not null,
  time text not null,
  state text not null check (state in ('taken', 'skipped')),
  marked_by uuid references users (id) on delete set null,
  marked_at timestamptz not null,
  primary key (medication_id, day, time)
);

-- Up to which instant the doses of a person have been reminded of. The id is the subject of the news.
create table medication_reminders (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null unique references people (id) on delete cascade,
  told_until timestamptz
);
