-- Insurance cards of people: what a plan prints on them. The pictures of both sides are files that hang on the card.
create table insurance_cards (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id),
  plan text not null check (length(plan) between 1 and 80),
  member_id text not null check (length(member_id) between 1 and 30),
  group_id text check (length(group_id) between 1 and 30),
  ends_on date,
  front_file_id uuid references files (id) on delete set null,
  back_file_id uuid references files (id) on delete set null,
  -- The one that was made the primary card last stands first; the others follow as they came.
  preferred_at timestamptz,
  version integer not null default 1 check (version > 0),
  -- Taken away, and for a day still to be had back.
  removed_at timestamptz,
  added_by uuid not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index insurance_cards_person on insurance_cards (person_id, created_at) where removed_at is null;
create index insurance_cards_removed on insurance_cards (removed_at) where removed_at is not null;
-- The same card is there once, however often it is sent.
create unique index insurance_cards_once on insurance_cards (person_id, lower(plan), lower(member_id)) where removed_at is null;
