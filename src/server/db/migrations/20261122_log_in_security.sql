-- What a session is recognised by, and when its owner last proved to be it.
alter table sessions
  add column browser text not null default 'other',
  add column system text not null default 'other',
  add column network text,
  add column used_at timestamptz,
  add column proven_at timestamptz;

-- A code can also prove an address that an account is to have.
alter table codes drop constraint codes_purpose_check,
  add constraint codes_purpose_check check (purpose in ('signup', 'reset', 'change'));
alter table tickets drop constraint tickets_purpose_check,
  add constraint tickets_purpose_check check (purpose in ('signup', 'reset', 'change'));

-- Addresses that an account had: whoever reads what is sent to one of them can take the change back for some days, once.
create table address_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  old_address text not null,
  new_address text not null,
  key_hash text not null unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index address_changes_user on address_changes (user_id);
create index address_changes_expiry on address_changes (expires_at);

-- An authenticator app: its secret is sealed with the key from the settings. The newest time step that was used is not used again.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- A right password that waits for the second step.
create table log_in_steps (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index log_in_steps_user on log_in_steps (user_id);
create index log_in_steps_expiry on log_in_steps (expires_at);

-- A browser that its account has asked not to ask again.
alter table known_devices add column trusted_until timestamptz;

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What an authenticator is asked to sign: once, and soon.
create table passkey_challenges (
  challenge text primary key,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
