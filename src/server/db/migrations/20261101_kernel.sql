-- What leaves by mail and text, what must not happen twice, who read what, who asks too often.

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
  user_id uuid not null,
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

-- Adds entries to the audit trails of any number of people in one call: waiting for a trail, reading its end and writing
-- its next entry are three steps, each of which must see what was committed before it.
create function add_to_audit_trail(entries jsonb) returns void language plpgsql as $$
declare
  entry jsonb;
  previous text;
begin
  -- Locked in one order everywhere, so that two lists never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(person.id, 7))
    from (select distinct given.entry ->> 'person_id' as id from jsonb_array_elements(entries) as given (entry) order by 1) as person;
  for entry in select given.entry from jsonb_array_elements(entries) as given (entry) loop
    previous := coalesce((
      select audit_entries.hash from audit_entries where audit_entries.person_id = (entry ->> 'person_id')::uuid order by audit_entries.id desc limit 1), '');
    insert into audit_entries (at, actor_id, person_id, action, subject, previous_hash, hash) values (
      (entry ->> 'at')::timestamptz, (entry ->> 'actor_id')::uuid, (entry ->> 'person_id')::uuid, entry ->> 'action', entry ->> 'subject', previous,
      encode(sha256(convert_to(concat_ws(E'\n', previous, entry ->> 'at', entry ->> 'actor_id', entry ->> 'person_id', entry ->> 'action', entry ->> 'subject'), 'UTF8')), 'hex'));
  end loop;
end $$;

-- The shape that rate-limiter-flexible keeps its points in.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- What the embedded parts of the ports keep.

-- Mail, text messages and pushes that would leave the machine.
create table mailbox (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  recipient text not null,
  subject text,
  body_text text not null,
  body_html text,
  delivered_at timestamptz not null default now()
);
create index mailbox_newest on mailbox (delivered_at desc, id);

-- The simulated card processor. It never sees a table of the product, and the product never reads these.
create table simulated_cards (
  token text primary key,
  conduct text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null,
  customer text,
  is_spent boolean not null default false,
  created_at timestamptz not null default now()
);
create index simulated_cards_saved on simulated_cards (customer, created_at desc) where customer is not null;

create table simulated_charges (
  reference text primary key,
  key text not null unique,
  customer text not null,
  card text not null references simulated_cards (token),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  description text not null,
  saves_card boolean not null,
  state text not null check (state in ('succeeded', 'requires_action', 'processing', 'declined')),
  decline_code text,
  client_secret text not null unique,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null default now()
);

create table simulated_refunds (
  reference text primary key,
  key text not null unique,
  charge text not null references simulated_charges (reference),
  amount_cents integer not null check (amount_cents > 0),
  created_at timestamptz not null default now()
);

-- What the processor has not told yet.
create table simulated_events (
  id text primary key,
  kind text not null,
  charge text not null references simulated_charges (reference),
  created_at timestamptz not null default now()
);
create index simulated_events_oldest on simulated_events (created_at);

-- Routes are templates, facts are counts and choices: nothing here says who.
create table analytics_events (
  id uuid primary key,
  kind text not null check (kind in ('page', 'event')),
  name text not null,
  route text not null,
  facts jsonb not null default '{}',
  happened_at timestamptz not null
);
create index analytics_events_newest on analytics_events (happened_at desc, id);

-- One row for each kind of failure, however often it happens.
create table error_reports (
  fingerprint text primary key,
  name text not null,
  message text not null,
  stack text not null,
  route text,
  count integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
