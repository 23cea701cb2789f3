-- Who waits for an earlier time at a provider, in line; a slot that comes free is held for the next one.
create table slot_lines (
  id uuid primary key default gen_random_uuid(),
  -- The place in line.
  number bigint generated always as identity,
  provider_id uuid not null references providers (id) on delete cascade,
  service text not null,
  user_id uuid not null references users (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- The last day that is of use, on the calendar of the provider, and from when on a slot comes too late.
  last_day date not null,
  before timestamptz not null,
  -- Reserved: a slot is held and the family is about to hear of it. Offered: it has heard.
  state text not null default 'waiting' check (state in ('waiting', 'reserved', 'offered', 'booked', 'passed', 'left', 'over')),
  slot_at timestamptz,
  offered_until timestamptz,
  -- The slots that were declined.
  declined timestamptz[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state in ('reserved', 'offered')) <= (slot_at is not null)),
  check ((state = 'offered') <= (offered_until is not null))
);
create unique index slot_lines_once on slot_lines (user_id, person_id, provider_id, service) where state in ('waiting', 'reserved', 'offered');
create index slot_lines_line on slot_lines (provider_id, service, number) where state = 'waiting';
create index slot_lines_person on slot_lines (person_id, provider_id) where state in ('waiting', 'reserved', 'offered');
create index slot_lines_standing on slot_lines (updated_at, number) where state in ('waiting', 'reserved', 'offered');

-- A slot that is offered is held by its line: it ends with the offer and not by itself, and stands beside what its account holds else.
alter table slot_holds add column line_id uuid references slot_lines (id) on delete set null;
create unique index slot_holds_line on slot_holds (line_id) where line_id is not null;
drop index slot_holds_key;
drop index slot_holds_user;
create unique index slot_holds_key on slot_holds (key_hash, provider_id, service) where line_id is null;
create unique index slot_holds_user on slot_holds (user_id, provider_id, service) where user_id is not null and line_id is null;
