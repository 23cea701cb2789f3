-- Who works for a place, as what, and what its team did.

alter table provider_managers drop constraint provider_managers_role_check;
alter table provider_managers add constraint provider_managers_role_check
  check (role in ('owner', 'manager', 'answering', 'reading'));
-- Null for those who were there before teams.
alter table provider_managers add column joined_at timestamptz;

-- For which of several places this log-in shows the workspace; null for the first by name.
alter table sessions add column place_id uuid references providers (id) on delete set null;
create trigger sessions_publish after update of place_id on sessions
  for each row when (old.place_id is distinct from new.place_id) execute function publish_changed_user('user_id');

-- What somebody must be able to do at the provider to see still what they were told of it.
alter table notifications add column provider_right text not null default 'answers';

-- Somebody was asked to work for a place: known by an address alone until its owner agrees.
create table place_invitations (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'answering', 'reading')),
  invited_by uuid not null references users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  -- From here on it waits; sending it again begins anew.
  sent_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index place_invitations_pending on place_invitations (provider_id, email) where status = 'pending';
create index place_invitations_email on place_invitations (email, sent_at desc, id) where status = 'pending';
create index place_invitations_provider on place_invitations (provider_id, sent_at desc, id);

-- What the team of a place did: rows are only added.
create table place_events (
  id bigint generated always as identity primary key,
  provider_id uuid not null references providers (id) on delete cascade,
  actor_id uuid not null,
  what text not null,
  -- Whom or which day it concerned; never anything of a guest.
  detail text,
  role text,
  at timestamptz not null
);
create index place_events_provider on place_events (provider_id, id desc);
