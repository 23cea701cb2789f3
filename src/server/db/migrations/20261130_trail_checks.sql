-- What the daily check of the audit trail knows of each person: up to which entry their trail was whole. Entries that are missing at
-- its end, and a trail that was written anew as a whole, show by it.
create table trail_checks (
  person_id uuid primary key,
  entry_id bigint not null,
  hash text not null,
  checked_at timestamptz not null,
  -- The first entry that does not follow from the one before it, since when that is known, and since when it is explained.
  broken_entry bigint,
  broken_at timestamptz,
  settled_at timestamptz,
  check ((broken_entry is null) = (broken_at is null)),
  check (settled_at is null or broken_entry is not null)
);
create index trail_checks_broken on trail_checks (broken_at) where broken_entry is not null and settled_at is null;

-- How far the check has come: one row. People are gone through from the highest id to the lowest.
create table trail_rounds (
  is_only boolean primary key default true check (is_only),
  is_running boolean not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  person_id uuid not null,
  entry_id bigint not null,
  hash text not null,
  broken_entry bigint
);
insert into trail_rounds (is_running, began_at, person_id, entry_id, hash)
  values (false, 'epoch', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 0, '');
