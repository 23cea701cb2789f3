-- Bookings that an insurance plan is asked to pay: by which card, what the provider found out, and until when the family chooses
-- another way. The part of the price that a plan pays is a due in the state `insured`: nothing of it is charged by us.
alter table booking_dues
  drop constraint booking_dues_state_check,
  add constraint booking_dues_state_check
    check (state in ('due', 'paid', 'refund_due', 'refunded', 'kept', 'insured')),
  drop constraint booking_dues_amount_cents_check,
  add constraint booking_dues_amount_cents_check check (amount_cents > 0 or (amount_cents = 0 and state = 'insured'));

-- Its plan does not pay, and nobody chose another way in time.
alter table bookings
  drop constraint bookings_cancel_code_check,
  add constraint bookings_cancel_code_check
    check (cancel_code in ('cancelled', 'declined', 'expired', 'unpaid', 'uncovered'));

create table booking_plans (
  booking_id uuid primary key references bookings (id) on delete cascade,
  person_id uuid not null references people (id),
  card_id uuid references insurance_cards (id) on delete set null,
  -- `replaced`: another way of paying has taken its place.
  state text not null check (state in ('asked', 'covered', 'part', 'refused', 'replaced')),
  -- What is paid by card first when no plan pays.
  first_cents integer not null check (first_cents > 0),
  chosen_by uuid not null references users (id),
  -- So many cards were asked for so far.
  tries smallint not null default 1 check (tries > 0),
  asked_at timestamptz not null,
  -- The provider is reminded then, as long as it has not checked.
  remind_at timestamptz not null,
  checked_at timestamptz,
  checked_by uuid references users (id),
  choose_by timestamptz,
  -- Counts what has become of it: whoever decides has seen the latest.
  version integer not null default 1 check (version > 0),
  check ((state = 'refused') = (choose_by is not null))
);
create index booking_plans_card on booking_plans (card_id);
create index booking_plans_open on booking_plans (chosen_by) where state = 'asked';
create index booking_plans_remind on booking_plans (remind_at) where state = 'asked';
create index booking_plans_choose on booking_plans (choose_by) where state = 'refused';

-- What a provider says of the plans it takes; none where it takes no insurance.
create table provider_plans (
  provider_id uuid not null references providers (id) on delete cascade,
  position smallint not null check (position > 0),
  name text not null check (length(name) between 1 and 80),
  primary key (provider_id, position)
);
