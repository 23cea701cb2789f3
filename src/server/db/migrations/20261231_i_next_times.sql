-- The next few times of a service, the first of them `starts_at`, so that a list shows them without working them out.
alter table next_slots add column next_times timestamptz[] not null default '{}';
insert into slot_changes (provider_id) select provider_id from next_slots where starts_at < 'infinity';
