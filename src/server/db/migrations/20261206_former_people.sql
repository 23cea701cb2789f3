-- Whom an account was until it took over the record of somebody: that row is gone, and its trail is read as part of the record.
create table former_people (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  taken_over_at timestamptz not null
);
create index former_people_person on former_people (person_id);
