-- What a provider needs to know of somebody who is booked for, as the family gave it with that booking. Which parts of it the
-- provider reads stands in `notes.shared`: care-notes/care-notes.ts has the schema.
create table care_notes (
  booking_id uuid primary key references bookings (id) on delete cascade,
  person_id uuid not null references people (id),
  notes jsonb not null,
  version integer not null default 1 check (version > 0),
  written_by uuid not null references users (id),
  updated_at timestamptz not null
);
create index care_notes_person on care_notes (person_id, updated_at desc);
