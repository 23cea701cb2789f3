-- Browsers in which an account has logged in: strangers who guess its password do not keep it out of these. One browser may be
-- known to several accounts.
create table known_devices (
  hash text not null,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_seen on known_devices (seen_at);
