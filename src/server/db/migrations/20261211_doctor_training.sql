-- Where a doctor learned what they do, as they say it themselves: one line each.
alter table doctors add column training text[] not null default '{}';
