-- A slot that somebody is about to book: one of its places is taken for them until they book it, leave, or the time ends.
create table slot_holds (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null,
  service text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Whose it is: the account, and the key of the device on which it was chosen (as a hash), which knows it before the log-in.
  user_id uuid references users (id) on delete set null,
  key_hash text not null,
  -- The network that it was asked from.
  client text not null,
  held_until timestamptz not null,
  foreign key (provider_id, service, starts_at) references slots (provider_id, service, starts_at) on delete cascade,
  check (starts_at < ends_at)
);
create index slot_holds_slot on slot_holds (provider_id, service, starts_at);
create unique index slot_holds_key on slot_holds (key_hash, provider_id, service);
create unique index slot_holds_user on slot_holds (user_id, provider_id, service) where user_id is not null;
create index slot_holds_client on slot_holds (client);
create index slot_holds_end on slot_holds (held_until);
