-- Leaving: an account that has asked to is away until `closes_at`, when it is erased; its row stays without a name for what must be kept.
alter table users
  add column closing text check (closing in ('deactivate', 'delete')),
  add column closes_at timestamptz,
  add column closing_told_at timestamptz,
  add column closed_at timestamptz,
  add constraint users_closing check ((closing is null) = (closes_at is null) and (closes_at is null or closed_at is null));
create index users_closing on users (closes_at) where closes_at is not null;

-- A step of logging in: the second one, or the question whether to come back.
alter table log_in_steps add column purpose text not null default 'code' check (purpose in ('code', 'return'));

-- The instant at which a relation was paused because one of its two was away: nobody else's pause is lifted when they come back.
alter table family_links add column away_paused_at timestamptz;

-- Letters name people: what was sent is dropped after a month.
create index outbox_sent on outbox (created_at) where state <> 'waiting';

-- Copies of all that is kept of an account, made by the queue.
create table account_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'ready', 'failed', 'gone')),
  bytes bigint not null default 0,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state in ('ready', 'gone')) <= (expires_at is not null))
);
create unique index account_exports_asked on account_exports (user_id) where state = 'asked';
create index account_exports_user on account_exports (user_id, asked_at desc, id);
create index account_exports_over on account_exports (expires_at) where state = 'ready';
create table account_export_pieces (
  export_id uuid not null references account_exports (id) on delete cascade,
  number integer not null,
  key text not null,
  bytes integer not null check (bytes > 0),
  primary key (export_id, number)
);
