-- The private address by which somebody’s calendar reads who comes to a place that they work for. The address itself is kept nowhere.
create table calendar_feeds (
  user_id uuid not null references users (id) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  key_hash text not null unique,
  created_at timestamptz not null,
  -- When a calendar last asked.
  read_at timestamptz,
  primary key (user_id, provider_id)
);
create index calendar_feeds_provider on calendar_feeds (provider_id);
