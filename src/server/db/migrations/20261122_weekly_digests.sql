-- Whom we have told of which week; its Monday is that of the reader.
create table weekly_digests (
  user_id uuid not null references users (id) on delete cascade,
  week date not null,
  sent_at timestamptz not null,
  primary key (user_id, week)
);
-- The trail is written in the order of time: what happened in a week is found without reading all of it.
create index audit_entries_at on audit_entries using brin (at);
