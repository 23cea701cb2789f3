-- What a caregiver writes of a visit: one row for each, changed until it is too late for that. caregivers/visit-note.ts has its rules.
create table care_visit_notes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null unique references bookings (id) on delete cascade,
  person_id uuid not null references people (id),
  -- Of the help that was booked.
  done text[] not null,
  condition text not null check (condition in ('usual', 'better', 'worse')),
  words text not null,
  is_to_watch boolean not null,
  version integer not null default 1 check (version > 0),
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  changed_at timestamptz
);
create index care_visit_notes_person on care_visit_notes (person_id);
