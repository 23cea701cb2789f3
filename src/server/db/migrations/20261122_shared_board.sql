-- The week that the circle of a person shares. A task that somebody wrote down, or a part of a booking's time that one person does:
-- driving there, driving back, being there. It is one person's at a time.
create table board_tasks (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('task', 'there', 'back', 'with')),
  title text,
  booking_id uuid references bookings (id) on delete cascade,
  starts_at timestamptz,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  taken_by uuid references users (id),
  taken_at timestamptz,
  done_at timestamptz,
  check ((taken_by is null) = (taken_at is null)),
  check ((kind = 'task') = (title is not null) and (kind = 'task') = (booking_id is null and starts_at is null)),
  unique (booking_id, starts_at, kind)
);
create index board_tasks_person on board_tasks (person_id, day, created_at);

-- What one says to the next.
create table board_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  words text not null,
  written_by uuid not null references users (id),
  written_at timestamptz not null
);
create index board_notes_person on board_notes (person_id, written_at desc);
