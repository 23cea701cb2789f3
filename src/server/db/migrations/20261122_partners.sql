-- Partners: who joins, what they show, who checks it, and until when it holds.

-- After this instant what a provider showed no longer holds, and it counts as unverified by itself.
alter table providers add column evidence_until timestamptz not null default 'infinity';
drop index providers_near;
create index providers_near on providers using gist (kind, place) include (
  id, latitude, longitude, time_zone, verified_at, evidence_until, open_weekdays, price_cents, rating, review_count, languages, offers
);
create index providers_evidence_until on providers (evidence_until, id) where verified_at is not null;

-- Those who joined before there were roles answer for the whole place.
alter table provider_managers add column role text not null default 'owner' check (role in ('owner', 'manager', 'answering'));

-- Somebody who wants to join with a place, claims one that is listed, or renews what a place of theirs has shown.
create table partner_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('join', 'claim', 'renewal')),
  -- The place that is claimed or renewed; of one that joins, the place it became.
  provider_id uuid references providers (id) on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'sent', 'asked', 'approved', 'declined')),
  -- What is known of the place so far, step by step.
  profile jsonb not null default '{}',
  -- What staff wrote last: what is missing, or why not.
  answer text,
  -- Counts every change by either side, so that a decision is made on what was seen.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users (id),
  check ((purpose = 'join') or (provider_id is not null))
);
create unique index partner_applications_open on partner_applications (user_id, purpose, coalesce(provider_id, user_id))
  where status in ('draft', 'sent', 'asked');
create index partner_applications_waiting on partner_applications (sent_at, id) where status = 'sent';
create index partner_applications_decided on partner_applications (decided_at desc, id) where status in ('approved', 'declined');
create index partner_applications_user on partner_applications (user_id, created_at desc, id);

-- One thing that a place shows, and what came of checking it.
create table evidence (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references partner_applications (id) on delete cascade,
  -- Set once the place has been approved with it.
  provider_id uuid references providers (id) on delete cascade,
  kind text not null check (kind in ('licence', 'insurance', 'inspection', 'background', 'ratio')),
  facts jsonb not null,
  -- Its last day, on the clock of the place; nothing that has none ends by itself.
  valid_until date,
  result text not null default 'waiting' check (result in ('waiting', 'confirmed', 'refused')),
  -- Where staff looked.
  source text,
  checked_by uuid references users (id),
  checked_at timestamptz,
  created_at timestamptz not null,
  check ((result = 'waiting') = (checked_at is null))
);
create index evidence_application on evidence (application_id, created_at, id);
create index evidence_provider on evidence (provider_id, kind) where provider_id is not null;

-- Who was told that a verification ends: so many days before, 0 once it has ended.
create table evidence_warnings (
  provider_id uuid not null references providers (id) on delete cascade,
  evidence_until timestamptz not null,
  days integer not null,
  told_at timestamptz not null,
  primary key (provider_id, evidence_until, days)
);

-- What was done to an application, by whom: rows are only added.
create table application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references partner_applications (id) on delete cascade,
  what text not null,
  actor_id uuid not null,
  -- The kind of evidence it was about, or what staff wrote.
  detail text,
  at timestamptz not null
);
create index application_events_application on application_events (application_id, id);
