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
