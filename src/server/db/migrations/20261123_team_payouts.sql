-- What places have earned and were sent: their accounts at banks, and each payout with the bookings it is of.

-- Whoever keeps the books of a place sees money, and nothing of guests.
alter table provider_managers drop constraint provider_managers_role_check;
alter table provider_managers add constraint provider_managers_role_check
  check (role in ('owner', 'manager', 'answering', 'reading', 'bookkeeping'));
alter table place_invitations drop constraint place_invitations_role_check;
alter table place_invitations add constraint place_invitations_role_check
  check (role in ('owner', 'manager', 'answering', 'reading', 'bookkeeping'));

-- Of a bank account we know its bank and its last four digits; the processor knows the rest, by the name `payee`.
create table payout_accounts (
  provider_id uuid primary key references providers (id) on delete cascade,
  payee text not null,
  bank_name text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz,
  -- Somebody is changing it: what is known of it is gone until the processor has the new one, so that nothing leaves meanwhile.
  changing_until timestamptz,
  -- No payout begins before: whoever else looks after the place can object to a new account.
  held_until timestamptz not null,
  -- The next payout leaves then, if anything is due.
  next_at timestamptz not null,
  -- The bank has sent a payout back: nothing leaves until there is another account.
  problem text check (problem in ('account_closed', 'no_account', 'bank_refused')),
  created_at timestamptz not null,
  check ((bank_name is null) = (last_four is null))
);
create index payout_accounts_next on payout_accounts (next_at) where last_four is not null and problem is null;

create sequence payout_numbers start 20418;

create table payouts (
  -- The key under which the processor pays it once.
  id uuid primary key default gen_random_uuid(),
  -- What people read aloud.
  number text not null unique,
  provider_id uuid not null references providers (id),
  payee text not null,
  bank_name text not null,
  last_four text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- Started: the processor may know of it or not. Sent: it is on its way to the bank.
  state text not null check (state in ('started', 'sent', 'paid', 'failed')),
  failure text check (failure in ('account_closed', 'no_account', 'bank_refused', 'no_funds')),
  reference text,
  created_at timestamptz not null,
  tried_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check ((state in ('paid', 'failed')) = (settled_at is not null))
);
create index payouts_provider on payouts (provider_id, created_at desc, id);
create index payouts_open on payouts (tried_at) where state in ('started', 'sent');
-- Whoever would begin a second one meanwhile has not seen the first.
create unique index payouts_started on payouts (provider_id) where state = 'started';

-- Of which bookings a payout is; less than none where more went back than was still to be paid out.
create table payout_items (
  payout_id uuid not null references payouts (id) on delete cascade,
  booking_id uuid not null references bookings (id),
  amount_cents integer not null check (amount_cents <> 0),
  primary key (payout_id, booking_id)
);
create index payout_items_booking on payout_items (booking_id);

-- The simulated processor's own side, which the product never reads.
create table simulated_bank_tokens (
  token text primary key,
  conduct text not null,
  bank_name text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  is_spent boolean not null default false,
  created_at timestamptz not null
);

create table simulated_payees (
  payee text primary key,
  conduct text,
  created_at timestamptz not null
);

create table simulated_payouts (
  reference text primary key,
  key text not null unique,
  payee text not null references simulated_payees (payee),
  amount_cents integer not null check (amount_cents > 0),
  conduct text not null,
  created_at timestamptz not null
);
