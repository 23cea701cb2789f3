-- An owner asks somebody of the team to be an owner, too, or instead: it waits for their yes.
create table place_handovers (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers (id) on delete cascade,
  from_user uuid not null references users (id) on delete cascade,
  to_user uuid not null references users (id) on delete cascade,
  -- What becomes of whoever asked, once the other has agreed.
  afterwards text not null check (afterwards in ('owner', 'manager', 'leave')),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  check (from_user <> to_user)
);
create unique index place_handovers_waiting on place_handovers (provider_id) where status = 'waiting';
create index place_handovers_from on place_handovers (from_user);
create index place_handovers_to on place_handovers (to_user);
