-- With whom somebody waits, as long as they do: a wish has one place in line at each of these providers, and is offered one time at once.
create table line_providers (
  line_id uuid not null references slot_lines (id) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  -- The place in the line of this provider.
  number bigint generated always as identity,
  -- From when on a slot of theirs comes too late, and which were declined.
  before timestamptz not null,
  declined timestamptz[] not null default '{}',
  primary key (line_id, provider_id)
);
create index line_providers_line on line_providers (provider_id, number);
insert into line_providers (line_id, provider_id, before, declined)
  select id, provider_id, before, declined from slot_lines where state in ('waiting', 'reserved', 'offered') order by number;

-- `provider_id` is the one with whom the wish began, and `before` when no slot of anybody is early enough any more.
alter table slot_lines drop column declined;
alter table slot_lines add column slot_provider_id uuid references providers (id) on delete cascade;
update slot_lines set slot_provider_id = provider_id where slot_at is not null;
alter table slot_lines add check ((slot_at is null) = (slot_provider_id is null));
drop index slot_lines_line;
