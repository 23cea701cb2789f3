-- Somebody who was expected and did not come.

alter table booking_attendance
  alter column arrived_at drop not null,
  add column missed_at timestamptz,
  add check ((arrived_at is null) <> (missed_at is null)),
  add check (left_at is null or arrived_at is not null);
