-- A link by which somebody without an account reads chosen sections of a person's health records until it ends, with a passcode. What opens
-- it, the key in its address and the passcode, stands here as hashes alone. What sections there are says health-records/record-links.ts.
create table record_links (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  made_by uuid not null references users (id) on delete cascade,
  key_hash text not null unique,
  passcode_hash text not null,
  sections text[] not null check (cardinality(sections) > 0),
  wrong_tries integer not null default 0 check (wrong_tries >= 0),
  made_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > made_at),
  -- Taken back by a person, or closed by wrong passcodes.
  ended_at timestamptz
);
create index record_links_person on record_links (person_id, made_at desc);
create index record_links_maker on record_links (made_by);
create index record_links_end on record_links (ends_at);

-- Each time it was opened with its passcode, and on what.
create table record_link_looks (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references record_links (id) on delete cascade,
  at timestamptz not null,
  browser text not null,
  system text not null
);
create index record_link_looks_link on record_link_looks (link_id, at desc);
