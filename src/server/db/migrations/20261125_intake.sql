-- What a doctor asks before a visit, as a person's circle has answered it the last time; intake/intake.ts has the schema.
create table intakes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null unique references people (id) on delete cascade,
  answers jsonb not null,
  version integer not null default 1 check (version > 0),
  written_by uuid not null references users (id),
  -- When somebody said last that it is true.
  updated_at timestamptz not null
);

-- The same as it goes with one booking for its provider to know; what is answered later for others stays out of it.
create table booking_intakes (
  booking_id uuid primary key references bookings (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  answers jsonb not null,
  given_by uuid not null references users (id),
  given_at timestamptz not null
);
create index booking_intakes_person on booking_intakes (person_id);
