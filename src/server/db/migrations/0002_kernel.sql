-- What leaves the house, what must not happen twice, who read what, who asks too often.

create table outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'sms', 'push')),
  recipient text not null,
  subject text,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where state = 'waiting';

create table idempotent_answers (
  user_id uuid not null references users (id) on delete cascade,
  route text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, route, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);

-- Append-only; each entry carries the hash of the one before it about the same person.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  person_id uuid not null,
  action text not null,
  subject text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_entries_person on audit_entries (person_id, id desc);
create unique index audit_entries_chain on audit_entries (person_id, previous_hash);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit trail are never changed';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries for each row execute function refuse_change();

-- The shape that rate-limiter-flexible keeps its points in.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
