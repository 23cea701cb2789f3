-- Accounts, the people they speak for, sessions, one-time codes, preferences, family links, health profiles.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  phone text,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  profile_image text,
  language text not null default 'en',
  is_staff boolean not null default false,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on users (lower(email));
create unique index users_phone on users (phone) where phone_verified_at is not null;

-- Whoever receives care: the owner of an account, or somebody an account looks after.
create table people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users (id) on delete cascade,
  created_by uuid references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  gender text,
  address text,
  zip text,
  updated_at timestamptz not null
);
create index people_created_by on people (created_by);

create table family_links (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  member_user_id uuid not null references users (id) on delete cascade,
  relationship text not null,
  status text not null check (status in ('pending', 'accepted', 'declined', 'revoked')),
  scopes text[] not null default '{}',
  updated_at timestamptz not null,
  unique (person_id, member_user_id)
);
create index family_links_member on family_links (member_user_id);

-- A family of tokens: one log-in on one device.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table access_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);
create index access_tokens_expiry on access_tokens (expires_at);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- Six digits to an address: one row a purpose and target, so that only the newest counts.
create table codes (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('signup', 'reset')),
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index codes_target on codes (purpose, channel, target);

-- What a right code buys: the right to sign up with that address, or to set one new password.
create table tickets (
  hash text primary key,
  purpose text not null check (purpose in ('signup', 'reset')),
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tickets_expiry on tickets (expires_at);

create table preferences (
  user_id uuid primary key references users (id) on delete cascade,
  global jsonb not null,
  notifications jsonb not null,
  privacy jsonb not null,
  updated_at timestamptz not null
);

create table health_profiles (
  person_id uuid primary key references people (id) on delete cascade,
  facts jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table idempotent_answers add foreign key (user_id) references users (id) on delete cascade;
