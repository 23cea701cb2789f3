-- Who may act for whom, and how they agree on it.

-- An accepted relation: paused, ended on a day, or stopped by either side, it lets nobody in.
alter table family_links
  add column accepted_at timestamptz,
  add column paused_at timestamptz,
  add column ends_on date,
  add column ends_at timestamptz,
  add column ending_told_at timestamptz,
  add column ended_told_at timestamptz,
  add column stopped_by uuid references users (id) on delete set null,
  add constraint family_links_scopes check (scopes <@ array['records', 'bookings', 'payments', 'messages']);
create index family_links_person on family_links (person_id);
create index family_links_ends on family_links (ends_at) where status = 'accepted' and ended_told_at is null;

-- Somebody without an account, and by what right an account speaks for them.
create table dependants (
  person_id uuid primary key references people (id) on delete cascade,
  relationship text not null,
  basis text not null check (basis in ('parent', 'guardian', 'power_of_attorney', 'agreed')),
  recorded_at timestamptz not null
);

-- A question to an e-mail address, whether or not it has an account: may I act for you, will you act for
-- somebody, or will you take your own record over.
create table family_invitations (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ask', 'offer', 'takeover')),
  from_user_id uuid not null references users (id) on delete cascade,
  person_id uuid references people (id) on delete cascade,
  email text not null check (email = lower(email)),
  relationship text not null,
  scopes text[] not null check (scopes <@ array['records', 'bookings', 'payments', 'messages']),
  status text not null check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'ask') = (person_id is null))
);
create unique index family_invitations_pending on family_invitations (from_user_id, email, kind, person_id)
  nulls not distinct where status = 'pending';
create index family_invitations_email on family_invitations (email) where status = 'pending';
create index family_invitations_from on family_invitations (from_user_id, updated_at desc);
