-- Somebody wants to be called by a center that cannot be booked here: what for, how to reach them, and what became of it.
create table lead_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  provider_id uuid not null references providers (id) on delete cascade,
  -- Made by the device that sent it, so that what is sent twice is kept once.
  client_id text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'visit_planned', 'closed')),
  starts text not null,
  note text not null,
  contact_name text not null,
  contact_by text not null check (contact_by in ('phone', 'mail')),
  best_time text not null,
  -- Gone for everybody as soon as the request is withdrawn.
  phone text,
  email text,
  -- The words that were agreed to, as they were read.
  consent_words text not null,
  consent_version text not null,
  consented_at timestamptz not null,
  visit_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  check (withdrawn_at is null or (phone is null and email is null)),
  unique (user_id, client_id)
);
create unique index lead_requests_open on lead_requests (user_id, provider_id, person_id)
  where status <> 'closed' and withdrawn_at is null;
create index lead_requests_account on lead_requests (user_id, created_at desc, id);
create index lead_requests_provider on lead_requests (provider_id, created_at desc, id);

-- Who has the number since when; once it was withdrawn they are told, and say that they have it no more.
create table lead_holders (
  lead_id uuid not null references lead_requests (id) on delete cascade,
  holder text not null check (holder in ('staff', 'provider')),
  since timestamptz not null,
  acknowledged_at timestamptz,
  primary key (lead_id, holder)
);

-- What was done with it, by whom.
create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references lead_requests (id) on delete cascade,
  what text not null,
  holder text check (holder in ('staff', 'provider')),
  user_id uuid references users (id) on delete set null,
  at timestamptz not null
);
create index lead_events_lead on lead_events (lead_id, id);
create index leads_waiting on leads (email) where kind = 'waiting_list';
