-- Providers that somebody has marked, of any kind.
create table favourites (
  user_id uuid not null references users (id) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, provider_id)
);
create index favourites_provider on favourites (provider_id);
