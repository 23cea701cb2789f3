-- What a bank sends back days after it had it, and places that earn and have named no account.

-- Those that are there are asked about for a while longer.
create index payouts_arrived on payouts (settled_at) where state = 'paid';

-- When a place was last looked at, and when it was last told that its money has nowhere to go.
create table payout_reminders (
  provider_id uuid primary key references providers (id) on delete cascade,
  looked_at timestamptz not null,
  told_at timestamptz
);

-- The simulated processor's own side: what was told of one last.
alter table simulated_payouts add column told text check (told in ('paid', 'failed'));
