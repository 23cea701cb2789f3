-- The latest that a person heard of one thing: a booking, an invitation, a result. One row each, unread again when it changes.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  -- The provider as whose manager somebody heard of it: who no longer manages it no longer sees it.
  provider_id uuid references providers (id) on delete cascade,
  -- What the row shows, as its kind's schema has it: no health data.
  facts jsonb not null,
  updated_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, kind, subject_id)
);
create index notifications_user on notifications (user_id, updated_at desc, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_subject on notifications (subject_id);
